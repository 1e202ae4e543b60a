import { renderToBuffer } from '@react-pdf/renderer'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { type ReciboDatos, nameOfReceipt } from '@/components/documents/recibo-datos'
import { centavos } from '@/domain/dinero'
import { readPaper } from '@/e2e/pasos/papel'

const datos: ReciboDatos = {
  consejo: 'Consejo de Médicos',
  consejoLineas: ['San Martín 450, Resistencia', 'CUIT 30-50001234-5'],
  verificacion: 'https://padron.consejo.org.ar/verificar',
  nroRecibo: '0001-00000042',
  pagoID: 7001,
  fecha: '2026-03-01',
  matriculado: 'FERNÁNDEZ Ana María',
  matricula: 1003,
  dni: 20007919,
  domicilio: 'Av. Belgrano 1234',
  conceptos: [
    { nombre: 'Matricula ACTIVO Marzo 2026', monto: centavos(1_250_050n) },
    { nombre: 'Certificado de Ética', monto: centavos(300_000n) },
  ],
  mp: 'Efectivo',
  observaciones: 'Pagó en ventanilla',
  duplicado: false,
}

const draw = (other: Partial<ReciboDatos> = {}) =>
  renderToBuffer(compose({ tipo: 'recibo', datos: { ...datos, ...other } }).pages)

/** The strokes of each page as they were drawn, spaces as a person sees them. */
const read = async (other?: Partial<ReciboDatos>): Promise<string[][]> =>
  readPaper(await draw(other)).map((page) =>
    page.map(({ texto }) => texto.replace(/\s+/g, ' ').trim()).filter(Boolean),
  )

const HEAD = ['Consejo de Médicos', 'San Martín 450, Resistencia', 'CUIT 30-50001234-5', 'RECIBO']
const NUMBER = ['N° 0001-00000042', 'Fecha:', '01/03/2026', 'ORIGINAL']
const PAYER = [
  ...['Recibimos de', 'FERNÁNDEZ Ana María', 'Domicilio', 'Av. Belgrano 1234'],
  ...['Matrícula', '1003', 'DNI', '20007919'],
]
const CONCEPTS = [
  ...['CONCEPTO', 'IMPORTE'],
  ...['Matricula ACTIVO Marzo 2026', '$ 12.500,50', 'Certificado de Ética', '$ 3.000,00'],
]
const TOTAL = ['Son', 'pesos quince mil quinientos con 50/100', 'Total', '$ 15.500,50']
const FOOT = ['Forma de pago', 'Efectivo', 'Observaciones', 'Pagó en ventanilla', 'Firma y aclaración']

beforeAll(() => registerFuente('public'))

describe('what the paper says', () => {
  test('an original: every field beside its label, the amount in words, nothing else', async () => {
    expect(await read()).toEqual([[...HEAD, ...NUMBER, ...PAYER, ...CONCEPTS, ...TOTAL, ...FOOT]])
  })

  test('a copy says DUPLICADO where the original says ORIGINAL', async () => {
    const number = [...NUMBER.slice(0, -1), 'DUPLICADO']
    expect(await read({ duplicado: true })).toEqual([
      [...HEAD, ...number, ...PAYER, ...CONCEPTS, ...TOTAL, ...FOOT],
    ])
  })

  test('an annulled one says when and why, and ANULADO across it', async () => {
    const anulado = { anulado: '2026-04-02T01:30:00.000Z', motivoAnulacion: 'Se cobró a otro médico' }
    // Half past ten in the evening of the day before, in Argentina.
    const why = ['ANULADO el', '01/04/2026', 'Motivo:', 'Se cobró a otro médico']
    expect(await read(anulado)).toEqual([
      [...HEAD, ...NUMBER, ...why, ...PAYER, ...CONCEPTS, ...TOTAL, ...FOOT, 'ANULADO'],
    ])
  })

  test('a discount stands between the list price and the total, which is what was paid', async () => {
    const discount = ['Precio de lista', '$ 15.500,50', 'Descuento por pago anual', '-$ 875,04']
    const total = ['Son', 'pesos catorce mil seiscientos veinticinco con 46/100', 'Total', '$ 14.625,46']
    expect(await read({ descuento: centavos(87_504n) })).toEqual([
      [...HEAD, ...NUMBER, ...PAYER, ...CONCEPTS, ...discount, ...total, ...FOOT],
    ])
  })

  test('what is not known is a dash or is left out, and a payment’s id is no receipt’s number', async () => {
    const number = ['Pago 7001', 'Fecha:', '01/03/2026', 'DUPLICADO']
    const payer = ['Recibimos de', 'FERNÁNDEZ Ana María', 'Domicilio', '—', 'Matrícula', '1003', 'DNI', '—']
    const foot = ['Forma de pago', '—', 'Firma y aclaración']
    const sparse = { nroRecibo: undefined, domicilio: '', dni: null, mp: '—', observaciones: undefined }
    expect(await read({ ...sparse, duplicado: true })).toEqual([
      [...HEAD, ...number, ...payer, ...CONCEPTS, ...TOTAL, ...foot],
    ])
  })
})

describe('what does not fit in a line or on a page', () => {
  const bare = (texts: readonly string[]) => texts.join('').replace(/\s/g, '')
  /** The page's own margin of 36 points, in parts of the sheet's width; the space that ends a line may hang over it. */
  const MARGIN = (595.28 - 36 + 3.5) / 595.28

  test('long names, with spaces and without, go on in further lines and never over the margin', async () => {
    const long = {
      consejo: `Colegio ${'de Médicos y Profesionales de la Salud '.repeat(4)}`.trim(),
      matriculado: `${'MARTÍNEZ DE ALZAGA Y ECHEVERRÍA '.repeat(5)}${'Ñandú'.repeat(30)}`,
      domicilio: `${'Pasaje sin nombre entre la ruta y el río '.repeat(6)}s/n`,
      mp: 'Débito automático '.repeat(12).trim(),
      observaciones: `${'Trajo un comprobante de otra ventanilla. '.repeat(12)}${'x'.repeat(180)}`,
    }
    const [strokes = [], ...rest] = readPaper(await draw(long))
    expect(rest).toEqual([])
    expect(strokes.filter(({ hasta }) => hasta > MARGIN)).toEqual([])
    const paper = bare(strokes.map(({ texto }) => texto))
    // What is broken inside a word is told by a hyphen at the line's end.
    for (const text of Object.values(long)) expect(paper.replaceAll('-', '')).toContain(bare([text]))
  })

  test('sixty concepts go on over further pages: each with its heads, its number and, annulled, its stamp', async () => {
    const conceptos = Array.from({ length: 60 }, (_, i) => ({
      nombre: `${i} Derecho de inscripción, ${'revalidación quinquenal '.repeat(6)}`,
      monto: centavos(100_000n + BigInt(i)),
    }))
    const anulado = '2026-04-02T12:00:00.000Z'
    const pages = await read({ conceptos, anulado })
    expect(pages.length).toBeGreaterThan(1)
    for (const [at, page] of pages.entries()) {
      expect(page.slice(-2)).toEqual([
        'ANULADO',
        `Recibo N° 0001-00000042 · Página ${at + 1} de ${pages.length}`,
      ])
      expect(page.filter((text) => text === 'RECIBO').length).toBe(at === 0 ? 1 : 0)
      expect(page.includes('Total')).toBe(at === pages.length - 1)
      const heads = page.indexOf('CONCEPTO')
      expect(page.slice(heads, heads + 2)).toEqual(['CONCEPTO', 'IMPORTE'])
    }
    const amount = (i: number) => `$ 1.000,${String(i).padStart(2, '0')}`
    const expected = conceptos.flatMap(({ nombre }, i) => [nombre, amount(i)])
    const rows = pages.flatMap((page) => page.slice(page.indexOf('IMPORTE') + 1, -2))
    expect(bare(rows)).toContain(bare(expected))
    expect(rows).toContain('pesos sesenta mil diecisiete con 70/100')
  })
})

test('a receipt is called by its number, its file too; where that is not known by its payment', () => {
  const called = (other: Partial<ReciboDatos>) => {
    const { pages, archivo } = compose({ tipo: 'recibo', datos: { ...datos, ...other } })
    return [pages.props.title, archivo]
  }
  expect(called({})).toEqual(['Recibo N° 0001-00000042', 'recibo-0001-00000042.pdf'])
  expect(called({ nroRecibo: 'B 7/12' })).toEqual(['Recibo N° B 7/12', 'recibo-B-7-12.pdf'])
  expect(called({ nroRecibo: undefined })).toEqual(['Pago 7001', 'pago-7001.pdf'])
  expect(called({ nroRecibo: undefined, pagoID: undefined })).toEqual(['Recibo', 'pago-recibo.pdf'])
})

test('the same data always give the same bytes', async () => {
  const [once, again] = [await draw(), await draw()]
  expect(once.equals(again)).toBe(true)
})

test('a payment’s id never stands for the number of its receipt', () => {
  expect(nameOfReceipt({ nroRecibo: '0001-00001234', pagoID: 7001 })).toBe('Recibo N° 0001-00001234')
  expect(nameOfReceipt({ nroRecibo: undefined, pagoID: 7001 })).toBe('Pago 7001')
  expect(nameOfReceipt({ nroRecibo: '', pagoID: undefined })).toBe('')
})

test('who collected is told, and a month of registration by its words', async () => {
  const [paper = []] = await read({
    cobrador: 'Sosa Marta',
    conceptos: [
      { nombre: 'Matrícula ACTIVO 08/2026', monto: centavos(100n) },
      { nombre: 'Matrícula RESIDENTE 12/2025', monto: centavos(100n) },
    ],
  })
  expect(paper).toContain('Cuota de matrícula, agosto 2026')
  expect(paper).toContain('Cuota de matrícula (residente), diciembre 2025')
  expect(paper.slice(paper.indexOf('Cobró'))).toEqual(['Cobró', 'Sosa Marta', ...FOOT.slice(2)])
})

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ nombre: `Concepto ${i}`, monto: centavos(100n) }))

test('no page has the signature alone, however many concepts there are', async () => {
  for (let count = 19; count < 28; count++) {
    const last = (await read({ conceptos: many(count) })).at(-1) ?? []
    expect(last).toContain('Firma y aclaración')
    expect(last).toContain(`Concepto ${count - 1}`)
  }
})

describe('two copies', () => {
  test('stand on one sheet, each whole, where both fit, and the second is the duplicate', async () => {
    for (const count of [1, 2, 3]) {
      const pages = readPaper(await draw({ conceptos: many(count), copias: 2, cobrador: 'Sosa Marta' }))
      expect(pages).toHaveLength(1)
      const strokes = pages[0] ?? []
      const places = (text: string) => strokes.filter(({ texto }) => texto.trim() === text)
      for (const text of ['RECIBO', 'Firma y aclaración', 'Total', `Concepto ${count - 1}`])
        expect(places(text)).toHaveLength(2)
      expect([...places('ORIGINAL'), ...places('DUPLICADO')]).toHaveLength(2)
    }
  })

  test('are parted where a long name leaves them no room', async () => {
    const consejo = 'Consejo de Médicos y Profesionales de la Salud de la Provincia de Santiago del Estero'
    const long = { consejo, observaciones: 'Trajo un comprobante. '.repeat(8), copias: 2 } as const
    expect(await read({ ...long, conceptos: many(2) })).toHaveLength(2)
  })

  test('are sheets of their own where they do not fit', async () => {
    const pages = await read({ conceptos: many(12), copias: 2 })
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('ORIGINAL')
    expect(pages[1]).toContain('DUPLICADO')
    for (const page of pages) expect(page).toContain('Firma y aclaración')
  })
})

test('of the demonstration register every page says so', async () => {
  for (const page of await read({ conceptos: many(60), demostracion: true }))
    expect(page).toContain('DEMOSTRACIÓN')
  expect((await read()).flat()).not.toContain('DEMOSTRACIÓN')
})
