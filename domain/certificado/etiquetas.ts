import { piezasOf } from '@/domain/certificado/piezas'

/** HTML as a tree of elements and text, enough for what editors write. It never throws and runs no script. */
export interface Elemento {
  nombre: string
  atributos: Readonly<Record<string, string>>
  hijos: Nodo[]
}
export type Nodo = Elemento | string

const VACIAS = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link', 'base', 'source', 'embed'])
/** The content of these elements is not text of the page. */
const CRUDAS = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noscript', 'iframe', 'template'])
const DE_BLOQUE =
  /^(p|div|h[1-6]|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|pre|hr|section|article|header|footer|center)$/
/** Deeper than any editor writes. What is nested further is read as if it were not. */
const MAX_HONDURA = 100

const ATRIBUTO = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

export function readElementos(html: string): Nodo[] {
  const root: Elemento = { nombre: '', atributos: {}, hijos: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const read = piezasOf(html)
  for (let at = 0; at < html.length;) {
    const { hasta, texto, etiqueta } = read(at)
    at = hasta
    if (texto !== undefined) top().hijos.push(decodeText(texto))
    if (!etiqueta) continue
    const { nombre } = etiqueta
    if (etiqueta.cierra) close(open, nombre)
    else {
      endImplied(open, nombre)
      const elemento = { nombre, atributos: readAtributos(etiqueta.atributos), hijos: [] }
      top().hijos.push(elemento)
      if (CRUDAS.has(nombre)) at = endOfRaw(html, nombre, at)
      else if (!VACIAS.has(nombre) && open.length < MAX_HONDURA) open.push(elemento)
    }
  }
  return root.hijos
}

/**
 * The same text without what opens deeper than `readElementos` would follow. Programs that keep every open element in a
 * list take seconds for sixty thousand; of what editors write nothing changes.
 */
export function withoutDepths(html: string): string {
  const open: Elemento[] = [{ nombre: '', atributos: {}, hijos: [] }]
  const kept: string[] = []
  const read = piezasOf(html)
  for (let at = 0; at < html.length;) {
    const { hasta, etiqueta } = read(at)
    const { nombre = '', cierra = false } = etiqueta ?? {}
    const end = !cierra && CRUDAS.has(nombre) ? endOfRaw(html, nombre, hasta) : hasta
    if (cierra) close(open, nombre)
    else if (etiqueta) endImplied(open, nombre)
    const nests = etiqueta !== undefined && !cierra && !VACIAS.has(nombre) && !CRUDAS.has(nombre)
    if (!nests || open.length < MAX_HONDURA) kept.push(html.slice(at, end))
    if (nests && open.length < MAX_HONDURA) open.push({ nombre, atributos: {}, hijos: [] })
    at = end
  }
  return kept.join('')
}

/** A closing tag without an opening one is ignored. */
function close(open: Elemento[], nombre: string): void {
  const at = open.findLastIndex((elemento) => elemento.nombre === nombre)
  if (at > 0) open.length = at
}

const PARTES = /^(thead|tbody|tfoot|tr|td|th)$/
/** What an element ends by beginning, the innermost list or table around it being `dentro`. */
const TERMINA: Readonly<Record<string, { termina: RegExp; dentro: RegExp }>> = {
  li: { termina: /^li$/, dentro: /^(ul|ol)$/ },
  td: { termina: /^(td|th)$/, dentro: /^(table|tr)$/ },
  th: { termina: /^(td|th)$/, dentro: /^(table|tr)$/ },
  tr: { termina: /^(tr|td|th)$/, dentro: /^(table|thead|tbody|tfoot)$/ },
  thead: { termina: PARTES, dentro: /^table$/ },
  tbody: { termina: PARTES, dentro: /^table$/ },
  tfoot: { termina: PARTES, dentro: /^table$/ },
}

/** A block ends the paragraph around it; an item, a cell and a row end the one before them. */
function endImplied(open: Elemento[], nombre: string): void {
  if (DE_BLOQUE.test(nombre)) close(open, 'p')
  const rule = Object.hasOwn(TERMINA, nombre) ? TERMINA[nombre] : undefined
  if (!rule) return
  const around = open.findLastIndex((elemento) => rule.dentro.test(elemento.nombre))
  const before = open.findIndex((elemento, at) => at > around && rule.termina.test(elemento.nombre))
  if (before > 0) open.length = before
}

function endOfRaw(html: string, nombre: string, from: number): number {
  const tag = new RegExp(`</${nombre}`, 'gi')
  tag.lastIndex = from
  const end = tag.test(html) ? html.indexOf('>', tag.lastIndex) : -1
  return end < 0 ? html.length : end + 1
}

function readAtributos(text: string): Record<string, string> {
  const atributos: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [, nombre = '', double, single, bare] of text.matchAll(ATRIBUTO))
    atributos[nombre.toLowerCase()] ??= decodeText(double ?? single ?? bare ?? '')
  return atributos
}

const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ...Object.fromEntries(
    [...'áéíóúÁÉÍÓÚ'].map((letter) => [`${letter.normalize('NFD').charAt(0)}acute`, letter]),
  ),
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  uuml: 'ü',
  Uuml: 'Ü',
  iquest: '¿',
  iexcl: '¡',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  middot: '·',
  bull: '•',
  euro: '€',
}

function decodeText(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(ENTIDADES, name) ? (ENTIDADES[name] ?? whole) : whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isText ? String.fromCodePoint(code) : whole
  })
}
