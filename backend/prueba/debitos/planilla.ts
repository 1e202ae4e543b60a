import { buffer } from 'node:stream/consumers'
import { utils } from 'xlsx'
import { ZipFile } from 'yazl'

const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relationTo = (tipo: string, target: string): string =>
  `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${DOCUMENT}/${tipo}" Target="${target}"/></Relationships>`

function cellOf(value: string | number, c: number, r: number): string {
  const at = utils.encode_cell({ c, r })
  return typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
}

/** What stands in a workbook beside its cells: in the workbook's XML, behind the sheet's rows, as parts of its own. */
export interface Resto {
  libro?: string
  cola?: string
  partes?: Readonly<Record<string, string>>
}

/** A workbook of one sheet as an entity gives it back, in Excel's own order of parts; `lejos` is further rows of its XML. */
export async function bookOf(
  rows: readonly (readonly (string | number)[])[],
  lejos = '',
  { libro = '', cola = '', partes = {} }: Resto = {},
): Promise<File> {
  const lines = rows.map((row, r) => `<row r="${r + 1}">${row.map((v, c) => cellOf(v, c, r)).join('')}</row>`)
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationTo('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Hoja" sheetId="1" r:id="r1"/></sheets>${libro}</workbook>`,
    'xl/_rels/workbook.xml.rels': relationTo('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}${lejos}</sheetData>${cola}</worksheet>`,
    ...partes,
  }
  return new File([await zipOf(parts)], 'planilla.xlsx')
}

/** The parts in their order. */
export function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return buffer(zip.outputStream)
}
