import { inflateSync } from 'node:zlib'

/** What the browser wrote on paper with one stroke, and how far right of the sheet's own margin it reaches, 1 being all of it. */
export interface Trazo {
  texto: string
  hasta: number
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

/** The text of a PDF that Chromium printed, page by page: its own writer alone is understood, no PDF at large. */
export function readPaper(pdf: Buffer): Trazo[][] {
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
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const width = Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(head)?.[1])
    const fonts = new Map<string, ReadonlyMap<string, string>>()
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, readMap(objects.get(unicode)?.data ?? ''))
    }
    return readStrokes(objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.data ?? '', fonts, width)
  })
}

function readMap(cmap: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  const letter = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((one) => parseInt(one, 16)))
  for (const [, glyph = '', hex = ''] of cmap.matchAll(/^<(\w+)> <(\w+)>$/gm)) map.set(glyph, letter(hex))
  for (const [, from = '', to = '', hex = ''] of cmap.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm))
    for (let glyph = parseInt(from, 16), code = parseInt(hex, 16); glyph <= parseInt(to, 16); glyph++, code++)
      map.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCharCode(code))
  return map
}

const TOKEN =
  /\/(F\d+) [\d.]+ Tf|((?:-?[\d.]+ ){6})(cm|Tm)|(-?[\d.]+) -?[\d.]+ Td|<([0-9A-F]+)>|\b(q|Q|BT|ET)\b/g

function readStrokes(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
  width: number,
): Trazo[] {
  const strokes: Trazo[] = []
  const kept: Matriz[] = []
  let [page, line, font, texto] = [IDENTIDAD, IDENTIDAD, '', '']
  for (const [, name, numbers, kind, right, glyphs, word] of content.matchAll(TOKEN)) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers?.trim().split(' ').map(Number) ?? []
    if (name) font = name
    if (kind === 'cm') page = times([a, b, c, d, e, f], page)
    if (kind === 'Tm') line = [a, b, c, d, e, f]
    if (right) line = times([1, 0, 0, 1, Number(right), 0], line)
    for (const glyph of glyphs?.match(/.{4}/g) ?? []) texto += fonts.get(font)?.get(glyph) ?? '?'
    if (word === 'q') kept.push(page)
    if (word === 'Q') page = kept.pop() ?? IDENTIDAD
    if (word === 'BT') texto = ''
    if (word === 'ET') strokes.push({ texto, hasta: times(line, page)[4] / width })
  }
  return strokes
}
