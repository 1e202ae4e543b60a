import { expect, test } from 'vitest'
import { CLAVES_DE_DEBITO, DEBITOS, firstMonthOf, nombreDeCuenta } from '@/domain/debito'

test.each([
  ['2026-11-01', 2026, 11],
  ['2026-11-14', 2026, 11],
  ['2026-11-15', 2026, 12],
  ['2026-12-14', 2026, 12],
  ['2026-12-15', 2027, 1],
  ['2026-12-31', 2027, 1],
  ['2028-02-29', 2028, 3],
])('an authorization of %s begins with %i-%i', (dia, anio, mes) =>
  expect(firstMonthOf(dia)).toEqual({ anio, mes }),
)

test('each way of being debited has its name, each kind of account too', () => {
  expect(CLAVES_DE_DEBITO.map((clave) => DEBITOS[clave]).filter(Boolean)).toHaveLength(7)
  expect([1, 2, 3, 4, null].map((tipo) => nombreDeCuenta(tipo))).toEqual([
    ...['Cuenta Corriente', 'Caja de Ahorro', 'Cuenta Sueldo', undefined, undefined],
  ])
})
