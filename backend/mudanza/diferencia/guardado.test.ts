import { expect, test } from 'vitest'
import { cuentaGuardada } from '@/backend/mudanza/diferencia/guardado'

test('a row that moves nothing is left out, and one that cannot be read is there to be seen', () => {
  const fila = { fecha: '2026-01-01', concepto: 'Matrícula', debe: 100, haber: 0, saldo: 100 }
  const { renglones } = cuentaGuardada(
    [
      { ...fila, fecha: '1900-01-01', concepto: 'Saldo anterior', debe: 0, saldo: 0 },
      fila,
      { ...fila, concepto: 'Ilegible', debe: 'mucho' },
    ],
    [],
  )
  expect(renglones.map(({ concepto, debe }) => [concepto, debe])).toEqual([
    ['Matrícula', 100n],
    ['Ilegible', 0n],
  ])
})
