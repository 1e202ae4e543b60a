import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import * as XLSX from 'xlsx'
import { type Centavos, MAX_CENTAVOS, centavos, toDecimal } from '@/domain/dinero'
import { carriedText, csvText, fileName } from '@/domain/spreadsheets/column'
import { type Hoja, writeXlsx } from '@/domain/spreadsheets/sheet'

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
    expect(['A2', 'B2', 'C2'].map((at) => cell(at)?.v)).toEqual(['Matricula', 4321, '=Álvarez, Ana'])
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

/** The style of a cell: whether its text is one whatever it begins with, and whether Excel keeps it so when it is edited. */
function stylesOf(bytes: Uint8Array): (address: string) => { citado: boolean; formato: string | undefined } {
  const files = unzipSync(bytes)
  const text = (file: string) => strFromU8(files[file] ?? new Uint8Array())
  const xfs = [
    ...(/<cellXfs.*<\/cellXfs>/.exec(text('xl/styles.xml'))?.[0] ?? '').matchAll(/<xf [^>]*>/g),
  ].map(([xf]) => xf)
  const sheet = text('xl/worksheets/sheet1.xml')
  return (address) => {
    const xf = xfs[Number(new RegExp(`<c r="${address}" s="(\\d+)"`).exec(sheet)?.[1])] ?? ''
    return { citado: xf.includes('quotePrefix="1"'), formato: /numFmtId="(\d+)"/.exec(xf)?.[1] }
  }
}

test('a cell holds the datum itself, a telephone or a code too, and no text is a formula', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\n', '', ' ', "'", '\u0000=', '\u0001+')
  const tail = fc.string({ unit: 'binary', maxLength: 40 })
  const text = fc.tuple(start, tail).map((parts) => parts.join(''))
  const fixed = ['+54 9 385 4123456', '-4 Error del banco', '-', '-5', '@x', '=1+1', '=HYPERLINK("http://x")']
  fc.assert(
    fc.property(many(text), (some) => {
      const texts = [...fixed, ...some]
      const { cell } = read(writeXlsx(hoja(texts.map((concepto) => ({ ...fila, concepto })))))
      for (const [row, typed] of texts.entries()) {
        const written = cell(`B${row + 4}`)
        expect(written?.f).toBeUndefined()
        // A reader of XML takes every line end for one, as the format says.
        expect(String(written?.v ?? '')).toBe(carriedText(typed).replace(/\r\n?/g, '\n'))
        if (written && carriedText(typed) !== '') expect(written.t).toBe('s')
      }
    }),
    { numRuns: 12 },
  )
})

test('what begins like a formula is marked as text, so that Excel keeps it one when the cell is edited', () => {
  const styleOf = stylesOf(
    writeXlsx(hoja(['+54 385', '=1+1', 'Ana = Eva', '007'].map((concepto) => ({ ...fila, concepto })))),
  )
  const texto = { citado: false, formato: '49' }
  expect(['B4', 'B5', 'B6', 'B7'].map(styleOf)).toEqual([
    { ...texto, citado: true },
    { ...texto, citado: true },
    texto,
    texto,
  ])
  expect([styleOf('C2').citado, styleOf('A2').citado]).toEqual([true, false])
})

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each([
  'UTC',
  'America/Argentina/Buenos_Aires',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
])('any day is the same day in the file, on a machine in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  try {
    const sample = [
      ...['1900-01-01', '1900-02-28', '1900-03-01', '1904-01-01', '2018-11-04', '2026-02-28', '2200-12-31'],
      ...fc.sample(day, 60),
    ]
    const { cell } = read(writeXlsx(hoja(sample.map((fecha) => ({ ...fila, fecha })))))
    expect(sample.map((_, row) => cell(`A${row + 4}`)?.w ?? cell(`A${row + 4}`)?.v)).toEqual(
      sample.map((fecha) => fecha.split('-').toReversed().join('/')),
    )
  } finally {
    vi.unstubAllEnvs()
  }
})

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['-5', `'-5`],
  ['\u0000=1+1', `'=1+1`],
  ['a=b', 'a=b'],
  ['Ñandú & <b>', 'Ñandú & <b>'],
])('%j is written %j into a CSV', (text, expected) => expect(csvText(text)).toBe(expected))

test.each([
  ['Cuenta Corriente', 'cuenta-corriente-2026-03-01.xlsx'],
  ['Deuda / Año: 2026', 'deuda-ano-2026-2026-03-01.xlsx'],
  ['¿?', 'planilla-2026-03-01.xlsx'],
])('%j is saved as %j', (titulo, expected) => expect(fileName(titulo, '2026-03-01', 'xlsx')).toBe(expected))
