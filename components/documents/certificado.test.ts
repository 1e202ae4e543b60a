import { renderToBuffer } from '@react-pdf/renderer'
import { describe, expect, test } from 'vitest'
import type { CertificadoDatos } from '@/components/documents/certificado-datos'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
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
  titulo: 'Certificado de Matriculación',
  matricula: 1003,
  fecha: '2026-11-23',
  documento: readCuerpo(html).documento,
  validez: 'Válido desde el 23/11/2026 hasta el 23/11/2028.',
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
  const begin = performance.now()
  const pages = await read({}, html)
  expect(performance.now() - begin).toBeLessThan(5_000)
  expect(pages.flat()).toContain('x')
})

test('the file is called by the type and the member’s number', () => {
  const called = (mas: Partial<CertificadoDatos>) =>
    compose({ tipo: 'certificado', datos: paper(mas) }).archivo
  expect(called({})).toBe('certificado-de-matriculacion-1003.pdf')
  expect(called({ titulo: '…/..\\', matricula: undefined })).toBe('certificado.pdf')
})
