import { FORMATS, type Formato } from '@/domain/spreadsheets/cell'

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Where the one sheet of a book stands. */
export const SHEET = 'xl/worksheets/sheet1.xml'
/** A day of no meaning, so that equal rows give equal bytes in any time zone. */
export const AT = new Date(2000, 0, 1)

/**
 * The files of a book beside its sheet, by their names; `titulo` is on the sheet's tab. They come first: whoever looks at
 * the first bytes knows by the first name that it is a spreadsheet.
 */
export const bookFiles = (titulo: string): readonly (readonly [nombre: string, xml: string])[] => [
  ['[Content_Types].xml', CONTENT_TYPES],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  ['xl/workbook.xml', workbookOf(titulo)],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  ['xl/styles.xml', STYLES],
]

const CONTENT_TYPES =
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
  `<Override PartName="/${SHEET}" ContentType="${KIND}.worksheet+xml"/>` +
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
  `<sheet name="${escapeXml(sheetName(titulo))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Excel refuses these characters and more than 31 of any. */
const sheetName = (titulo: string): string =>
  titulo
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || 'Hoja'

const ORDER = Object.keys(FORMATS) as Formato[]
const FIRST_FORMAT = 3
const AFTER_FORMATS = FIRST_FORMAT + ORDER.length
/**
 * Styles by their numbers: `titulo` is bold, `texto` stays text when it is edited, `total` is a sum of money. The two
 * quoted ones are of texts that begin like a formula: Excel keeps them text, whatever is done to the cell.
 */
export const STYLE = {
  titulo: 1,
  texto: 2,
  total: AFTER_FORMATS,
  textoCitado: AFTER_FORMATS + 1,
  tituloCitado: AFTER_FORMATS + 2,
} as const
export const styleOf = (formato: Formato): number => FIRST_FORMAT + ORDER.indexOf(formato)

const FIRST_OWN_FORMAT = 164
const formatOf = (formato: Formato): number => FIRST_OWN_FORMAT + ORDER.indexOf(formato)
const xf = (numFmt: number, { font = 0, border = 0, citado = false } = {}): string =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="${border}" xfId="0"${citado ? ' quotePrefix="1"' : ''} applyNumberFormat="1" applyFont="1" applyBorder="1"/>`
const XFS = [
  xf(0),
  xf(0, { font: 1 }),
  xf(49),
  ...ORDER.map((formato) => xf(formatOf(formato))),
  xf(formatOf('dinero'), { font: 1, border: 1 }),
  xf(49, { citado: true }),
  xf(49, { font: 1, citado: true }),
]
const SIDES = '<left/><right/><top/><bottom/><diagonal/>'
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${ORDER.length}">` +
  ORDER.map((formato) => `<numFmt numFmtId="${formatOf(formato)}" formatCode="${FORMATS[formato]}"/>`).join(
    '',
  ) +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  `<borders count="2"><border>${SIDES}</border>` +
  `<border>${SIDES.replace('<top/>', '<top style="thin"><color auto="1"/></top>')}</border></borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${XFS.length}">${XFS.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeXml = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? '') : text
