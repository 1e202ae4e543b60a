import { describe, expect, test } from 'vitest'
import { CFB, utils, write, type BookType } from 'xlsx'
import { readBytesAs } from '@/backend/prueba/archivo/libros'
import { bookOf, zipOf } from '@/backend/prueba/debitos/planilla'

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

describe('workbooks of Excel', () => {
  function sheetsAs(bookType: BookType): Buffer {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet(
      [
        ['Ñandú', 'Día', 'Sí'],
        ['Güemes', new Date(Date.UTC(1970, 4, 6, 13, 30)), true],
        ['', 12.5, false],
      ],
      { cellDates: true },
    )
    utils.book_append_sheet(book, sheet, 'Uno')
    utils.book_append_sheet(book, utils.aoa_to_sheet([['oculta']]), 'Dos')
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] }
    return Buffer.from(write(book, { type: 'buffer', bookType, compression: true }) as Uint8Array)
  }

  test.each<[BookType, string]>([
    ['xlsx', 'xlsx'],
    ['xlsm', 'xlsx'],
    ['xlsb', 'xlsx'],
    ['biff8', 'xls'],
    ['xlml', 'xls'],
  ])('%s: letters, days without their hour, switches, a hidden sheet', async (bookType, formato) => {
    const { libro, row } = await readBytesAs('x.xls', sheetsAs(bookType))
    expect(libro).toMatchObject({
      ...{ formato, epoca: 1900, avisos: [] },
      hojas: [
        { nombre: 'Uno', oculta: false, filas: 3, columnas: 3 },
        { nombre: 'Dos', oculta: true },
      ],
    })
    expect([row(1), row(2), row(3)?.slice(1), row(1, 1)]).toEqual([
      ['Ñandú', 'Día', 'Sí'],
      ['Güemes', '1970-05-06', true],
      [12.5, false],
      ['oculta'],
    ])
  })

  test('texts of Excel 5 are in its code page', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['QandZ', 12.5]]), 'Uno')
    // Who writes it for this test knows no letters but ASCII's.
    const written = Buffer.from(write(book, { type: 'buffer', bookType: 'biff5' }) as Uint8Array)
    written.write('\xd1and\xfa', written.indexOf('QandZ'), 'latin1')
    expect((await readBytesAs('x.xls', written)).row(1)).toEqual(['Ñandú', 12.5])
  })

  test('what a taller cell covers is told, and a far cell that somebody touched is not', async () => {
    const book = await bookOf(
      [
        ['a', 'b'],
        [1, 2],
        [3, 4],
      ],
      '<row r="1048576"><c r="XFD1048576"><v></v></c></row>',
      { cola: '<mergeCells><mergeCell ref="B2:B3"/><mergeCell ref="A70:A71"/></mergeCells>' },
    )
    const { libro, row } = await readBytesAs('x.xlsx', await bytesOf(book))
    expect(libro.hojas).toMatchObject([{ filas: 3, columnas: 2, combinadas: [[2, 1, 3, 1]] }])
    expect(row(3)).toEqual([3, { ilegible: 'combinada', texto: '' }])
  })

  test('macros, links to other files and what nobody sees are left out and said', async () => {
    const book = await bookOf(
      [
        ['\u200bdos\u202e', 'bien'],
        ['uno\u00ad', '\ufefftres'],
      ],
      '',
      {
        partes: { 'xl/vbaProject.bin': 'x', 'xl/externalLinks/externalLink1.xml': '<externalLink/>' },
      },
    )
    const { libro, filas } = await readBytesAs('x.xlsm', await bytesOf(book))
    expect(libro.avisos).toEqual([
      'El archivo trae macros: no se ejecutan ni se importan.',
      'El archivo tiene vínculos a otros archivos: se toma el último valor guardado de cada uno.',
      'En 3 celdas se quitaron caracteres que no se ven.',
    ])
    expect(filas.map(({ celdas }) => celdas)).toEqual([
      ['dos', 'bien'],
      ['uno', 'tres'],
    ])
  })
})

describe('spreadsheets of LibreOffice', () => {
  const cell = (attributes: string, texto = '') =>
    `<table:table-cell ${attributes}>${texto && `<text:p>${texto}</text:p>`}</table:table-cell>`
  const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
  const ods = (tables: string, more: Record<string, string> = {}) =>
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml':
        '<office:document-content><office:automatic-styles><style:style style:name="ta2" style:family="table">' +
        '<style:table-properties table:display="false"/></style:style></office:automatic-styles>' +
        `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
      ...more,
    })

  test('rows keep their numbers, whatever is empty or repeated', async () => {
    const { libro, filas } = await readBytesAs(
      'x.ods',
      await ods(
        `<table:table table:name="Ñ">${row('', 'table:number-rows-repeated="3"')}${row(cell('', 'cuarta'))}` +
          row(cell('office:value-type="float" office:value="7"'), 'table:number-rows-repeated="2"') +
          row(cell('table:number-columns-repeated="3"') + cell('table:number-columns-repeated="2"', 'x')) +
          `${row(cell('table:number-columns-repeated="16384"'), 'table:number-rows-repeated="1048569"')}</table:table>` +
          `<table:table table:name="Dos" table:style-name="ta2">${row(cell('', 'oculta'))}</table:table>`,
      ),
    )
    expect(libro.hojas).toMatchObject([
      { nombre: 'Ñ', oculta: false, filas: 7, columnas: 5 },
      { nombre: 'Dos', oculta: true, filas: 1 },
    ])
    expect(filas).toEqual([
      { hoja: 0, fila: 4, celdas: ['cuarta'] },
      { hoja: 0, fila: 5, celdas: [7] },
      { hoja: 0, fila: 6, celdas: [7] },
      { hoja: 0, fila: 7, celdas: [null, null, null, 'x', 'x'] },
      { hoja: 1, fila: 1, celdas: ['oculta'] },
    ])
  })

  test('each kind of cell', async () => {
    const { row: at } = await readBytesAs(
      'x.ods',
      await ods(
        `<table:table table:name="H">${row(
          cell('office:value-type="date" office:date-value="2026-10-31T13:00:00"', '31/10/26') +
            cell('office:value-type="boolean" office:boolean-value="true"', 'VERDADERO') +
            cell('office:value-type="currency" office:currency="ARS" office:value="1234.5"', '$ 1.234,50') +
            cell(
              'office:value-type="string" calcext:value-type="error" table:formula="of:=1/0"',
              '#¡DIV/0!',
            ) +
            cell('table:formula="of:=[.A4]+1"') +
            '<table:table-cell office:value-type="string"><office:annotation><text:p>nota</text:p></office:annotation>' +
            '<text:p>dos<text:s text:c="2"/>blancos&amp;</text:p>\n<text:p>y <text:span>línea</text:span></text:p></table:table-cell>',
        )}${row(
          cell('table:number-rows-spanned="2" table:number-columns-spanned="1"', 'alta') + cell('', 'b'),
        )}${row(`<table:covered-table-cell/>${cell('', 'c')}`)}</table:table>`,
      ),
    )
    expect(at(1)).toEqual([
      '2026-10-31',
      true,
      1_234.5,
      { ilegible: 'error', texto: '#¡DIV/0!' },
      { ilegible: 'formula', texto: '=[.A4]+1' },
      'dos  blancos&\ny línea',
    ])
    expect(at(3)).toEqual([{ ilegible: 'combinada', texto: '' }, 'c'])
  })

  test('a text of the same program is none, and a password is told', async () => {
    const odt = await zipOf({
      'content.xml': '<office:document-content><office:text/></office:document-content>',
    })
    await expect(readBytesAs('x.ods', odt)).rejects.toThrow('«x.ods» no es una planilla')
    const locked = ods('', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' })
    await expect(readBytesAs('x.ods', await locked)).rejects.toThrow('«x.ods» tiene contraseña.')
  })
})

test('what is no sheet is told with the way out', async () => {
  const access = Buffer.from('\x00\x01\x00\x00Standard Jet DB\0', 'latin1')
  await expect(readBytesAs('x.mdb', access)).rejects.toThrow(
    /^«x\.mdb» es una base de Access: .* Ábrala en Access y exporte la tabla a Excel\.$/,
  )
  await expect(readBytesAs('x.csv', '')).rejects.toThrow('«x.csv» está vacío.')
  await expect(readBytesAs('x.xml', '<?xml version="1.0"?><factura/>')).rejects.toThrow(
    '«x.xml» no es una planilla',
  )
  const docx = await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' })
  await expect(readBytesAs('x.xlsx', docx)).rejects.toThrow('«x.xlsx» no es una planilla')
})

test('a workbook of before 2007 with a password', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'H')
  const cfb = readCfb(Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array))
  const whole = Buffer.from(cfb.stream.content)
  const afterBof = 4 + whole.readUInt16LE(2)
  // FILEPASS: what follows is encrypted.
  const filePass = Buffer.concat([Buffer.from('2f0036000100010001', 'hex'), Buffer.alloc(49)])
  cfb.stream.content = Buffer.concat([whole.subarray(0, afterBof), filePass, whole.subarray(afterBof)])
  await expect(readBytesAs('x.xls', cfb.write())).rejects.toThrow('«x.xls» tiene contraseña.')
})

/** The stream of a workbook in its old container, to be changed and written again; SheetJS has no types for it. */
function readCfb(bytes: Buffer): { stream: { content: Uint8Array }; write: () => Buffer } {
  const {
    read,
    find,
    write: pack,
  } = CFB as {
    read: (bytes: Buffer, how: object) => object
    find: (cfb: object, path: string) => { content: Uint8Array }
    write: (cfb: object, how: object) => Uint8Array
  }
  const cfb = read(bytes, { type: 'buffer' })
  return { stream: find(cfb, '/Workbook'), write: () => Buffer.from(pack(cfb, { type: 'buffer' })) }
}
