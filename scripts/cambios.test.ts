import { expect, test } from 'vitest'
import { testsOf } from '@/scripts/cambios.mjs'

const EVERY = [
  'backend/pago/pago.api.test.ts',
  'backend/libro/tesoreria.test.ts',
  'backend/cuenta/ingreso.api.test.ts',
  'e2e/pago.spec.ts',
  'e2e/mostrador.spec.ts',
  'e2e/sesion.spec.ts',
]
const COVERAGE = [
  '| item | where | test |',
  '| pay | `components/pago/pay-dialog.tsx`, `backend/pago/` | `e2e/mostrador.spec.ts` |',
  '| sign in | `lib/puerta.ts` | `e2e/sesion.spec.ts`, `backend/cuenta/ingreso.api.test.ts` |',
].join('\n')

test.each([
  ['the noun in every tree', 'contract/pago.ts', ['backend/pago/pago.api.test.ts', 'e2e/pago.spec.ts']],
  [
    'what the coverage names beside the file',
    'lib/puerta.ts',
    ['backend/cuenta/ingreso.api.test.ts', 'e2e/sesion.spec.ts'],
  ],
  [
    'what the coverage names beside its folder',
    'backend/pago/store.ts',
    ['backend/pago/pago.api.test.ts', 'e2e/pago.spec.ts', 'e2e/mostrador.spec.ts'],
  ],
  ['the test that changed itself', 'backend/libro/tesoreria.test.ts', ['backend/libro/tesoreria.test.ts']],
  ['nothing of what no test is told to hold', 'docs/manual.md', []],
])('a change is tested by %s', (_, file, wanted) => {
  expect(testsOf([file], COVERAGE, EVERY)).toEqual(wanted)
})
