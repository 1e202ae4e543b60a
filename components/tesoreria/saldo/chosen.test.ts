import { expect, test } from 'vitest'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { begin, fitting, payable, totalOf } from '@/components/tesoreria/saldo/chosen'
import { centavos } from '@/domain/dinero'

const fila = (clave: string, monto: bigint | undefined, traba?: string): FilaPendiente => ({
  clave,
  id: 1,
  tipo: 3,
  tipoNombre: 'Matricula',
  nombre: clave,
  mes: undefined,
  anio: undefined,
  monto: monto === undefined ? undefined : centavos(monto),
  creado: undefined,
  tramite: undefined,
  traba,
})
const FILAS = [
  fila('a', 100n),
  fila('b', 250n),
  fila('c', 120n),
  fila('d', 10n, 'En trámite'),
  fila('e', undefined),
]

test('what is held or cannot be read is not offered', () => {
  expect(payable(FILAS).map(({ clave }) => clave)).toEqual(['a', 'b', 'c'])
})

test.each([
  [99n, []],
  [100n, ['a']],
  [220n, ['a', 'c']],
  [1000n, ['a', 'b', 'c']],
])('%d pays the oldest that fit', (saldo, claves) => {
  expect([...fitting(payable(FILAS), centavos(saldo))]).toEqual(claves)
})

test.each([
  [['c', 'b'], 220n, ['b', 'c']],
  [['d'], 220n, ['a', 'c']],
  [[], 100n, ['a']],
] as const)('%j chosen in the list begin, else what fits', (deLaLista, saldo, claves) => {
  expect([...begin(payable(FILAS), new Set<string>(deLaLista), centavos(saldo))]).toEqual(claves)
})

test('the total of some', () => expect(totalOf(payable(FILAS))).toBe(470n))
