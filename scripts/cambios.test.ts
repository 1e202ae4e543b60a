import { expect, test } from 'vitest'
import { testsOf } from '@/scripts/cambios.mjs'

const EVERY = [
  'backend/tesoreria/pago/pago.api.test.ts',
  'backend/tesoreria/ledger/tesoreria.test.ts',
  'backend/acceso/cuenta/ingreso.api.test.ts',
  'e2e/pago.spec.ts',
  'e2e/mostrador.spec.ts',
  'e2e/sesion.spec.ts',
]
const COVERAGE = [
  {
    title: 'Money',
    rows: [
      {
        item: 'pay',
        where: ['components/tesoreria/pago/pay-dialog.tsx', 'backend/tesoreria/pago/'],
        tests: ['e2e/mostrador.spec.ts'],
      },
      {
        item: 'sign in',
        where: ['lib/gate.ts'],
        tests: ['e2e/sesion.spec.ts', 'backend/acceso/cuenta/ingreso.api.test.ts'],
      },
      { item: 'not built yet' },
    ],
  },
]

test.each([
  [
    'the noun in every tree',
    'contract/pago.ts',
    ['backend/tesoreria/pago/pago.api.test.ts', 'e2e/pago.spec.ts'],
  ],
  [
    'what the coverage names beside the file',
    'lib/gate.ts',
    ['backend/acceso/cuenta/ingreso.api.test.ts', 'e2e/sesion.spec.ts'],
  ],
  [
    'what the coverage names beside its folder',
    'backend/tesoreria/pago/store.ts',
    ['backend/tesoreria/pago/pago.api.test.ts', 'e2e/pago.spec.ts', 'e2e/mostrador.spec.ts'],
  ],
  [
    'the test that changed itself',
    'backend/tesoreria/ledger/tesoreria.test.ts',
    ['backend/tesoreria/ledger/tesoreria.test.ts'],
  ],
  ['nothing of what no test is told to hold', 'docs/manual.md', []],
])('a change is tested by %s', (_, file, wanted) => {
  expect(testsOf([file], COVERAGE, EVERY)).toEqual(wanted)
})
