import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { readBytesAs } from '@/backend/prueba/archivo/libros'
import { bookOf, zipOf } from '@/backend/prueba/debitos/planilla'

/** Milliseconds to a refusal, and those that this process may be busy with it at a time: nobody is served meanwhile. */
const PLAZO = 5_000
const PARADA = 200

/** What making the files left behind is not cleared up while somebody measures. */
setFlagsFromString('--expose-gc')
const clearUp = runInNewContext('gc') as () => void

/** The refusal's words. Its time runs from when the file is whole; a pause that others on the machine make is none. */
async function refusalOf(nombre: string, bytes: Uint8Array | string): Promise<string> {
  clearUp()
  const pauses = new Pausas()
  const started = performance.now()
  const error: unknown = await readBytesAs(nombre, bytes).then(
    () => 'leído',
    (thrown: unknown) => thrown,
  )
  expect(performance.now() - started).toBeLessThan(PLAZO)
  expect(pauses.end()).toBeLessThan(PARADA)
  expect(error).toMatchObject({ name: 'PlanillaRechazada' })
  return (error as Error).message
}

class Pausas {
  private longest = 0
  private last = performance.now()
  private used = process.cpuUsage()
  private readonly ticks = setInterval(() => this.look(), 5)

  private look(): void {
    const { user, system } = process.cpuUsage(this.used)
    this.longest = Math.max(this.longest, Math.min(performance.now() - this.last, (user + system) / 1_000))
    this.last = performance.now()
    this.used = process.cpuUsage()
  }

  /** The longest so far, in milliseconds. */
  end(): number {
    this.look()
    clearInterval(this.ticks)
    return this.longest
  }
}

/** A book of one sheet of this XML, without its rows' frame. */
const book = async (rows: string, partes: Record<string, string> = {}): Promise<Uint8Array> =>
  new Uint8Array(await (await bookOf([], rows, { partes })).arrayBuffer())
const numbered = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join('')
const ods = (rows: string) =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="H">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  })

const ONE = '<row><c><v>1</v></c></row>'
const REHACER = 'Ábralo en Excel, guárdelo de nuevo y cárguelo otra vez.'

describe('a file that would take too much is refused at once, in words, while everything else goes on', () => {
  const blanks = ' '.repeat(1_000_000)
  test.each<[string, string, () => Promise<Uint8Array | string> | Uint8Array | string, string | RegExp]>([
    [
      'a few bytes that unpack to 300 MB',
      'x.xlsx',
      () => book(ONE, { 'xl/otra.xml': ' '.repeat(300_000_000) }),
      `«x.xlsx» ocupa más de cien veces lo que pesa, y una planilla no. ${REHACER}`,
    ],
    [
      '237 kB that unpack to 47 MB',
      'x.xlsx',
      () => book(`<row>${'<c><v>1</v></c>'.repeat(9)}</row>`.repeat(320_000)),
      /^«x\.xlsx» ocupa más de cien veces lo que pesa/,
    ],
    [
      'many parts that unpack to 210 MB together',
      'x.xlsx',
      () => book(ONE, Object.fromEntries(Array.from({ length: 210 }, (_, at) => [`xl/p${at}.xml`, blanks]))),
      /^«x\.xlsx» es demasiado grande para leerlo de una vez\. /,
    ],
    [
      'a thousand parts and some',
      'x.xlsx',
      () => book(ONE, Object.fromEntries(Array.from({ length: 996 }, (_, at) => [`xl/p${at}.xml`, '']))),
      `«x.xlsx» trae más de mil partes adentro, y una planilla tiene muchas menos. ${REHACER}`,
    ],
    [
      'definitions of its own',
      'x.xlsx',
      () => book(ONE, { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "bb">]><sst/>' }),
      `«x.xlsx» trae definiciones (DOCTYPE) que una planilla no tiene. ${REHACER}`,
    ],
    [
      'a million columns, each with its number',
      'x.xlsx',
      () => book(`<row>${numbered(1_000_000, (at) => `<c><v>${at}</v></c>`)}</row>`),
      /^«x\.xlsx» tiene más de 200 columnas\. /,
    ],
    [
      'one cell in the millionth column',
      'x.xlsx',
      () => book('<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>'),
      /^«x\.xlsx» tiene más de 200 columnas/,
    ],
    [
      'one cell in the billionth row',
      'x.xlsx',
      () => book('<row r="3999999999"><c r="A3999999999"><v>1</v></c></row>'),
      /^«x\.xlsx» no se puede abrir: /,
    ],
    [
      'a million sheets declared',
      'x.xlsx',
      () =>
        book(ONE, {
          'xl/workbook.xml': `<workbook><sheets>${numbered(1_000_000, (at) => `<sheet name="h${at}" sheetId="${at}" r:id="r1"/>`)}</sheets></workbook>`,
        }),
      /^«x\.xlsx» tiene más de 200 hojas\. /,
    ],
    [
      'one long text in very many cells',
      'x.xlsx',
      () =>
        book(
          numbered(45_000, (at) => `<row r="${at + 1}"><c t="s"><v>0</v></c></row>`),
          {
            '[Content_Types].xml':
              '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
              '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
              '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
              '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
            'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(5_000)}</t></si></sst>`,
          },
        ),
      /^«x\.xlsx» es demasiado grande para leerlo de una vez\. /,
    ],
    [
      'half a zip',
      'x.xlsx',
      async () => (await book(ONE)).subarray(0, 900),
      /^«x\.xlsx» no se puede abrir: /,
    ],
    [
      'a million repeated rows that say something',
      'x.ods',
      () =>
        ods(
          '<table:table-row table:number-rows-repeated="1000000"><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>',
        ),
      '«x.ods» tiene más de 200.000 filas. Divídalo en partes y cárguelas de a una.',
    ],
    [
      'a million repeated cells that say something',
      'x.ods',
      () =>
        ods(
          '<table:table-row><table:table-cell table:number-columns-repeated="1000000"><text:p>a</text:p></table:table-cell></table:table-row>',
        ),
      /^«x\.ods» tiene más de 200 columnas en la fila 1 de la hoja «H»\. /,
    ],
    ['noise', 'x.csv', () => randomBytes(500_000), /^No se reconoce qué es «x\.csv»: |^«x\.csv» /],
    [
      'noise behind a text',
      'x.csv',
      () => Buffer.concat([Buffer.from('a;b\n'.repeat(200)), randomBytes(500_000)]),
      /^«x\.csv» (no es una planilla ni un texto con columnas|tiene una comilla)/,
    ],
    ['nothing', 'x.xlsx', () => '', '«x.xlsx» está vacío.'],
    [
      'a million columns of text',
      'x.csv',
      () => numbered(1_000_000, (at) => `${at};`),
      /^«x\.csv» tiene más de 200 columnas en la fila 1\. /,
    ],
    [
      'too many rows',
      'x.csv',
      () => numbered(200_001, (at) => `${at};a\n`),
      /^«x\.csv» tiene más de 200\.000 filas\. /,
    ],
    [
      'too many cells',
      'x.csv',
      () => `${'1;'.repeat(199)}1\n`.repeat(10_001),
      /^«x\.csv» tiene más de 2\.000\.000 celdas con datos\. /,
    ],
    [
      'a cell that is a book',
      'x.csv',
      () => `a;b\nc;${'d'.repeat(5_001)}\n`,
      /^«x\.csv» tiene más de 5\.000 letras en una sola celda en B2\. /,
    ],
    [
      'cells that reach over everything',
      'x.xls',
      () => `<table>${'<tr><td rowspan=1000 colspan=1000>a</tr>'.repeat(3_000)}</table>`,
      /^«x\.xls» tiene más de 200 columnas en la fila 2\. /,
    ],
  ])('%s', async (_, nombre, make, mensaje) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(25_000_000)
    expect(await refusalOf(nombre, bytes)).toMatch(mensaje)
  })

  test('small parts may be packed as tightly as they like', async () => {
    const bytes = await book(ONE, { 'xl/otra.xml': ' '.repeat(1_000_000) })
    expect(bytes.length).toBeLessThan(4_000)
    expect((await readBytesAs('x.xlsx', bytes)).filas).toHaveLength(1)
  })
})
