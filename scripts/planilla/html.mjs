// Pages of tables that old systems call .xls. SheetJS takes their texts for numbers and leaves most entities as they are.
import { Parser } from 'htmlparser2'
import { CFB } from 'xlsx'
import { decoderOf, guessCodificacion, markOf } from './codificacion.mjs'
import { underTaller } from './combinadas.mjs'
import { Rechazada } from './rechazo.mjs'

/** Bytes in which a page says how it is written. */
const COMIENZO = 4_096
const CODIFICACIONES = [
  ['utf-8', /^utf-?8$/i],
  ['cp1252', /^(windows-1252|cp1252|iso-8859-15?|latin-?1|us-ascii)$/i],
  ['cp850', /^(ibm-?850|cp-?850)$/i],
]
const MUDAS = new Set(['script', 'style', 'title', 'noscript'])
const EN_BLOQUE = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Each table that holds something is a sheet; one within a cell is a sheet of its own. `pages` are bytes. */
export async function readHtml(pages, pedido) {
  const hojas = []
  let codificacion
  for (const bytes of pages) {
    codificacion = pedido.codificacion ?? codificacionOf(bytes)
    const decode = await decoderOf(codificacion, bytes)
    const tablas = new Tablas(pedido.limites)
    const parser = new Parser(tablas)
    parser.end(decode(bytes) + decode())
    hojas.push(...tablas.hojas.filter(({ ancho }) => ancho > 0))
  }
  if (hojas.length === 0) throw new Rechazada('sinTablas')
  if (hojas.length > pedido.limites.hojas) throw new Rechazada('hojas')
  return {
    ...{ formato: 'html', codificacion, separador: null, epoca: 1900, avisos: {} },
    hojas: hojas.map(({ filas, combinadas, ancho }, index) => ({
      ...{ nombre: `Tabla ${index + 1}`, oculta: false, titulos: null, combinadas },
      rows: () =>
        underTaller(
          filas.map((celdas, at) => [at + 1, celdas]),
          combinadas,
          ancho,
        ),
    })),
  }
}

/** A page and what belongs to it in one file, as browsers and Excel save it. */
export function readMhtml(bytes, pedido) {
  const pages = CFB.read(bytes, { type: 'buffer' })
    .FileIndex.map(({ content }) => content && Buffer.from(content))
    .filter((content) => content?.includes('<table'))
  return readHtml(pages, pedido)
}

/** As the page says, where its bytes are so; else as any text's. */
function codificacionOf(bytes) {
  const start = bytes.toString('latin1', 0, COMIENZO)
  const said = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1] ?? ''
  const known = markOf(bytes) ?? CODIFICACIONES.find(([, names]) => names.test(said))?.[0]
  return known && known !== 'utf-8' ? known : guessCodificacion([bytes])
}

class Tablas {
  hojas = []
  /** Tables that are open, the innermost last. */
  abiertas = []
  mudas = 0

  constructor(limites) {
    this.limites = limites
  }

  get tabla() {
    return this.abiertas.at(-1)
  }

  onopentag(name, attributes) {
    if (MUDAS.has(name)) this.mudas++
    else if (name === 'table') this.openTable()
    else if (!this.tabla) return
    else if (name === 'tr') this.tabla.openRow()
    else if (name === 'td' || name === 'th') this.tabla.openCell(attributes)
    else if (name === 'br') this.tabla.add('\n')
  }

  onclosetag(name) {
    if (MUDAS.has(name)) this.mudas--
    else if (name === 'table') this.abiertas.pop()
    else if (name === 'td' || name === 'th') this.tabla?.closeCell()
    else if (EN_BLOQUE.has(name)) this.tabla?.add('\n')
  }

  ontext(text) {
    if (this.mudas === 0) this.tabla?.add(text.replace(/[ \t\r\n\f]+/g, ' '))
  }

  openTable() {
    if (this.hojas.length >= this.limites.hojas) throw new Rechazada('hojas')
    const tabla = new Tabla(this.limites)
    this.hojas.push(tabla)
    this.abiertas.push(tabla)
  }
}

class Tabla {
  filas = []
  combinadas = []
  /** Those of them that reach into the row under way. */
  altas = []
  ancho = 0
  texto = undefined

  constructor(limites) {
    this.limites = limites
  }

  add(text) {
    if (this.texto !== undefined) this.texto += text
  }

  openRow() {
    this.closeCell()
    this.filas.push([])
    this.altas = this.altas.filter(([, , hasta]) => hasta >= this.filas.length)
  }

  /** Its column is the first that no cell from above takes. */
  openCell({ colspan, rowspan }) {
    this.closeCell()
    if (this.filas.length === 0) this.openRow()
    const fila = this.filas.length
    const celdas = this.filas.at(-1)
    let columna = celdas.length
    while (this.altas.some(([from, left, , right]) => from < fila && left <= columna && columna <= right))
      columna++
    const ancho = spanOf(colspan)
    const alto = spanOf(rowspan)
    const place = [fila, columna, fila + alto - 1, columna + ancho - 1]
    if (ancho * alto > 1) this.combinadas.push(place)
    if (alto > 1) this.altas.push(place)
    while (celdas.length < columna + ancho && celdas.length < this.limites.columnas + 1) celdas.push(null)
    this.columna = columna
    this.texto = ''
  }

  closeCell() {
    if (this.texto === undefined) return
    const texto = this.texto.replace(/ *\n */g, '\n').replace(/^[ \n]+|[ \n]+$/g, '')
    this.texto = undefined
    if (texto === '') return
    if (this.columna >= this.limites.columnas) throw new Rechazada('columnas', { fila: this.filas.length })
    this.filas.at(-1)[this.columna] = texto
    this.ancho = Math.max(this.ancho, this.columna + 1)
  }
}

/** As many as browsers take. */
const spanOf = (text) => Math.min(1_000, Math.max(1, Number(text ?? 1) || 1))
