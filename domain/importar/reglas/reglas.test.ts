import { describe, expect, test } from 'vitest'
import { type Fila, HOY, read } from '@/domain/prueba/tabla'

describe('money', () => {
  const balance = (titles: Fila, ...rows: Fila[]) =>
    read('saldosIniciales', [[titles, ...rows]], { fijos: [{ campo: 'fecha', valor: HOY }] })
  test('a balance beside its two sides is counted once, and has to be their difference', () => {
    const file = balance(
      ['Mat', 'Debe', 'Haber', 'Saldo'],
      [1, 100, 60, 40],
      [2, 100, null, 100],
      [3, 100, 20, 100],
      [4, 60, 100, -40],
    )
    expect([2, 3, 5].map((fila) => file.of(fila))).toMatchObject([
      ...[[{ debe: '40.00', aFavor: '0.00' }], [{ debe: '100.00' }], [{ debe: '0.00', aFavor: '40.00' }]],
    ])
    expect(file.of(4)).toBe('saldo.noCierra')
  })
  test('its side may stand in another column, and an amount without one is nobody’s', () => {
    const file = balance(
      ['Mat', 'Importe', 'D/H'],
      [1, 100, 'D'],
      [2, 60, 'H'],
      [3, 60, null],
      [4, 60, 'x'],
      [5, 'mucho', 'D'],
    )
    expect([2, 3].map((fila) => file.of(fila))).toMatchObject([[{ debe: '100.00' }], [{ aFavor: '60.00' }]])
    expect([4, 5, 6].map((fila) => file.of(fila))).toEqual([
      'lado.falta',
      'lado.desconocido',
      'monto.formato',
    ])
  })
  test('a charge that no catalogue knows is not one of the month', () => {
    const rows = [
      ['Mat', 'Período', 'Concepto', 'Importe'],
      [1, '01/2025', 'Cuota', 100],
      [2, '01/2025', 'Multa', 100],
    ]
    const file = read('deudaMeses', [rows], { listas: { concepto: ['Credencial'] } })
    expect([file.of(2), file.of(3)]).toMatchObject([[{ tipo: 'Matricula' }], 'valor.desconocido'])
  })
  test('a receipt is of one day, and the same line twice is told', () => {
    const row = (fecha: string): Fila => [55, fecha, 1, 100]
    const file = read('pagos', [
      [['Recibo', 'Fecha', 'Mat', 'Importe'], row('01/02/2024'), row('01/02/2024'), row('01/02/2023')],
    ])
    expect([file.notices(3), file.of(4)]).toEqual([['pago.igual'], 'recibo.repetido'])
  })
})

test('several names of a cell are parted only where the whole is none', () => {
  const especialidad = ['Pediatría', 'Neonatología', 'Medicina General y/o Medicina de Familia']
  const rows = [
    ['Mat', 'Especialidad', 'Fecha'],
    [1, 'Pediatría / Neonatología', '01/03/2019'],
    [2, especialidad[2] ?? '', '01/03/2019'],
  ]
  const file = read('especialidades', [rows], { listas: { especialidad } })
  expect([2, 3].map((fila) => file.of(fila)?.length)).toEqual([2, 1])
})

test('a paper that has no end gets none', () => {
  const rows = [
    ['Nro', 'Mat', 'Tipo', 'Desde', 'Hasta'],
    ['N° 12 / 2019', 1, 'Ética', '01/03/2019', 'indefinida'],
    ['12/2019', 1, 'Ética', '01/03/2019', ''],
    [13, 1, 'Ética', '01/03/2019', ''],
  ]
  const file = read('certificados', [rows], {
    opciones: { completarHasta: true },
    listas: { tipo_certificado: ['Ética'] },
  })
  expect([2, 3, 4].map((fila) => file.of(fila))).toMatchObject([
    ...[[{ validezHasta: null }], 'certificado.repetido', [{ validezHasta: '2021-03-01' }]],
  ])
})
