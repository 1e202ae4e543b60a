import { describe, expect, test } from 'vitest'
import { type Fila, read } from '@/domain/prueba/tabla'
import type { Combinada } from '@/domain/libro'

const DEUDA = { A: 'debe', P: 'pagado' }
const answers = Object.entries(DEUDA).map(([valor, respuesta]) => ({ campo: 'celdas', valor, respuesta }))

describe('titles', () => {
  test('of two rows are read with their groups, drawn as one cell or not', () => {
    const above = ['Mat.', 'Documento', null, 'Consultorio', null, 'Apellido y Nombre', 'Estado']
    const below = [null, 'Tipo', 'N°', 'Domicilio', 'Tel.', null, null]
    const rows = [
      above,
      below,
      ...[1, 2, 3].map((at) => [at, 'DNI', 12_000_000 + at, 'Mitre 1', '42', `Paz${at}, Ana`, 'Activo']),
    ]
    const columnas = ['matricula', null, 'dni', 'consultorio', 'telProf', 'apellidoNombre', 'estado']
    for (const combinadas of [
      [],
      [
        [1, 1, 1, 2],
        [1, 3, 1, 4],
        [1, 0, 2, 0],
        [1, 5, 2, 5],
        [1, 6, 2, 6],
      ] as Combinada[],
    ])
      expect(read('matriculados', [rows], { combinadas }).lectura).toMatchObject({ encabezado: 2, columnas })
  })
  test('under a number’s group are its parts alone', () => {
    const rows = [
      ['Matrícula', null, 'Nombre y apellido'],
      ['Prov.', 'Nac.', null],
      [1, 30_123, 'Paz, Ana'],
      [2, 30_124, 'Luna, Ema'],
    ]
    const { lectura } = read('matriculados', [rows], {
      combinadas: [
        [1, 0, 1, 1],
        [1, 2, 2, 2],
      ],
    })
    expect(lectura.columnas).toEqual(['matricula', null, 'apellidoNombre'])
  })
  test('a count of the rows is no registration number, with headings between them or not', () => {
    const rows = Array.from({ length: 300 }, (_, at): Fila => [
      at + 1,
      700 + ((at * 7_919) % 3_001),
      `Paz${at}`,
      'Ana',
      12_000_000 + at,
    ])
    const titled: Fila[] = [
      ['N°', 'Registro', 'Apellido', 'Nombre', 'DNI'],
      ...rows.slice(0, 99),
      ['B'],
      ...rows.slice(99),
    ]
    expect(read('matriculados', [titled]).lectura.columnas.slice(0, 2)).toEqual([null, 'matricula'])
  })
  test('said again are no samples of their columns, but a cell that says what its column is called is one', () => {
    const titles = ['Matrícula', 'Jubilado', 'Teléfono']
    const rows = [titles, [1, 'Jubilado', '42'], [2, null, '43'], ['LETRA B'], titles, [3, 'Jubilado', '44']]
    const samples = read('matriculados', [rows]).guessed[0]?.columnas.map(({ muestras }) => muestras)
    expect(samples).toEqual([['1', '2', '3'], ['Jubilado'], ['42', '43', '44']])
  })
  test('its own name goes before what others call a field, and figures are no names', () => {
    const rows = [1, 2, 3].map((at) => [9_000 + at, at, `Paz${at}, Ana`, 'A', 'Activo', 12_000_000 + at])
    const { lectura } = read('matriculados', [
      [['Socio', 'Mat', 'Afiliado', 'Categoría', 'Estado', 'Doc'], ...rows],
    ])
    expect(lectura.columnas).toEqual([null, 'matricula', 'apellidoNombre', null, 'estado', 'dni'])
  })
})

describe('months as titles', () => {
  const ENE = ['Ene', 'Feb', 'Mar']
  test('their year is their group’s: two years side by side are not one', () => {
    const rows = [
      ['Cuotas'],
      [null, '2024', null, null, '2025'],
      ['Mat', ...ENE, ...ENE],
      [1, 100, null, null, 200, null, null],
    ]
    for (const combinadas of [
      [],
      [
        [2, 1, 2, 3],
        [2, 4, 2, 6],
      ] as Combinada[],
    ])
      expect(read('deudaMeses', [rows], { combinadas }).of(4)).toMatchObject([
        ...[
          { anio: 2024, mes: 1, monto: '100.00' },
          { anio: 2025, mes: 1, monto: '200.00' },
        ],
      ])
  })
  test('a year that is not told is asked, and the same month twice is nobody’s', () => {
    const asked = (above: string) =>
      read('deudaMeses', [[[above], ['Mat', ...ENE], [1, 100, null, null]]]).guessed[0]?.columnas.map(
        ({ seguro }) => seguro,
      )
    expect(asked('Ley 4569/1986, impreso el 28/11/2026')).toEqual([true, false, false, false])
    expect(asked('Cuotas 2025')).toEqual([true, true, true, true])
    const twice = read('deudaMeses', [
      [
        ['Mat', ...ENE, 'Enero'],
        [1, 1, null, null, 2],
      ],
    ]).guessed[0]?.columnas
    expect(twice?.map(({ campo, seguro }) => [campo !== null, seguro])[4]).toEqual([false, false])
  })
  test('a price in the title is what a letter owes; a month to come owes nothing', () => {
    const file = read(
      'deudaMeses',
      [
        [
          ['Mat', 'Octubre ($ 9.000)', 'Noviembre ($ 9.250,50)', 'Diciembre'],
          [1, 'A', 'A', 'P'],
          [2, 'P', 'P', 100],
        ],
      ],
      { nombres: ['2026'], respuestas: answers },
    )
    expect(file.of(2)).toMatchObject([
      { mes: 10, monto: '9000.00' },
      { mes: 11, monto: '9250.50' },
    ])
    expect(file.of(3)).toBe('periodo.futuro')
  })
  test('sheets of other years are named', () => {
    const sheet = [
      ['Mat', ...ENE],
      [1, 100, null, null],
    ]
    const { guessed } = read('deudaMeses', [sheet, sheet], { nombres: ['2024', '2025'] })
    expect(guessed[0]?.porque).toMatch(/aparte: 2025/)
  })
  test('alone in a column they have the year of their sheet', () => {
    const rows = [
      ['Matrícula', 'Mes', 'Deuda'],
      [1, 'Enero', 100],
      [2, 'Setiembre', 100],
      [3, 'Mar', 100],
    ]
    expect(read('deudaMeses', [rows], { nombres: ['Deuda 2024'] }).lectura.fijos).toEqual([
      { campo: 'anio', valor: '2024' },
    ])
  })
})
