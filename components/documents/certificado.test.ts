import { renderToBuffer } from '@react-pdf/renderer'
import { describe, expect, test } from 'vitest'
import type { CertificadoDatos } from '@/components/documents/certificado-datos'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { scanQr } from '@/components/documents/prueba/qr'
import { SIN_DIBUJO } from '@/components/documents/printable'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { readCuerpo } from '@/domain/certificado/leer'
import { readPaper } from '@/e2e/pasos/papel'

const CUERPO =
  '<h2 class="ql-align-center">Certificado</h2><p class="ql-align-justify">Se certifica que <strong>PÉREZ María</strong> ' +
  '<em>está</em> <u>inscripta</u>.</p><ol><li>uno</li><li>dos<ul><li>adentro</li></ul></li></ol><p>Fecha: 23/11/2026.</p>'
const paper = (mas: Partial<CertificadoDatos> = {}, html = CUERPO): CertificadoDatos => ({
  consejo: 'Consejo de Médicos',
  consejoLineas: ['San Martín 450'],
  verificacion: 'https://padron.consejo.org.ar/verificar',
  titulo: 'Certificado de Matriculación',
  matricula: 1003,
  fecha: '2026-11-23',
  documento: readCuerpo(html).documento,
  validez: 'Válido desde el 23/11/2026 hasta el 23/11/2028',
  firmante: { nombre: 'Dra. Ana Ñáñez', cargo: 'Presidenta [a cargo]' },
  conMembrete: true,
  apaisada: false,
  ...mas,
})
function draw(mas?: Partial<CertificadoDatos>, html?: string): Promise<Buffer> {
  registerFuente('public')
  return renderToBuffer(compose({ tipo: 'certificado', datos: paper(mas, html) }).pages)
}
/** The strokes of each page, spaces as a person sees them. */
const read = async (mas?: Partial<CertificadoDatos>, html?: string): Promise<string[][]> =>
  readPaper(await draw(mas, html)).map((page) =>
    page.map(({ texto }) => texto.replace(/\s+/g, ' ').trim()).filter(Boolean),
  )
const bare = (texts: readonly string[]) => texts.join('').replace(/[\s-]/g, '')
const sizeOf = (pdf: Buffer) =>
  /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
    .exec(pdf.toString('latin1'))
    ?.slice(1)
    .map((side) => Math.round(Number(side)))

const HEAD = ['Consejo de Médicos', 'San Martín 450']
const BODY = [
  ...['Certificado', 'Se certifica que', 'PÉREZ María', 'está', 'inscripta', '.'],
  ...['1.', 'uno', '2.', 'dos', '•', 'adentro', 'Fecha: 23/11/2026.'],
]
const FOOT = ['Válido desde el 23/11/2026 hasta el 23/11/2028.', 'Dra. Ana Ñáñez', 'Presidenta [a cargo]']

test('the head, the body with its lists, the validity, and who signs; nothing else', async () => {
  expect(await read()).toEqual([[...HEAD, ...BODY, ...FOOT]])
  expect(await read({ validez: undefined })).toEqual([[...HEAD, ...BODY, ...FOOT.slice(1)]])
})

test('without the head its room stays free: what stands below is drawn at the same places', async () => {
  expect(await read({ conMembrete: false })).toEqual([[...BODY, ...FOOT]])
  const ends = async (conMembrete: boolean) =>
    readPaper(await draw({ conMembrete }))
      .flat()
      .slice(-BODY.length)
      .map(({ hasta }) => hasta)
  expect(await ends(false)).toEqual(await ends(true))
})

test('upright and across, on A4', async () => {
  expect(sizeOf(await draw())).toEqual([595, 842])
  expect(sizeOf(await draw({ apaisada: true }))).toEqual([842, 595])
})

describe('what does not fit', () => {
  const MARGIN = (595.28 - 57 + 3.5) / 595.28
  const long = `${'MARTÍNEZ DE ALZAGA Y ECHEVERRÍA '.repeat(6)}${'Ñandú'.repeat(40)}`

  test('long names, with spaces and without, stay inside the margin, in deep lists too', async () => {
    const deep = `${'<ul><li>a'.repeat(60)}${long}`
    const html = `<h1>${long}</h1><p>${long}</p>${deep}`
    const firmante = { nombre: long, cargo: long }
    const pages = readPaper(await draw({ consejo: long, firmante }, html))
    const strokes = pages.flatMap((page) => page.slice(0, -1))
    expect(strokes.filter(({ hasta }) => hasta > MARGIN)).toEqual([])
    const drawn = bare(strokes.map(({ texto }) => texto))
    expect(drawn.split(bare([long])).length - 1).toBe(6)
  })

  test('three pages: the head on the first, a number on each, the signature on the last with the end of the text', async () => {
    const html = Array.from(
      { length: 40 },
      (_, n) => `<p>Párrafo ${n}. ${'Texto del certificado. '.repeat(14)}</p>`,
    ).join('')
    const pages = await read({}, html)
    expect(pages.length).toBeGreaterThanOrEqual(3)
    for (const [at, page] of pages.entries()) {
      expect(page.includes('San Martín 450')).toBe(at === 0)
      expect(page.at(-1)).toBe(`Certificado de Matriculación · Página ${at + 1} de ${pages.length}`)
      expect(page.includes('Presidenta [a cargo]')).toBe(at === pages.length - 1)
    }
    expect(bare(pages.at(-1) ?? [])).toContain('Párrafo39.')
    const drawn = bare(pages.flat())
    for (let n = 0; n < 40; n++) expect(drawn).toContain(`Párrafo${n}.`)
  })
})

test('many in one file: each on sheets of its own, with its own page numbers and code', async () => {
  registerFuente('public')
  const { documento: short, matricula, fecha, validez, ...comun } = paper()
  const { documento: long } = paper({}, '<p>Texto largo del certificado. </p>'.repeat(80))
  const one = (documento: typeof short, n: number) => ({
    ...{ documento, matricula, fecha, validez },
    registro: { nombre: `Certificado N° ${n}`, codigo: '4K7MN2PQRSTVW' },
  })
  const datos = { ...comun, papeles: [one(short, 7), one(long, 8), one(short, 9)] }
  const pdf = await renderToBuffer(compose({ tipo: 'certificados', datos }).pages)
  const pages = readPaper(pdf).map((page) => page.map(({ texto }) => texto).join(' '))
  expect(pages.length).toBeGreaterThan(3)
  const numbered = pages.map((page) => /Página \d+ de \d+/.exec(page)?.[0])
  const inside = pages.length - 2
  expect(numbered).toEqual([
    undefined,
    ...Array.from({ length: inside }, (_, at) => `Página ${at + 1} de ${inside}`),
    undefined,
  ])
  expect(pages.map((page) => /Certificado N° (\d)/.exec(page)?.[1])).toEqual([
    '7',
    ...Array.from({ length: inside }, () => '8'),
    '9',
  ])
})

test.each([
  ['<p>', '</p>'],
  ['<table><tr><td>', '</td><td>x</td></tr></table>'],
])('a last block of many lines, %s…, goes on on the next page', async (open, close) => {
  const lines = Array.from({ length: 60 }, (_, n) => `línea ${n};`).join('<br>')
  const pages = await read({}, `${open}${lines}${close}`)
  expect(pages.length).toBeGreaterThanOrEqual(2)
  expect(bare(pages.at(-1) ?? [])).toContain('línea59;')
})

test('what the font cannot draw is replaced where it is seen; markup typed by people is text', async () => {
  const [page = []] = await read(
    { firmante: { nombre: 'Ana 👩‍⚕️', cargo: '<b>Jefa</b>' } },
    '<p>«Ñandú» – 1.ª 2.º … ¿Sí? 🎓 &lt;script&gt;##X</p>',
  )
  const drawn = bare(page)
  expect(drawn).toContain(bare([`«Ñandú» – 1.ª 2.º … ¿Sí? ${SIN_DIBUJO} <script>##X`]))
  expect(drawn).toContain(bare([`Ana ${SIN_DIBUJO}`, '<b>Jefa</b>']))
})

test('a second paper says all that it shows: letters that were parts of others in the first, too', async () => {
  await draw({ firmante: { nombre: 'Ñáñez', cargo: 'Ñ' } })
  const [page = []] = await read({ consejo: 'MARTÍNEZ' })
  expect(page[0]).toBe('MARTÍNEZ')
})

test('a comma after a bold name stays on its line, without a hyphen', async () => {
  const html = (name: string) =>
    `<p class="ql-align-justify">Se certifica que <b>${name}</b>, DNI 1, vive.</p>`
  for (let letters = 30; letters < 90; letters++)
    expect((await read({}, html('M'.repeat(10) + ' ' + 'i'.repeat(letters % 60)))).flat()).not.toContain('-')
})

test('a signature’s picture stands on it; the file is small, and equal data give equal bytes', async () => {
  const imagen = `data:image/png;base64,${makePng(600, 200).toString('base64')}`
  const firmante = { nombre: 'Ana', cargo: 'Jefa', imagen }
  const [once, again] = [await draw({ firmante }), await draw({ firmante })]
  expect(once.toString('latin1')).toMatch(/\/Subtype \/Image/)
  expect(once.equals(again)).toBe(true)
  expect(once.length).toBeLessThan(150_000)
})

test('a body of sixty thousand open elements is drawn in seconds', async () => {
  const html = '<b>'.repeat(60_000) + 'x'
  const begun = process.cpuUsage()
  const pages = await read({}, html)
  expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
  expect(pages.flat()).toContain('x')
})

describe('a paper of the register', () => {
  const registro = { nombre: 'Certificado de especialidad N° 12', codigo: 'K7MP2XQ9R4TDH' }
  const long = Array.from({ length: 40 }, (_, n) => `<p>Párrafo ${n}. ${'Texto. '.repeat(40)}</p>`).join('')

  test.each([
    ['upright', false],
    ['across', true],
  ])('%s: its name, its code and a square that a camera reads, on every page', async (_, apaisada) => {
    const pages = await read({ registro, apaisada }, long)
    expect(pages.length).toBeGreaterThanOrEqual(3)
    for (const page of pages)
      expect(page).toEqual(
        expect.arrayContaining([
          'Certificado de especialidad N° 12',
          'K7MP-2XQ9-R4TDH',
          'Verifíquelo en https://padron.consejo.org.ar/verificar',
        ]),
      )
    const pdf = await draw({ registro, apaisada, sello: 'COPIA' }, long)
    for (const at of [1, pages.length])
      expect(scanQr(pdf, at)).toBe('https://padron.consejo.org.ar/verificar/K7MP2XQ9R4TDH')
    expect(pdf.length).toBeLessThan(150_000)
  })

  test('says that it is a copy or annulled; the first print says nothing', async () => {
    const first = await read({ registro })
    for (const sello of ['COPIA', 'ANULADO'] as const) {
      const [page = []] = await read({ registro, sello })
      expect(page.filter((texto) => texto === sello)).toHaveLength(1)
      expect([page.filter((texto) => texto !== sello)]).toEqual(first)
    }
  })
})

test('the file is called by the type and the member’s number', () => {
  const called = (mas: Partial<CertificadoDatos>) =>
    compose({ tipo: 'certificado', datos: paper(mas) }).archivo
  expect(called({})).toBe('certificado-de-matriculacion-1003.pdf')
  expect(called({ titulo: '…/..\\', matricula: undefined })).toBe('certificado.pdf')
})

describe('a table', () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const HEADINGS = row('th', 'Especialidad', 'Certificado')
  const long = `${'MARTÍNEZ DE ALZAGA Y ECHEVERRÍA '.repeat(6)}${'Otorrinolaringología'.repeat(6)}`

  test('its cells stand side by side, row under row, between the text before and after', async () => {
    const html = `<p>Antes.</p><table>${HEADINGS}${row('td', 'Pediatría', '1042')}</table><p>Después.</p>`
    const [page = []] = readPaper(await draw({}, html))
    const at = (texto: string) => page.find((stroke) => stroke.texto.trim() === texto)
    expect(bare(page.map(({ texto }) => texto))).toContain(
      bare(['Antes.', 'Especialidad', 'Certificado', 'Pediatría', '1042', 'Después.']),
    )
    expect(at('Especialidad')?.hasta).toBeLessThan(at('Certificado')?.hasta ?? 0)
    expect(at('Pediatría')?.hasta).toBeLessThan(at('1042')?.hasta ?? 0)
  })

  test('long names go on in their own cell, and twenty columns keep every letter on the sheet', async () => {
    const wide = row('td', ...Array.from({ length: 20 }, (_, n) => `Columna${n}`))
    const html = `<table>${HEADINGS}${row('td', long, '1042')}${row('td', '1043', long)}</table><table>${wide}</table>`
    const pages = readPaper(await draw({}, html))
    const strokes = pages.flat()
    expect(strokes.filter(({ hasta }) => hasta > (595.28 - 57 + 3.5) / 595.28)).toEqual([])
    const drawn = bare(strokes.map(({ texto }) => texto))
    expect(drawn.split(bare([long])).length - 1).toBe(2)
    for (let n = 0; n < 20; n++) expect(drawn).toContain(`Columna${n}`)
  })

  test('over three pages: its headings on each, every row once, and a row taller than a page goes on', async () => {
    const rows = Array.from({ length: 120 }, (_, n) => row('td', `Fila ${n}.`, `Certificado ${n}`)).join('')
    const tall = row('td', Array.from({ length: 60 }, (_, n) => `línea ${n};`).join('<br>'), 'alta')
    const pages = await read({}, `<table>${HEADINGS}${rows}${tall}</table><p>Después.</p>`)
    expect(pages.length).toBeGreaterThanOrEqual(4)
    const drawn = bare(pages.flat())
    for (let n = 0; n < 120; n++) expect(drawn.split(`Fila${n}.`)).toHaveLength(2)
    for (let n = 0; n < 60; n++) expect(drawn.split(`línea${n};`)).toHaveLength(2)
    for (const page of pages.slice(0, -1))
      expect(page.filter((texto) => texto === 'Especialidad')).toHaveLength(1)
    expect(pages.at(-1)).toContain('Después.')
  })

  test('that ends the body goes over to the last page with who signs, two rows of it at least', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, n) => row('td', `Fila ${n}.`, 'x')).join('')
    for (let count = 26; count < 40; count++) {
      const last = (await read({}, `<table>${HEADINGS}${rows(count)}</table>`)).at(-1) ?? []
      expect(last).toContain('Presidenta [a cargo]')
      expect(last).toContain(`Fila ${count - 2}.`)
    }
  })

  test('of a thousand cells it is drawn in seconds', async () => {
    const html = `<table>${row('td', 'a', 'b', 'c', 'd', 'e').repeat(200)}</table>`
    const begun = process.cpuUsage()
    const pages = await read({}, html)
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
    expect(pages.flat().filter((texto) => texto === 'e')).toHaveLength(200)
  })
})
