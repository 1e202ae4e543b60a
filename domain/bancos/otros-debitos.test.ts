import { describe, expect, test } from 'vitest'
import { cellsOf, OTROS_DEBITOS, readPlanilla, TITULOS_DE_ENVIO } from '@/domain/bancos/otros-debitos'
import { MES } from '@/domain/bancos/prueba/archivos'
import { resultOf } from '@/domain/bancos/resultado'
import type { Celda, Ilegible } from '@/domain/celda'
import { centavos } from '@/domain/dinero'

const fila = (id: number, matricula: number) => ({
  ...MES,
  id,
  matricula,
  dni: '08123456',
  cuit: '20081234565',
  apellidoNombre: 'Ñandú, Ana',
  importe: centavos(2_500_050n),
})
const TITULOS = [...TITULOS_DE_ENVIO, 'Importe Cobrado', 'Observación']
const sent = cellsOf(fila(81, 1001))
const sheet = (...rows: Celda[][]) => [TITULOS, ...rows]
const unreadable = (ilegible: Ilegible['ilegible'], texto = ''): Ilegible => ({ ilegible, texto })
const place = (rows: Celda[][]) => {
  const read = readPlanilla(rows, MES)
  return read.ok ? read.filas.length : read.defectos.map((d) => `${d.linea}.${d.columna} ${d.motivo}`)
}

test('what goes out: identifiers are text with their zeros, money is a number', () => {
  expect(TITULOS_DE_ENVIO).toEqual([
    'Matrícula',
    'DNI',
    'CUIT',
    'Apellido y Nombre',
    'Período',
    'Importe',
    'Comprobante',
  ])
  expect(sent).toEqual([1001, '08123456', '20081234565', 'Ñandú, Ana', '05/2026', 25000.5, 81])
})

test('it comes back filled in: collected, less, not collected', () => {
  const read = readPlanilla(
    sheet(
      [...sent, 25000.5, null],
      [...cellsOf(fila(82, 1002)), '$ 24.000,00', 'Pagó menos'],
      [...cellsOf(fila(83, 1003)), null, 'Licencia'],
      [...cellsOf(fila(84, 1004)), 0],
      [],
      [null, '', ' '],
      [null, null, null, 'TOTAL', null, null, null, 49000.5],
    ),
    MES,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.defectos))
  expect(read.cobrados).toEqual({ cantidad: 2, total: 4_900_050n })
  expect(
    read.filas.map(({ linea, clave, matricula, importe, cobrado, texto }) => [
      linea,
      clave,
      matricula,
      importe,
      cobrado,
      texto,
    ]),
  ).toEqual([
    [2, '81', '1001', 2_500_050n, true, ''],
    [3, '82', '1002', 2_400_000n, true, 'Pagó menos'],
    [4, '83', '1003', 0n, false, 'Licencia'],
    [5, '84', '1004', 0n, false, ''],
  ])
  const enviado = { cbu: '', importe: centavos(2_500_050n), pagado: false }
  expect(
    read.filas.map(
      (one, index) =>
        resultOf(OTROS_DEBITOS, one, {
          hayMatriculado: true,
          enviado: { ...enviado, matricula: 1001 + index },
        }).codigo,
    ),
  ).toEqual([1, 2, -4, -4])
  const [first] = read.filas
  if (!first) throw new Error('Sin filas')
  expect(resultOf(OTROS_DEBITOS, first, { hayMatriculado: true, enviado: null })).toMatchObject({
    codigo: -2,
    porResolver: true,
  })
  expect(
    resultOf(OTROS_DEBITOS, first, { hayMatriculado: true, enviado: { ...enviado, matricula: 5 } }).codigo,
  ).toBe(-2)
})

test('what cannot be read does not matter where nobody reads, nor a tall cell beside or below the rows', () => {
  expect(
    place([
      [unreadable('error', '#N/A')],
      [...TITULOS, 'De más'],
      [...sent, 10, null, unreadable('error', '#N/A')],
      [unreadable('combinada'), null, unreadable('combinada')],
    ]),
  ).toBe(1)
})

test('columns are found by heading, below a title, whatever their order, case and accents', () => {
  expect(
    place([
      ['Colegio de Médicos'],
      [],
      ['OBSERVACION', 'importe cobrado', 'PERIODO', 'comprobante ', 'MATRICULA', 'De más'],
      ['', 10, '2026-05-01', '081', ' 1001 ', 'x'],
    ]),
  ).toBe(1)
})

describe('a sheet is refused whole, and each cell is named', () => {
  test.each<[string, Celda[][], string[]]>([
    [
      'nothing',
      [],
      [
        '1.1 Falta la columna «Matrícula»',
        '1.1 Falta la columna «Período»',
        '1.1 Falta la columna «Comprobante»',
        '1.1 Falta la columna «Importe Cobrado»',
      ],
    ],
    [
      'a column less',
      [
        ['Importe Cobrado', 'Matrícula', 'Período'],
        [1, 2, '05/2026'],
      ],
      ['1.1 Falta la columna «Comprobante»'],
    ],
    [
      'the amounts’ column alone less, under a title',
      [['Otros débitos'], ['Matrícula', 'Período', 'Comprobante'], [2, '05/2026', 81]],
      ['2.1 Falta la columna «Importe Cobrado»'],
    ],
    ['headings alone', sheet(), ['1.1 La planilla no tiene ninguna fila']],
    ['words for an amount', sheet([...sent, 'pagó']), ['2.8 Importe Cobrado: «pagó» no es un importe']],
    ['a third decimal', sheet([...sent, 10.005]), ['2.8 Importe Cobrado: «10.005» no es un importe']],
    [
      'a third decimal in words',
      sheet([...sent, '10,005']),
      ['2.8 Importe Cobrado: «10,005» no es un importe'],
    ],
    ['true', sheet([...sent, true]), ['2.8 Importe Cobrado: «VERDADERO» no es un importe']],
    ['false', sheet([...sent, false]), ['2.8 Importe Cobrado: «FALSO» no es un importe']],
    ['an error', sheet([...sent, unreadable('error', '#N/A')]), ['2.8 #N/A no es un importe']],
    [
      'a formula that nobody calculated',
      sheet([...sent, unreadable('formula')]),
      ['2.8 fórmula sin calcular: ábrala en Excel y guárdela'],
    ],
    [
      'a link',
      sheet([...sent, unreadable('vinculo')]),
      ['2.8 un vínculo no es un importe: escriba el número'],
    ],
    [
      'one amount over two rows',
      sheet([...sent, 37_000], [...sent, unreadable('combinada')]),
      ['3.8 está combinada con la de arriba: sepárelas y escriba lo de cada fila'],
    ],
    [
      'an error in another column that is read',
      sheet([unreadable('error', '#REF!'), ...sent.slice(1), 10, unreadable('error', '#N/A')]),
      ['2.1 #REF! no es un dato', '2.9 #N/A no es un dato'],
    ],
    [
      'a formula in an otherwise empty row',
      sheet([...sent, 10], [...Array.from<null>({ length: 7 }), unreadable('formula')]),
      ['3.8 fórmula sin calcular: ábrala en Excel y guárdela'],
    ],
    [
      'a total that cannot be read',
      sheet([...sent, 10], ['', '', '', 'Total', '', '', '', unreadable('formula')]),
      ['3.8 fórmula sin calcular: ábrala en Excel y guárdela'],
    ],
    [
      'a total below what cannot be read',
      sheet([...sent, unreadable('error', '#N/A')], [...sent, 10], ['', '', '', 'Total', '', '', '', 20]),
      ['2.8 #N/A no es un importe'],
    ],
    ['too much', sheet([...sent, 1e18]), ['2.8 Importe Cobrado: «1000000000000000000» no es un importe']],
    ['below zero', sheet([...sent, -1]), ['2.8 Importe Cobrado: no puede ser negativo']],
    [
      'another month',
      sheet([...cellsOf({ ...fila(1, 1), mes: 4 }), 1]),
      ['2.5 Período: es de Abril 2026 y se eligió Mayo 2026'],
    ],
    [
      'no month',
      sheet([1, '', '', '', 'mayo', 1, 1, 1]),
      ['2.5 Período: «mayo» no es un mes: se espera MM/AAAA'],
    ],
    [
      'month 13',
      sheet([1, '', '', '', '13/2026', 1, 1, 1]),
      ['2.5 Período: «13/2026» no es un mes: se espera MM/AAAA'],
    ],
    ['no matricula', sheet(['', '', '', 'Ana', '05/2026', 1, 1, 1]), ['2.1 Matrícula: falta']],
    [
      'half a voucher',
      sheet([1, '', '', '', '05/2026', 1, 1.5, 1]),
      ['2.7 Comprobante: «1.5» no es un número'],
    ],
    [
      'a total that does not add up',
      sheet([...sent, 10], ['', '', '', 'Total', '', '', '', 11]),
      ['3.8 Importe Cobrado: dice $\u00a011,00 y las filas suman $\u00a010,00'],
    ],
    [
      'two rows',
      sheet([...sent, 'a'], [...sent, 1], [...sent, 'b']),
      ['2.8 Importe Cobrado: «a» no es un importe', '4.8 Importe Cobrado: «b» no es un importe'],
    ],
  ])('%s', (_, rows, expected) => expect(place(rows)).toEqual(expected))
})
