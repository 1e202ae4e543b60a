import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { type Centavos, MAX_CENTAVOS, centavos, toDecimal } from '@/domain/dinero'
import { fileName, safeText } from '@/lib/spreadsheets/column'
import { type Hoja, writeXlsx } from '@/lib/spreadsheets/sheet'

type Fila = { fecha: string; concepto: string; haber: Centavos | null; n: number; creado: string }
const hoja = (filas: Fila[]): Hoja<Fila> => ({
  titulo: 'Cuenta Corriente',
  datos: ['Matricula', 4321, '=Álvarez, Ana'],
  columnas: [
    { titulo: 'FECHA', tipo: 'fecha', valor: (fila) => fila.fecha },
    { titulo: 'CONCEPTO', tipo: 'texto', valor: (fila) => fila.concepto },
    { titulo: 'HABER', tipo: 'dinero', valor: (fila) => fila.haber },
    { titulo: 'N', tipo: 'entero', valor: (fila) => fila.n },
    { titulo: 'CREADO', tipo: 'instante', valor: (fila) => fila.creado },
    { titulo: 'Hora', tipo: 'hora', valor: (fila) => fila.creado },
    { titulo: 'SALDO', tipo: 'dinero', valor: (fila) => fila.haber, sinTotal: true },
  ],
  filas,
})
const fila: Fila = {
  fecha: '2026-03-01',
  concepto: 'Matricula ACTIVO',
  haber: centavos(123_450n),
  n: 42,
  creado: '2026-03-01T02:30:15Z',
}

function read(bytes: Uint8Array) {
  const book = XLSX.read(bytes, { cellNF: true, cellFormula: true })
  const [name = ''] = book.SheetNames
  const sheet = book.Sheets[name]
  if (!sheet) throw new Error('No sheet')
  return { name, sheet, cell: (address: string) => sheet[address] as XLSX.CellObject | undefined }
}

describe('what the file holds', () => {
  const { name, sheet, cell } = read(writeXlsx(hoja([fila, { ...fila, haber: null, fecha: '2026-02-31' }])))

  test('title, headings and the sheet name', () => {
    expect(name).toBe('Cuenta Corriente')
    expect(cell('A1')?.v).toBe('Cuenta Corriente')
    expect(['A3', 'B3', 'C3', 'D3', 'E3'].map((at) => cell(at)?.v)).toEqual([
      'FECHA',
      'CONCEPTO',
      'HABER',
      'N',
      'CREADO',
    ])
    expect(['A2', 'B2', 'C2'].map((at) => cell(at)?.v)).toEqual(['Matricula', 4321, "'=Álvarez, Ana"])
    expect(sheet['!ref']).toBe('A1:G7')
    expect(sheet['!autofilter']).toEqual({ ref: 'A3:G5' })
  })

  test('a total of the money that can be added up, and of nothing else', () => {
    expect(['A7', 'B7', 'C7', 'D7', 'G7'].map((at) => cell(at)?.v)).toEqual([
      ...['Total', undefined, 1234.5],
      ...[undefined, undefined],
    ])
    expect(cell('C7')?.f).toBe('SUBTOTAL(109,C4:C5)')
  })

  test('dates are dates: day numbers with a date format', () => {
    expect(cell('A4')).toMatchObject({ t: 'n', v: 46082, z: 'dd/mm/yyyy', w: '01/03/2026' })
  })

  test('instants stand on the clock of Argentina', () => {
    expect(cell('E4')).toMatchObject({ t: 'n', w: '28/02/2026 23:30:15' })
    expect(cell('F4')).toMatchObject({ t: 'n', w: '23:30', z: 'hh:mm' })
  })

  test('title and headings are bold and stay in sight', () => {
    const [styles, xml] = ['xl/styles.xml', 'xl/worksheets/sheet1.xml'].map((file) =>
      strFromU8(unzipSync(writeXlsx(hoja([fila])))[file] ?? new Uint8Array()),
    )
    expect(xml).toContain('<pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/>')
    const bold = new Set(
      [...(styles ?? '').matchAll(/<xf [^>]*fontId="(\d)"[^>]*xfId/g)].flatMap(([, font], style) =>
        font === '1' ? [String(style)] : [],
      ),
    )
    for (const at of ['A1', 'A3', 'G3', 'A6', 'C6'])
      expect([at, bold.has(new RegExp(`<c r="${at}" s="(\\d+)"`).exec(xml ?? '')?.[1] ?? '')]).toEqual([
        at,
        true,
      ])
    expect(bold.has(/<c r="B4" s="(\d+)"/.exec(xml ?? '')?.[1] ?? '')).toBe(false)
  })

  test('nobody: no filter and no total', () => {
    const empty = read(writeXlsx(hoja([]))).sheet
    expect([empty['!ref'], empty['!autofilter']]).toEqual(['A1:G3', undefined])
  })

  test('money is a number with two decimals', () => {
    expect(cell('C4')).toMatchObject({ t: 'n', v: 1234.5, z: '#,##0.00' })
  })

  test('what is missing or no date is an empty cell', () => {
    expect(cell('A5')?.v).toBeUndefined()
    expect(cell('C5')?.v).toBeUndefined()
  })
})

/** Many rows a file: writing one costs far more than its rows. */
const many = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 80 })

test('any amount survives the file to the centavo', () => {
  const amount = fc.bigInt({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }).map(centavos)
  fc.assert(
    fc.property(many(amount), (amounts) => {
      const { cell } = read(writeXlsx(hoja(amounts.map((haber) => ({ ...fila, haber })))))
      expect(amounts.map((_, row) => cell(`C${row + 4}`)?.v)).toEqual(amounts.map(toDecimal))
    }),
    { numRuns: 8 },
  )
})

test('no text becomes a formula, in the file or in a copy saved as CSV', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '', ' ', '\u0000=', '\u0001+')
  const tail = fc.string({ unit: 'binary', maxLength: 40 })
  const text = fc.tuple(start, tail).map((parts) => parts.join(''))
  fc.assert(
    fc.property(many(text), (texts) => {
      const { cell } = read(writeXlsx(hoja(texts.map((concepto) => ({ ...fila, concepto })))))
      for (const row of texts.keys()) {
        const written = cell(`B${row + 4}`)
        expect(written?.f).toBeUndefined()
        expect(String(written?.v ?? '')).not.toMatch(/^[=+\-@\t\r\n]/)
      }
    }),
    { numRuns: 12 },
  )
})

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['-5', `'-5`],
  ['\u0000=1+1', `'=1+1`],
  ['a=b', 'a=b'],
  ['Ñandú & <b>', 'Ñandú & <b>'],
])('%j is written %j', (text, expected) => expect(safeText(text)).toBe(expected))

test.each([
  ['Cuenta Corriente', 'cuenta-corriente-2026-03-01.xlsx'],
  ['Deuda / Año: 2026', 'deuda-ano-2026-2026-03-01.xlsx'],
  ['¿?', 'planilla-2026-03-01.xlsx'],
])('%j is saved as %j', (titulo, expected) => expect(fileName(titulo, '2026-03-01', 'xlsx')).toBe(expected))
