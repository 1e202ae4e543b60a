import { setTimeout as delay } from 'node:timers/promises'
import { utils, write } from 'xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendPieces } from '@/backend/prueba/archivo/llamadas'
import { bookOf, zipOf, type Resto } from '@/backend/prueba/debitos/planilla'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { NOVIEMBRE, openRondas, type Datos, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const reportsOf = async (rondaID: number) => (await mesa.call('rendicion.traerTodas', { rondaID })).datos
const fileOf = (bytes: Buffer | string, nombre: string) =>
  new File([Uint8Array.from(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)], nombre)
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())
const refusal = (mensaje: RegExp) => {
  const said = expect.stringMatching(mensaje) as string
  return { estado: 0, mensaje: said, errores: { archivo: said } }
}

/** A sent round of two, and the bank's answer to it as text. */
async function answered(): Promise<{ rondaID: number; text: string }> {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const rondaID = await mesa.send()
  const file = await answerOf(mesa.caja.db, rondaID, 'CA', [
    { matriculadoID: ana.id, importe: ana.importe },
    { matriculadoID: eva.id, texto: 'Cuenta sin saldo' },
  ])
  return { rondaID, text: (await bytesOf(file)).toString('latin1') }
}

test.each([
  [41, 'CA', '321', 'Fecha de cobro'],
  [41, 'CC', '321', 'Fecha de cobro'],
  [42, 'SB', '015', 'Fecha de compensación'],
])(
  'a day on which %i %s cannot have collected refuses the file whole, and nothing is kept of it',
  async (forma, clase, entidad, titulo) => {
    const ana = await mesa.debtor({ entidad, tipoCuenta: clase === 'CC' ? 1 : 2 })
    const rondaID = await mesa.send({ ...NOVIEMBRE, forma })
    const told = { matriculadoID: ana.id, importe: ana.importe }
    const text = (await bytesOf(await answerOf(mesa.caja.db, rondaID, clase, [told]))).toString('latin1')
    const load = async (dia: string) => {
      const bytes = text.replaceAll('20261112', dia)
      return mesa.call('rendicion.leer', { rondaID, clase }, fileOf(bytes, `${dia}.txt`))
    }
    const why = (dia: string, motivo: string) =>
      refusal(new RegExp(`^Renglón 1, columna \\d+: ${titulo}: el ${dia} ${motivo}`))
    expect(await load('20261111')).toMatchObject(why('11/11/2026', 'es anterior al 12/11/2026'))
    expect(await load('20261122')).toMatchObject(why('22/11/2026', 'todavía no llegó'))
    for (const dia of ['19500101', '20200115', '20270610', '20301231'])
      expect(await load(dia)).toMatchObject({ estado: 0 })
    expect(await reportsOf(rondaID)).toEqual([])
    expect(await mesa.caja.pending(ana.id)).toMatchObject([{ enTramite: { rondaID } }])
    for (const dia of ['20261112', '20261121']) expect(await load(dia)).toMatchObject({ estado: 1 })
  },
)

test('what programs and mail do to a bank’s file changes nothing of it', async () => {
  const { rondaID, text } = await answered()
  const read = async (bytes: string) =>
    mesa.call('rendicion.leer', { rondaID, clase: 'CA' }, fileOf(bytes, 'rendicion.txt'))
  const clean = (await read(text)).datos as Datos
  expect(clean).toMatchObject({ lineas: 2, faltan: 0 })
  for (const changed of [
    text.replaceAll('\r\n', '\n'),
    `\xef\xbb\xbf${text}`,
    `${text}\x1a`,
    `${text}\r\n\r\n`,
    text.replace(/\r\n$/, ''),
    text.replaceAll(/ +(?=\r\n)/g, ''),
    text.replace('SIN SALDO', 'SIN SEÑAL'),
  ])
    expect((await read(changed)).datos, JSON.stringify(changed.slice(0, 9))).toMatchObject({
      lineas: 2,
      codigos: clean['codigos'],
    })
  const { datos } = await mesa.call('rendicion.traerTodas', { rondaID })
  expect(datos).toHaveLength(1)
  const [{ id: rendicionID } = {}] = datos as Datos[]
  const filas = (await mesa.call('rendicion.traerFilas', { rendicionID, nroPagina: 1 })).datos
  expect((filas as Datos[]).map((fila) => fila['texto'])).toEqual(['', 'CUENTA SIN SEÑAL'])
})

test('what is no report of the bank is refused by what it is, with line and column, and leaves nothing', async () => {
  const { rondaID, text } = await answered()
  const book = await bytesOf(await bookOf([['Matrícula', 'Importe']]))
  for (const [bytes, mensaje] of [
    ['', /^«x\.txt» está vacío\.$/],
    [book, /^Renglón 1, columna 1: Es una planilla o un archivo comprimido: /],
    [
      'PK\x03\x04'.padEnd(30, '\0') + 'rendicion.txt',
      /^«x\.txt» es un documento de Office o un archivo comprimido: /,
    ],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^«x\.txt» es un documento de Office anterior: /],
    [`\xff\xfe${[...text].join('\0')}\0`, /^«x\.txt» es un texto en UTF-16: /],
    [text.replaceAll('\r\n', '\r'), /^Renglón 1, columna \d+: Los renglones terminan con CR solo/],
    [text.replace('  ', '\t '), /^Renglón \d+, columna \d+: Hay una tabulación/],
    [text.slice(0, 300), /^Renglón 2, columna \d+: /],
    [
      text.replace('\r\n', `${'0'.repeat(1_000_000)}\r\n`),
      /^Renglón 1, columna \d+: .* tiene 1000\d{3} caracteres/,
    ],
    [Buffer.from(text.replace('SIN SALDO', 'SIN SEÑAL'), 'utf8'), /^Renglón 2, columna \d+: /],
  ] as const)
    expect(await mesa.call('rendicion.leer', { rondaID, clase: 'CA' }, fileOf(bytes, 'x.txt'))).toMatchObject(
      refusal(mensaje),
    )
  expect(await reportsOf(rondaID)).toEqual([])
})

test('300 MB are refused, before they are read where their length is told', async () => {
  const { rondaID } = await answered()
  const BORDE = 'borde'
  const headers = {
    authorization: `Bearer ${mesa.token}`,
    'content-type': `multipart/form-data; boundary=${BORDE}`,
  }
  const part = (name: string) => `--${BORDE}\r\nContent-Disposition: form-data; name="${name}"`
  function* body() {
    yield Buffer.from(`${part('rondaID')}\r\n\r\n${rondaID}\r\n${part('clase')}\r\n\r\nCA\r\n`)
    yield Buffer.from(`${part('archivo')}; filename="x.txt"\r\n\r\n`)
    for (let sent = 0; sent < 300_000_000; sent += 65_536) yield Buffer.alloc(65_536, '0')
  }
  for (const [told, most] of [
    [{ 'content-length': '300000000' }, 20_000_000],
    [{}, 160_000_000],
  ] as const) {
    const { status, text, sent } = await sendPieces(
      `${mesa.caja.api.url}/rendicion/leer`,
      { ...headers, ...told },
      body(),
    )
    expect([status, JSON.parse(text)]).toMatchObject([
      413,
      {
        estado: 0,
        mensaje: expect.stringMatching(/pesa más de 134 MB, que es lo más que se acepta\.$/) as string,
      },
    ])
    expect(sent).toBeLessThan(most)
  }
  expect(await reportsOf(rondaID)).toEqual([])
})

const TITULOS = ['Matrícula', 'Período', 'Comprobante', 'Importe Cobrado']

interface Entidad {
  rondaID: number
  fila: <T>(periodo: T) => (string | number | T)[]
  id: number
}

/** A sent round of an entity and what its one row must say. */
async function entity(): Promise<Entidad> {
  const ana = await mesa.debtor({ forma: 2 })
  const rondaID = await mesa.send({ ...NOVIEMBRE, forma: 2 })
  const { datos } = await mesa.call('da_listado.traerOtrosDebitos', { mes: 11, anio: 2026, formaPagoID: 2 })
  const [row] = datos as { matricula: number; comprobante: number }[]
  return {
    rondaID,
    id: ana.id,
    fila: (periodo) => [row?.matricula ?? 0, periodo, row?.comprobante ?? 0, ana.monto],
  }
}
const loadSheet = (rondaID: number, file: File) =>
  mesa.call('rendicion.leer', { rondaID, clase: 'planilla' }, file)

/** As programs other than Excel pack it: their own parts come first. */
function otherBook(rows: readonly (readonly (string | number | Date)[])[], compression = true): Buffer {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => [...row]),
    { cellDates: true, dateNF: 'mmm-yy' },
  )
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Hoja')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression }) as Uint8Array)
}

test('a workbook is taken whichever program packed it, and a month that became a date is that month', async () => {
  const { rondaID, id, fila } = await entity()
  const rows = [TITULOS, fila('11/2026')]
  for (const bytes of [
    otherBook(rows),
    otherBook(rows, false),
    otherBook([TITULOS, fila(new Date(Date.UTC(2026, 10, 1)))]),
    // A cell that somebody touched in the last row and column.
    await bytesOf(await bookOf(rows, '<row r="1048576"><c r="XFD1048576"><v></v></c></row>')),
  ])
    expect(await loadSheet(rondaID, fileOf(bytes, 'planilla.xlsx'))).toMatchObject({
      mensaje: null,
      datos: { lineas: 1, codigos: [{ resultado: 1, cantidad: 1 }] },
    })
  await mesa.apply(await loadSheet(rondaID, fileOf(otherBook(rows), 'planilla.xlsx')))
  expect(await mesa.owes({ id })).toEqual([])
})

/** With another day zero, and a moment of the day behind the day's number, as formulas and Macs leave it. */
function bookSince(
  date1904: boolean,
  periodo: string | number,
  fila: (periodo: object) => readonly unknown[],
): Buffer {
  const cell = typeof periodo === 'number' ? { t: 'n', v: periodo, z: 'dd/mm/yyyy' } : { t: 's', v: periodo }
  const sheet = utils.aoa_to_sheet([TITULOS, [...fila(cell)]])
  const book = { SheetNames: ['Hoja'], Sheets: { Hoja: sheet }, Workbook: { WBProps: { date1904 } } }
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array)
}

test('a day is that day whatever the workbook counts from, on a machine of any time zone', async () => {
  const { rondaID, fila } = await entity()
  const zone = process.env['TZ']
  try {
    for (const tz of ['UTC', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env['TZ'] = tz
      // 1 and 30 November 2026, by both ways to count days.
      for (const [date1904, first] of [
        [false, 46_327],
        [true, 44_865],
      ] as const)
        for (const day of [first, first + 29, first + 29.999_99])
          expect(await loadSheet(rondaID, fileOf(bookSince(date1904, day, fila), 'x.xlsx'))).toMatchObject({
            mensaje: null,
            datos: { lineas: 1 },
          })
    }
    for (const text of ['2026-11-15', '15/11/2026', '1/11/2026', '\u200e11/2026', '30–11–2026'])
      expect(await loadSheet(rondaID, fileOf(bookSince(false, text, fila), 'x.xlsx'))).toMatchObject({
        mensaje: null,
      })
    for (const day of [46_326, 46_357])
      expect(await loadSheet(rondaID, fileOf(bookSince(false, day, fila), 'x.xlsx'))).toMatchObject({
        estado: 0,
      })
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('what is no sheet of an entity is refused in words, and leaves nothing', async () => {
  const { rondaID, fila } = await entity()
  const sheet = otherBook([TITULOS, fila('11/2026')], false)
  const flipped = Buffer.from(sheet)
  const at = flipped.indexOf('<sheetData>') + 200
  flipped[at] = (flipped[at] ?? 0) ^ 1
  const rows = `${TITULOS.join(';')}\n${fila('11/2026').slice(0, 3).join(';')};10,50\n`
  for (const [bytes, mensaje] of [
    [rows, /^«x\.xlsx» es un archivo de texto: la planilla debe ser Excel\.$/],
    [sheet.subarray(0, 900), /^«x\.xlsx» no se puede abrir: /],
    [flipped, /^«x\.xlsx» no se puede abrir: /],
    [
      Buffer.from('PK\x03\x04'.padEnd(30, '\0') + '[Content_Types].xml', 'latin1'),
      /^«x\.xlsx» no se puede abrir: /,
    ],
    [
      await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<a/>' }),
      /^«x\.xlsx» no se puede abrir: /,
    ],
    [
      await zipOf({ 'xl/workbook.xml': ' '.repeat(60_000_000) }),
      /^La planilla es demasiado grande: «x\.xlsx» /,
    ],
    [await zipOf({ 'importes.csv': rows }), /^«x\.xlsx» es un documento de Office o un archivo comprimido: /],
    [otherBook([TITULOS]), /^Renglón 1, columna 1: La planilla no tiene ninguna fila\.$/],
    [
      otherBook([TITULOS, [...fila('11/2026').slice(0, 3), -1]]),
      /^Renglón 2, columna 4: .*no puede ser negativo/,
    ],
  ] as const)
    expect(await loadSheet(rondaID, fileOf(bytes, 'x.xlsx')), String(mensaje)).toMatchObject(refusal(mensaje))
  expect(await reportsOf(rondaID)).toEqual([])
})

describe('a cell that cannot be read is never a month that was not collected', () => {
  const UNCALCULATED = 'fórmula sin calcular: ábrala en Excel y guárdela'
  const LINK = 'un vínculo no es un importe: escriba el número'
  const COMBINED = 'está combinada con la de arriba: sepárelas y escriba lo de cada fila'
  const ERRORS = ['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!', '#CALC!']
  /** Attributes and content of the amount's cell, and why it is refused. */
  const CELLS: readonly (readonly [string, string, string])[] = [
    ...ERRORS.map((error) => ['t="e"', `<v>${error}</v>`, `${error} no es un importe`] as const),
    ...ERRORS.map((error) => ['t="e"', `<f>F2</f><v>${error}</v>`, `${error} no es un importe`] as const),
    ['', '<f>F2</f>', UNCALCULATED],
    ['', '<f>F2</f><v></v>', UNCALCULATED],
    ['t="n"', '<f t="shared" ref="D2:D3" si="0">F2</f>', UNCALCULATED],
    ['', '<f t="array" ref="D2:D3">F2:F3</f>', UNCALCULATED],
    ['', '<f>HYPERLINK("x",5)</f><v>5</v>', LINK],
    ['t="b"', '<v>1</v>', 'Importe Cobrado: «VERDADERO» no es un importe'],
    ['t="b"', '<v>0</v>', 'Importe Cobrado: «FALSO» no es un importe'],
    ['t="str"', '<v>pendiente</v>', 'Importe Cobrado: «pendiente» no es un importe'],
    ['t="str"', '<v>-</v>', 'Importe Cobrado: «-» no es un importe'],
    ['t="d"', '<v>2026-11-01</v>', 'Importe Cobrado: «2026-11-01» no es un importe'],
    ['', '<v>abc</v>', '#NUM! no es un importe'],
    ['', '<v>1e999</v>', '#DIV/0! no es un importe'],
  ]

  /** Rows from the second on, with these cells as their amounts. */
  async function load(
    { rondaID, fila }: Entidad,
    cells: readonly (readonly [string, string, ...unknown[]])[],
    resto?: Resto,
  ) {
    const [matricula, , comprobante] = fila('11/2026')
    const rows = cells.map(
      ([attributes, content], index) =>
        `<row r="${index + 2}"><c><v>${matricula}</v></c><c t="str"><v>11/2026</v></c>` +
        `<c><v>${comprobante}</v></c><c ${attributes}>${content}</c></row>`,
    )
    const { mensaje } = await loadSheet(rondaID, await bookOf([TITULOS], rows.join(''), resto))
    expect(await reportsOf(rondaID)).toEqual([])
    return mensaje
  }

  test('row and column are told of each', async () => {
    const sent = await entity()
    for (let at = 0; at < CELLS.length; at += 5) {
      const five = CELLS.slice(at, at + 5)
      const motivos = five.map(([, , motivo]) => motivo)
      const told = motivos.flatMap((motivo, index) => {
        const more = motivos.slice(index + 1).filter((other) => other === motivo).length
        if (motivos.indexOf(motivo) < index) return []
        return `Renglón ${index + 2}${more > 0 ? ` y ${more} más` : ''}, columna 4: ${motivo}.`
      })
      expect(await load(sent, five)).toBe(told.join(' '))
    }
  })

  test.each<[string, [string, string], string, Resto]>([
    [
      'the zero of a program that calculates nothing',
      ['', '<f>F2</f><v>0</v>'],
      UNCALCULATED,
      { libro: '<calcPr calcId="1" fullCalcOnLoad="1"/>' },
    ],
    [
      'a number that leads elsewhere',
      ['', '<v>5</v>'],
      LINK,
      { cola: '<hyperlinks><hyperlink ref="D2" location="Hoja!A1"/></hyperlinks>' },
    ],
    [
      'half of a taller cell',
      ['', ''],
      COMBINED,
      { cola: '<mergeCells><mergeCell ref="D1:D2"/></mergeCells>' },
    ],
  ])('%s is refused', async (_, cell, motivo, resto) => {
    expect(await load(await entity(), [cell], resto)).toBe(`Renglón 2, columna 4: ${motivo}.`)
  })

  test('in a total neither, and what is truly empty stays not collected', async () => {
    const { rondaID, fila } = await entity()
    const rows = [[...TITULOS, 'Apellido y Nombre'], fila('11/2026').slice(0, 3)]
    const total = (cell: string) => `<row r="3">${cell}<c r="E3" t="str"><v>Total</v></c></row>`
    const { mensaje } = await loadSheet(rondaID, await bookOf(rows, total('<c r="D3"><f>SUM(F2:F9)</f></c>')))
    expect(mensaje).toBe(`Renglón 3, columna 4: ${UNCALCULATED}.`)
    for (const empty of ['', '<c r="D3"/>', '<c r="D3" t="str"><f>IF(F2&gt;0,F2,"")</f><v></v></c>'])
      expect(await loadSheet(rondaID, await bookOf(rows, total(empty)))).toMatchObject({
        mensaje: null,
        datos: { lineas: 1, codigos: [{ resultado: -4, cantidad: 1 }] },
      })
  })
})

test('a workbook that unpacks to hundreds of times its size holds up nobody and is refused in words', async () => {
  const { rondaID } = await entity()
  const { url } = mesa.caja.api
  const cells = '<row>' + '<c><v>1</v></c>'.repeat(9) + '</row>'
  // The first is refused by its size; the other is read, and has nothing of an entity's sheet.
  for (const [megabytes, said] of [
    [47, /^La planilla es demasiado grande: «planilla\.xlsx» /],
    [20, /^(La planilla es demasiado grande|Renglón 1, columna 1: Falta la columna)/],
  ] as const) {
    const bomb = await bookOf([], cells.repeat(Math.floor((megabytes * 1_000_000) / cells.length)))
    expect(bomb.size).toBeLessThan(400_000)
    const before = process.memoryUsage().rss
    let answer: Datos | undefined
    const loading = loadSheet(rondaID, bomb).then((one) => (answer = one as unknown as Datos))
    const waits: number[] = []
    do {
      const asked = performance.now()
      expect((await fetch(`${url}/salud/viva`)).status).toBe(200)
      waits.push(performance.now() - asked)
      await delay(20)
    } while (!answer)
    await loading
    expect(answer).toMatchObject(refusal(said))
    expect(waits.length).toBeGreaterThan(5)
    expect(Math.max(...waits)).toBeLessThan(1_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  }
  expect(await reportsOf(rondaID)).toEqual([])
}, 120_000)
