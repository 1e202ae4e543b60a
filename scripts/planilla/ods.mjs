// Spreadsheets of LibreOffice. SheetJS leaves out rows without a cell, so that those below lose their numbers.
import { Parser } from 'htmlparser2'
import { ilegible, underTaller } from './combinadas.mjs'
import { Rechazada } from './rechazo.mjs'

export const DE_ODS = /^(content\.xml|settings\.xml|META-INF\/manifest\.xml)$/

/** Bytes that are parsed at once. */
const TROZO = 1_048_576
/** What stands in a cell or a sheet and is none of its text: comments, pictures, changes that were refused. */
const AJENO =
  /^(office:annotation|office:forms|table:shapes|table:tracked-changes|table:dde-links|draw:.*|svg:.*)$/
const CELDA = /^table:(covered-)?table-cell$/

/** The workbook in these parts of a zip, as `unzip` gives them. */
export function readOds(parts, pedido) {
  if (parts.get('META-INF/manifest.xml')?.includes('manifest:encryption-data')) throw new Rechazada('cifrada')
  const macros = [...parts.keys()].some((name) => /^(Basic|Scripts)\/.+\/./.test(name))
  const content = parts.get('content.xml')
  parts.clear()
  const book = new Contenido(pedido.limites)
  const parser = new Parser(book, { xmlMode: true })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let at = 0; at < content.length; at += TROZO)
    parser.write(decoder.decode(content.subarray(at, at + TROZO), { stream: true }))
  parser.end()
  if (!book.entero) throw new Rechazada('danada')
  if (!book.esPlanilla) throw new Rechazada('otra')
  return {
    ...{ formato: 'ods', codificacion: null, separador: null, epoca: book.epoca, avisos: { macros } },
    hojas: book.hojas.map(({ estilo, ...hoja }) => ({
      ...hoja,
      oculta: book.estilosOcultos.has(estilo),
      rows: () => underTaller(repeated(hoja.filas), hoja.combinadas, hoja.ancho),
    })),
  }
}

function* repeated(filas) {
  for (const { fila, celdas, veces } of filas)
    for (let one = 0; one < veces; one++) yield [fila + one, celdas]
}

const times = (text) => Math.max(1, Number(text ?? 1) || 1)

/** What the parser tells, row by row; rows and cells that are repeated and hold nothing are counted and not made. */
class Contenido {
  hojas = []
  estilosOcultos = new Set()
  epoca = 1900
  entero = false
  /** Texts and drawings of the same program have tables as well. */
  esPlanilla = false
  ajeno = 0
  estilo = ''
  parrafo = 0

  constructor(limites) {
    this.limites = limites
  }

  onopentag(name, attributes) {
    if (this.ajeno > 0 || AJENO.test(name)) this.ajeno++
    else if (CELDA.test(name)) this.openCell(attributes)
    else if (name === 'table:table-row') this.openRow(attributes)
    else if (name === 'table:table') this.openSheet(attributes)
    else if (this.cell) this.openText(name, attributes)
    else if (name === 'style:style') this.estilo = attributes['style:name']
    else if (name === 'style:table-properties' && attributes['table:display'] === 'false')
      this.estilosOcultos.add(this.estilo)
    else if (name === 'office:spreadsheet') this.esPlanilla = true
    else if (name === 'table:null-date' && attributes['table:date-value']?.startsWith('1904'))
      this.epoca = 1904
  }

  onclosetag(name) {
    if (this.ajeno > 0) this.ajeno--
    else if (CELDA.test(name)) this.closeCell()
    else if (name === 'table:table-row') this.closeRow()
    else if (name === 'text:p') this.parrafo--
    else if (name === 'office:document-content') this.entero = true
  }

  ontext(text) {
    if (this.cell && this.parrafo > 0 && this.ajeno === 0) this.texto += text.replace(/[ \t\r\n]+/g, ' ')
  }

  openSheet(attributes) {
    if (this.hojas.length >= this.limites.hojas) throw new Rechazada('hojas')
    this.hoja = {
      ...{ nombre: attributes['table:name'] ?? '', estilo: attributes['table:style-name'] },
      ...{ titulos: null, combinadas: [], filas: [], ancho: 0 },
    }
    this.hojas.push(this.hoja)
    this.fila = 1
  }

  openRow(attributes) {
    this.celdas = []
    this.columna = 0
    this.veces = times(attributes['table:number-rows-repeated'])
  }

  closeRow() {
    const { fila, celdas, veces } = this
    if (celdas.length > 0) this.hoja.filas.push({ fila, celdas, veces })
    this.hoja.ancho = Math.max(this.hoja.ancho, celdas.length)
    this.fila += veces
  }

  openCell(attributes) {
    this.cell = attributes
    this.texto = ''
    this.parrafos = 0
  }

  closeCell() {
    const value = valueOf(this.cell, this.texto)
    const veces = times(this.cell['table:number-columns-repeated'])
    const [abajo, ancho] = ['rows', 'columns'].map((what) => times(this.cell[`table:number-${what}-spanned`]))
    if (abajo * ancho > 1)
      this.hoja.combinadas.push([this.fila, this.columna, this.fila + abajo - 1, this.columna + ancho - 1])
    if (value !== null) {
      if (this.columna + veces > this.limites.columnas)
        throw new Rechazada('columnas', { hoja: this.hoja.nombre, fila: this.fila })
      while (this.celdas.length < this.columna) this.celdas.push(null)
      for (let one = 0; one < veces; one++) this.celdas.push(value)
    }
    this.columna += veces
    this.cell = undefined
  }

  openText(name, attributes) {
    if (name === 'text:p') {
      if (this.parrafos++ > 0) this.texto += '\n'
      this.parrafo++
    } else if (name === 'text:s') this.texto += ' '.repeat(Math.min(100, times(attributes['text:c'])))
    else if (name === 'text:tab') this.texto += '\t'
    else if (name === 'text:line-break') this.texto += '\n'
  }
}

/** A cell's value by what it says of its kind; `texto` is what is shown in it. */
function valueOf(cell, texto) {
  const tipo = cell['office:value-type']
  const formula = cell['table:formula']?.replace(/^[a-z]+:/, '')
  if (cell['calcext:value-type'] === 'error') return ilegible('error', texto || '#ERROR')
  if (tipo === undefined) return formula === undefined ? texto || null : ilegible('formula', formula)
  if (tipo === 'date') return cell['office:date-value']?.slice(0, 10) ?? null
  if (tipo === 'boolean') return cell['office:boolean-value'] === 'true'
  if (tipo === 'string') return (cell['office:string-value'] ?? texto) || null
  if (tipo === 'time') return texto || null
  const value = Number(cell['office:value'])
  return Number.isFinite(value) ? value : ilegible('error', texto || '#ERROR')
}
