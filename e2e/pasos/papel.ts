import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What the browser wrote on paper with one stroke, and how far right of the sheet's own margin it reaches, 1 being all of it. */
export interface Trazo {
  texto: string
  hasta: number
}

/** Keeps the papers that this page makes, and answers what the last one says; nothing while there is none. */
export async function keepPapers(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (made: Blob) => {
      const reader = new FileReader()
      reader.onload = () => Reflect.set(window, 'papel', reader.result)
      reader.readAsDataURL(made)
      return make(made)
    }
  })
  return async () => {
    const url = await page.evaluate(() => Reflect.get(window, 'papel') as string | undefined)
    if (!url) return ''
    const strokes = readPaper(Buffer.from(url.split(',')[1] ?? '', 'base64')).flat()
    return strokes.map(({ texto }) => texto).join('\n')
  }
}

type Matriz = readonly [number, number, number, number, number, number]

const IDENTIDAD: Matriz = [1, 0, 0, 1, 0, 0]
const times = ([a, b, c, d, e, f]: Matriz, [A, B, C, D, E, F]: Matriz): Matriz => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
]

/** The text of a PDF, page by page: the writers of Chromium and of react-pdf alone are understood, no PDF at large. */
export function readPaper(pdf: Buffer): Trazo[][] {
  const objects = readObjects(pdf)
  const headOf = (id: string | undefined): string => objects.get(id ?? '')?.head ?? ''
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const width = Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(head)?.[1])
    const fonts = new Map<string, Letra>()
    const resources = head + headOf(/\/Resources (\d+)/.exec(head)?.[1])
    for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = headOf(id)
      const unicode = /\/ToUnicode (\d+)/.exec(font)?.[1] ?? ''
      fonts.set(name, {
        letters: readMap(objects.get(unicode)?.data ?? ''),
        widths: readWidths(headOf(/\/DescendantFonts \[(\d+)/.exec(font)?.[1])),
      })
    }
    return readStrokes(objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.data ?? '', fonts, width)
  })
}

function readObjects(pdf: Buffer): ReadonlyMap<string, { head: string; data: string }> {
  const objects = new Map<string, { head: string; data: string }>()
  const whole = pdf.toString('latin1')
  for (const { 0: all, 1: id = '', 2: body = '', index } of whole.matchAll(
    /(\d+) 0 obj\s*([\s\S]*?)endobj/g,
  )) {
    const at = body.indexOf('stream')
    const head = at < 0 ? body : body.slice(0, at)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const begin = index + all.indexOf('stream') + 'stream'.length
    const first = whole[begin] === '\r' ? begin + 2 : begin + 1
    const packed = at >= 0 && head.includes('FlateDecode')
    objects.set(id, {
      head,
      data: packed ? inflateSync(pdf.subarray(first, first + length)).toString('latin1') : '',
    })
  }
  return objects
}

/** One font of a page: what its glyphs mean, and how wide each is in thousandths of its size. */
interface Letra {
  letters: ReadonlyMap<string, string>
  widths: readonly number[]
}

const glyphsOf = (hex: string): string[] => hex.toLowerCase().match(/.{4}/g) ?? []
const glyphName = (glyph: number): string => glyph.toString(16).padStart(4, '0')

function readMap(cmap: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  const letter = (hex: string) => String.fromCharCode(...glyphsOf(hex).map((one) => parseInt(one, 16)))
  for (const [, glyph = '', hex = ''] of cmap.matchAll(/^<(\w+)> <(\w+)>$/gm))
    map.set(glyph.toLowerCase(), letter(hex))
  for (const [, from = '', to = '', hex = ''] of cmap.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm))
    for (let glyph = parseInt(from, 16), code = parseInt(hex, 16); glyph <= parseInt(to, 16); glyph++, code++)
      map.set(glyphName(glyph), String.fromCharCode(code))
  for (const [, from = '', list = ''] of cmap.matchAll(/^<(\w+)> <\w+> \[(.*)\]$/gm))
    for (const [at, hex] of (list.match(/\w+/g) ?? []).entries())
      map.set(glyphName(parseInt(from, 16) + at), letter(hex))
  return map
}

/** The widths as react-pdf lists them, all from the first glyph on; Chromium places each glyph by itself. */
const readWidths = (font: string): number[] =>
  (/\/W \[0 \[([^\]]*)/.exec(font)?.[1] ?? '').split(' ').filter(Boolean).map(Number)

const TOKEN =
  /\/(F\d+) ([\d.]+) Tf|((?:-?[\d.]+ ){6})(cm|Tm)|(-?[\d.]+) -?[\d.]+ Td|\[([^\]]*)\] TJ|<([0-9A-Fa-f]+)>|\b(q|Q|BT|ET)\b/g

function readStrokes(content: string, fonts: ReadonlyMap<string, Letra>, width: number): Trazo[] {
  const strokes: Trazo[] = []
  const kept: Matriz[] = []
  let [page, line, font, size, texto] = [IDENTIDAD, IDENTIDAD, '', 0, '']
  const right = (by: number) => (line = times([1, 0, 0, 1, by, 0], line))
  const write = (hex: string) =>
    glyphsOf(hex).map((glyph) => (texto += fonts.get(font)?.letters.get(glyph) ?? '?'))
  for (const [, name, points, numbers, kind, by, row, glyphs, word] of content.matchAll(TOKEN)) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers?.trim().split(' ').map(Number) ?? []
    if (name) [font, size] = [name, Number(points)]
    if (kind === 'cm') page = times([a, b, c, d, e, f], page)
    if (kind === 'Tm') line = [a, b, c, d, e, f]
    if (by) right(Number(by))
    if (glyphs) write(glyphs)
    for (const [, hex, back] of row?.matchAll(/<(\w+)>|(-?[\d.]+)/g) ?? []) {
      write(hex ?? '')
      const wide = glyphsOf(hex ?? '').map((glyph) => fonts.get(font)?.widths[parseInt(glyph, 16)] ?? 0)
      right(((wide.reduce((sum, one) => sum + one, 0) - Number(back ?? 0)) * size) / 1000)
    }
    if (word === 'q') kept.push(page)
    if (word === 'Q') page = kept.pop() ?? IDENTIDAD
    if (word === 'BT') texto = ''
    if (word === 'ET') strokes.push({ texto, hasta: times(line, page)[4] / width })
  }
  return strokes
}
