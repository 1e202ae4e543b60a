import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, formatFecha, partsOf } from '@/domain/fechas'
import { type Fila, member, read, TITULOS } from '@/domain/prueba/tabla'

describe('what is no row', () => {
  test('titles of each page, headings, totals in any column and notes at the foot are passed over', () => {
    const file = read('matriculados', [
      [
        ...[['Padrón'], TITULOS, ['LETRA A'], member(1), member(2), [null, 'Subtotal: 2']],
        ...[['Padrón'], TITULOS, ['B'], member(3), ['TOTAL', '3 matriculados'], ['A = Activo']],
        [null, null, null, 'Secretario'],
      ],
    ])
    expect([3, 6, 7, 8, 9, 11, 12, 13].map((fila) => file.of(fila))).toEqual([
      ...['rótulo entre las filas', 'total al pie', 'títulos repetidos', 'títulos repetidos'],
      ...['rótulo entre las filas', 'total al pie', 'nota al pie', 'total al pie'],
    ])
    expect(file.totales).toEqual({ matriculados: 3 })
  })
  test('a row that lacks its number is refused wherever it stands', () => {
    const file = read('matriculados', [[TITULOS, member(1), [null, 'Luna, Ema', 13_000_000, 'Activo']]])
    expect(file.of(3)).toBe('matricula.falta')
  })
  test('a catalogue has no total for a name, and keeps names that begin like one', () => {
    const file = read('catalogo:hospital', [
      [['Nombre'], ['Suma S.R.L.'], ['Total Salud'], ['Total: 2 efectores']],
    ])
    expect([2, 3].map((fila) => file.of(fila))).toEqual([
      [{ nombre: 'Suma S.R.L.' }],
      [{ nombre: 'Total Salud' }],
    ])
    expect(file.of(4)).toBe('total al pie')
  })
  test('totals of parts and of all are compared with the rows that they are of', () => {
    const rows = (general: number): Fila[] => [
      ...[
        ['Matrícula', 'Nombre', 'Período', 'Importe'],
        [1, 'x', '01/2025', 100],
        [null, 'Subtotal', null, 100],
      ],
      ...[
        [2, 'x', '01/2025', 50],
        [null, 'Subtotal', null, 50],
        [null, 'Total general', null, general],
      ],
    ]
    expect(read('deudaMeses', [rows(150)]).avisos[0]?.codigo).toBe('total.coincide')
    expect(read('deudaMeses', [rows(151)]).avisos[0]?.codigo).toBe('total.difiere')
    expect(read('deudaMeses', [rows(150).slice(0, 5)]).avisos[0]?.codigo).toBe('total.coincide')
  })
})

describe('what only a column or a file decides', () => {
  const withDays = (days: readonly [string, string][]) =>
    read('matriculados', [
      [TITULOS, ...days.map(([birth, entry], at) => member(at + 1, [birth, entry, 'M']))],
    ])
  test('a column that decides nothing follows the others of its file', () => {
    const file = withDays([
      ['04/25/1965', '03/04/1995'],
      ['05/26/1965', '03/05/1995'],
      ['03/04/1966', '03/06/1995'],
    ])
    expect(file.of(4)).toMatchObject([{ fechaNacimiento: '1966-03-04', ingresoCM: '1995-03-06' }])
  })
  test('of two orders in one column nothing that may be two days is taken; a slip is one day that does not exist', () => {
    const both = withDays([
      ['04/25/1965', ''],
      ['25/04/1965', ''],
      ['03/04/1966', ''],
      ['04/04/1966', ''],
    ])
    expect([2, 3, 4, 5].map((fila) => both.notices(fila))).toEqual([[], [], ['fecha.dosOrdenes'], []])
    const slip = withDays([
      ...[['04/25/1965', ''] as const, ['25/04/1965', ''] as const, ['26/04/1965', ''] as const].map(
        ([a, b]) => [a, b] as [string, string],
      ),
      ...[
        ['27/04/1965', ''] as [string, string],
        ['28/04/1965', ''] as [string, string],
        ['03/04/1966', ''] as [string, string],
      ],
    ])
    expect(slip.notices(2)).toEqual(['fecha.inexistente'])
    expect(slip.of(7)).toMatchObject([{ fechaNacimiento: '1966-04-03' }])
  })
  test('days written with the month first are those days, in every row of a file', () => {
    const days = fc.array(
      fc.integer({ min: 0, max: 14_000 }).map((count) => addDays('1950-01-01', count)),
      { minLength: 1, maxLength: 8 },
    )
    const american = (fecha: string): string => {
      const { anio, mes, dia } = partsOf(fecha)
      return `${mes}/${dia}/${anio}`
    }
    fc.assert(
      fc.property(days, (dates) => {
        const surely = ['1950-01-25', '1950-02-26', ...dates]
        for (const write of [american, formatFecha]) {
          const file = withDays(surely.map((fecha) => [write(fecha), '']))
          surely.forEach((fecha, at) => expect(file.of(at + 2)).toMatchObject([{ fechaNacimiento: fecha }]))
        }
      }),
      { numRuns: 30 },
    )
  })
  test('a serial number that became a text is a day, where its column is of them', () => {
    const file = withDays([
      ['21917', '34794'],
      ['22283', '34795'],
      ['22648', 'abr-95'],
    ])
    expect(file.of(2)).toMatchObject([{ fechaNacimiento: '1960-01-02', ingresoCM: '1995-04-05' }])
    expect(file.notices(4)).toEqual(['fecha.formato'])
  })
  test('where men are H, M is a woman', () => {
    const rows = ['H', 'M'].map((sexo, at) => member(at + 1, [null, null, sexo]))
    expect(read('matriculados', [[TITULOS, ...rows]]).of(3)).toMatchObject([{ sexo: 2 }])
  })
  test('three figures behind a mark are decimals where the column says so, and thousands elsewhere', () => {
    const amounts = (...texts: string[]) =>
      read('deudaMeses', [
        [['Matrícula', 'Período', 'Importe'], ...texts.map((text, at) => [at + 1, '01/2025', text])],
      ])
    expect(amounts('1250.000', '950.000').of(3)).toMatchObject([{ monto: '950.00' }])
    expect(amounts('1250,505', '1.250', '12,5', '9250').of(3)).toMatchObject([{ monto: '1250.00' }])
    expect(amounts('1250,505', '1.250', '12,5', '9250').of(2)).toBe('monto.formato')
  })
  test('days of a member that contradict each other are not both taken', () => {
    const file = withDays([['02/01/1960', '04/03/1955']])
    expect([file.of(2), file.notices(2)]).toMatchObject([
      [{ fechaNacimiento: '1960-01-02', ingresoCM: null }],
      ['fecha.orden'],
    ])
  })
})

test('a joined sheet fills what is missing, and what it says otherwise is told', () => {
  const main = [
    ['Matrícula', 'Apellido y Nombre', 'DNI', 'Estado'],
    member(1).slice(0, 4),
    member(2).slice(0, 4),
    member(3).slice(0, 4),
  ]
  const other = [
    ['Matrícula', 'Teléfono', 'DNI'],
    [1, '42', 12_000_011],
    [2, '43', 13_000_000],
    [3, '44', 999],
    ['TOTAL', 2],
  ]
  const file = read('matriculados', [main, other])
  expect(file.of(3)).toMatchObject([{ dni: 12_000_022, telefono: '43' }])
  expect([2, 3, 4].map((fila) => file.notices(fila))).toEqual([[], ['union.distinto'], ['dni.rango']])
})

test('an error written as a text is none of its field', () => {
  const rows = [
    ['Matrícula', 'Apellido y Nombre', 'DNI', 'Estado', 'Domicilio'],
    [...member(1).slice(0, 4), '#REF!'],
    [2, 'MU?OZ, ANA', 1, 'Activo', ''],
  ]
  const file = read('matriculados', [rows])
  expect([file.notices(2), file.of(3)]).toEqual([['celda.error'], 'texto.letras'])
})
