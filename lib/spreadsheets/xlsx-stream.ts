import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cellOf, FORMATS, type Formato } from '@/lib/spreadsheets/cell'
import { type Columna, safeText } from '@/lib/spreadsheets/column'

interface Planilla<Fila> {
  /** On the sheet's tab. */
  titulo: string
  columnas: readonly Columna<Fila>[]
  lotes: AsyncIterable<readonly Fila[]>
}

/**
 * A spreadsheet with its headings in the first row, written while its rows are read: of any length with flat memory. The
 * same rows give the same bytes. An error of the rows is the stream's.
 */
export function streamXlsx<Fila>(planilla: Planilla<Fila>): Readable {
  const zip = new ZipFile()
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name, AT)
  // Whoever looks at the first bytes knows by this name that it is a spreadsheet.
  add('[Content_Types].xml', CONTENT_TYPES)
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  add('xl/workbook.xml', workbookOf(planilla.titulo))
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  )
  add('xl/styles.xml', STYLES)
  const sheet = Readable.from(sheetOf(planilla), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', AT)
  zip.end()
  const salida = new PassThrough()
  const fail = (error: Error) => void salida.destroy(error)
  sheet.on('error', fail)
  zip.on('error', fail)
  salida.on('close', () => sheet.destroy())
  zip.outputStream.pipe(salida)
  return salida
}

/** A day of no meaning, so that equal rows give equal bytes in any time zone. */
const AT = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true, compressionLevel: 3 }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const CONTENT_TYPES =
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`

const relations = (all: readonly (readonly [tipo: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ([tipo, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${tipo}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const workbookOf = (titulo: string): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
  `<sheet name="${escapeXml(titulo.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** The styles by their numbers: 0 plain, 1 the headings, 2 text that stays text when it is edited, then the formats. */
const [HEADING, TEXT, FIRST_FORMAT] = [1, 2, 3]
const ORDER = Object.keys(FORMATS) as Formato[]
const FIRST_OWN_FORMAT = 164
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${ORDER.length}">` +
  ORDER.map(
    (formato, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${FORMATS[formato]}"/>`,
  ).join('') +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${FIRST_FORMAT + ORDER.length}">` +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  ORDER.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_OWN_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ).join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

const WIDTHS = { texto: 18, entero: 12, dinero: 16, fecha: 12, instante: 20 } as const

async function* sheetOf<Fila>({ columnas, lotes }: Planilla<Fila>): AsyncGenerator<string> {
  const letters = columnas.map((_, index) => letterOf(index))
  yield (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
    columnas
      .map(({ ancho, tipo }, i) => `<col min="${i + 1}" max="${i + 1}" width="${ancho ?? WIDTHS[tipo]}"/>`)
      .join('') +
    '</cols><sheetData><row r="1">' +
    columnas.map(({ titulo }, i) => textCell(`${letters[i]}1`, HEADING, safeText(titulo))).join('') +
    '</row>'
  )
  let row = 1
  for await (const filas of lotes) {
    let xml = ''
    for (const fila of filas) xml += rowOf(columnas, letters, fila, ++row)
    yield xml
  }
  yield '</sheetData></worksheet>'
}

function rowOf<Fila>(
  columnas: readonly Columna<Fila>[],
  letters: readonly string[],
  fila: Fila,
  row: number,
): string {
  let xml = `<row r="${row}">`
  for (const [index, columna] of columnas.entries()) {
    const cell = cellOf(columna, fila)
    if (cell === null) continue
    const at = `${letters[index]}${row}`
    xml +=
      typeof cell === 'string'
        ? textCell(at, TEXT, cell)
        : `<c r="${at}" s="${FIRST_FORMAT + ORDER.indexOf(cell.formato)}"><v>${cell.numero}</v></c>`
  }
  return `${xml}</row>`
}

const textCell = (at: string, style: number, text: string): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '') : text

/** 0 → 'A', 26 → 'AA'. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
