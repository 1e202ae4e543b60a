import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArchivo } from '@/domain/bancos/leer'
import { bytes, readAll, textOf } from '@/domain/bancos/prueba/archivos'

/** Every byte in the long run, and else enough of them to meet every column. */
const PASO = process.env['BANCOS_MUTACIONES'] === undefined ? 7 : 1

const NOMBRES = [
  '202605CA.BSE',
  '202605CC.BSE',
  '202605.SB',
  '202605-importe10.SB',
  'rendicion-bse-ca.txt',
  'rendicion-bse-cc.txt',
  'rendicion-icbc.txt',
  'rendicion-icbc-importe14.txt',
  '202605CA.BNA',
  'rendicion-nacion.txt',
]
const TEXTOS = new Map(NOMBRES.map((nombre) => [nombre, textOf(nombre)]))
const readText = (text: string) => readAll(bytes(text))

/** The file is refused and its first defect stands where it says. */
async function refusal(text: string) {
  const { lectura } = await readText(text)
  if (lectura.ok) throw new Error(`Se aceptó un archivo dañado de ${lectura.resumen.registros} renglones`)
  const [first] = lectura.defectos
  if (!first) throw new Error('Rechazado sin decir por qué')
  expect(first.linea).toBeGreaterThan(0)
  expect(first.columna).toBeGreaterThan(0)
  expect(lectura.cantidad).toBeGreaterThanOrEqual(lectura.defectos.length)
  return { ...first, parece: lectura.parece }
}
const edit = (text: string, linea: number, change: (line: string) => string): string =>
  text
    .split('\r\n')
    .map((line, index) => (index === linea - 1 ? change(line) : line))
    .join('\r\n')
const put = (line: string, columna: number, piece: string): string =>
  line.slice(0, columna - 1) + piece + line.slice(columna - 1 + piece.length)

describe.each(NOMBRES)('%s', (nombre) => {
  const text = TEXTOS.get(nombre) ?? ''
  const lines = text.split('\r\n').length - 1

  test('cut at any byte is refused whole, but between two lines of a report without trailer', async () => {
    const withTotals = !nombre.startsWith('rendicion') || nombre === 'rendicion-icbc.txt'
    for (let at = 0; at < text.length - 2; at += PASO) {
      const cut = text.slice(0, at)
      const between = at > 0 && (/\r?\n$/.test(cut) || text.startsWith('\r\n', at) || cut.endsWith('\r'))
      if (between && !withTotals) continue
      await refusal(cut)
    }
  })

  test('one byte changed is refused, or says something else in that line alone', async () => {
    const clean = await readText(text)
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), async (at, step) => {
        const changed = bytes(text)
        changed[at] = ((changed[at] ?? 0) + step) % 256
        const { lectura, filas } = await readAll(changed)
        if (!lectura.ok) {
          expect(lectura.defectos.length).toBeGreaterThan(0)
          return
        }
        const linea = text.slice(0, at).split('\n').length
        expect(filas).toHaveLength(clean.filas.length)
        const different = filas.filter(
          (fila, index) => JSON.stringify(fila, plain) !== JSON.stringify(clean.filas[index], plain),
        )
        expect(different.length).toBeLessThanOrEqual(linea === 1 && filas.length !== lines ? 0 : 1)
      }),
      { numRuns: 400 },
    )
  })

  test('a line taken out or sent twice is noticed where the file counts', async () => {
    if (nombre.startsWith('rendicion')) return
    const all = text.split('\r\n')
    const without = all.filter((_, index) => index !== 2).join('\r\n')
    expect((await refusal(without)).motivo).toMatch(/^Cantidad de registros: dice \d+ y hay \d+$/)
    const twice = all.flatMap((line, index) => (index === 2 ? [line, line] : [line])).join('\r\n')
    expect((await refusal(twice)).motivo).toMatch(/ya está en el renglón 3$/)
  })

  test('LF, a UTF-8 mark, a final 0x1A and empty last lines change nothing', async () => {
    const clean = await readText(text)
    const lf = text.replaceAll('\r\n', '\n')
    for (const same of [
      lf,
      `\xef\xbb\xbf${text}`,
      `${text}\x1a`,
      `${text}\r\n\r\n`,
      `${lf}  \n\x1a`,
      lf.replace(/ +$/gm, ''),
    ])
      expect(await readText(same)).toEqual(clean)
  })

  test('CR alone, tabs, UTF-16 and an endless line are refused by name', async () => {
    expect(await refusal(text.replaceAll('\r\n', '\r'))).toMatchObject({
      linea: 1,
      motivo: expect.stringMatching(/CR solo/) as string,
    })
    expect(await refusal(edit(text, 2, (line) => put(line, 30, '\t')))).toMatchObject({
      linea: 2,
      columna: 30,
      motivo: 'Hay una tabulación, que estos archivos no llevan',
    })
    expect((await refusal(`\xff\xfe${[...text].join('\0')}`)).motivo).toMatch(/UTF-16/)
    expect((await refusal([...text].join('\0'))).linea).toBe(1)
    const endless = await refusal(edit(text, 2, (line) => line + '0'.repeat(1_000_000)))
    expect(endless.linea).toBe(2)
    expect(endless.motivo).toMatch(/tiene 1000\d{3} caracteres y deben ser \d+$/)
  })
})

describe('what is said of a damaged file', () => {
  const bse = TEXTOS.get('202605CA.BSE') ?? ''
  const cobros = TEXTOS.get('rendicion-bse-ca.txt') ?? ''
  const icbc = TEXTOS.get('rendicion-icbc.txt') ?? ''

  test('an amount changed by one centavo does not add up', async () => {
    const off = edit(bse, 4, (line) => put(line, 66, '1'))
    expect(await refusal(off)).toMatchObject({
      linea: 1,
      columna: 16,
      motivo: 'Importe total: dice $\u00a01.125.000,50 y los renglones suman $\u00a01.125.000,51',
      parece: { banco: 'bse', nombre: 'BSE', clase: 'envio' },
    })
  })

  test.each([
    {
      what: 'a letter in an amount',
      text: edit(bse, 3, (line) => put(line, 60, 'O')),
      linea: 3,
      columna: 60,
      motivo: /^Importe: «\w+» no es un número$/,
    },
    {
      what: 'a date off the calendar',
      text: edit(bse, 3, (line) => put(line, 1, '20260431')),
      linea: 3,
      columna: 1,
      motivo: /^Fecha desde: «20260431» no es una fecha$/,
    },
    {
      what: 'a CBU with a wrong check digit',
      text: edit(bse, 5, (line) => put(line, 46, '6')),
      linea: 5,
      columna: 25,
      motivo: /^CBU: \d{22} no es válida$/,
    },
    {
      what: 'month 13',
      text: edit(bse, 2, (line) => put(line, 51, '13')),
      linea: 2,
      columna: 51,
      motivo: /^Período: «13\/2026» no es un mes$/,
    },
    {
      what: 'a line of 186',
      text: edit(bse, 2, (line) => line.slice(0, -1)),
      linea: 2,
      columna: 187,
      motivo: /^El renglón tiene 186 caracteres y deben ser 187$/,
    },
    {
      what: 'an empty line between two',
      text: edit(bse, 3, (line) => `\r\n${line}`),
      linea: 3,
      columna: 1,
      motivo: /^El renglón está vacío$/,
    },
    {
      what: 'a voucher twice',
      text: edit(bse, 4, (line) => put(line, 67, '0001002')),
      linea: 4,
      columna: 67,
      motivo: /^Comprobante: 1002 ya está en el renglón 3$/,
    },
    {
      what: 'collected on a day, zero pesos',
      text: edit(cobros, 1, (line) => put(line, 61, '0'.repeat(14))),
      linea: 1,
      columna: 61,
      motivo: /^Importe: es cero/,
    },
    {
      what: 'pesos without a day',
      text: edit(cobros, 2, (line) => put(line, 82, '19000101')),
      linea: 2,
      columna: 61,
      motivo: /^Importe: no es cero/,
    },
    {
      what: 'two agreements in one',
      text: edit(cobros, 6, (line) => put(line, 2, '9001')),
      linea: 6,
      columna: 2,
      motivo: /^Empresa y servicio: dice «9001 001» y los anteriores «9002 001»$/,
    },
    {
      what: 'a reason that is none',
      text: edit(icbc, 4, (line) => put(line, 109, 'X03')),
      linea: 4,
      columna: 109,
      motivo: /^Motivo: «X03» no es/,
    },
    {
      what: 'a header without trailer',
      text: icbc.replace(/9 +\r\n$/, ''),
      linea: 10,
      columna: 1,
      motivo: /^Falta el pie/,
    },
    {
      what: 'a trailer without header',
      text: icbc.replace(/^1 +\r\n/, ''),
      linea: 1,
      columna: 1,
      motivo: /^Falta la cabecera/,
    },
    {
      what: 'dates cut off, the last of which says that money went back',
      text: edit(icbc, 3, (line) => line.slice(0, 111)),
      linea: 3,
      columna: 112,
      motivo: /^El renglón tiene 111 caracteres y deben ser 200$/,
    },
    {
      what: 'UTF-8 of another program',
      text: `\xef\xbb\xbf${edit(cobros, 4, (line) => put(line, 91, '\xc3\xb1'))}`,
      linea: 4,
      columna: 91,
      motivo: /UTF-8/,
    },
    {
      what: 'another text',
      text: 'Estimados:\r\nadjunto lo pedido\r\n',
      linea: 1,
      columna: 1,
      motivo: /^No es un archivo de un banco que se reconozca/,
    },
    { what: 'nothing', text: '', linea: 1, columna: 1, motivo: /^El archivo está vacío$/ },
    {
      what: 'a header alone',
      text: bse.split('\r\n')[0]?.replace(/^(\d{7})\d{23}/, `$1${'0'.repeat(23)}`) ?? '',
      linea: 1,
      columna: 1,
      motivo: /^El archivo no tiene ningún registro/,
    },
  ])('$what', async ({ text, linea, columna, motivo }) => {
    expect(await refusal(text)).toMatchObject({
      linea,
      columna,
      motivo: expect.stringMatching(motivo) as string,
    })
  })

  test('every bad line is named, in order', async () => {
    const text = [3, 5, 7].reduce((all, linea) => edit(all, linea, (line) => put(line, 53, 'x')), bse)
    const { lectura, filas } = await readText(text)
    expect(filas).toEqual([])
    expect(lectura.ok ? [] : lectura.defectos.map(({ linea, columna }) => [linea, columna])).toEqual([
      [3, 53],
      [5, 53],
      [7, 53],
    ])
  })

  test('text of the bank keeps its accents', async () => {
    const { filas } = await readText(edit(cobros, 4, (line) => put(line, 91, 'N\xfamero de cuenta \x80 ')))
    expect(filas[3]).toMatchObject({
      texto: expect.stringMatching(/^Número de cuenta € /) as string,
    })
  })

  test('amounts that add up to more than the register takes', async () => {
    const full = edit(cobros, 1, (line) => put(line, 61, '9'.repeat(14)))
    expect((await refusal(full)).motivo).toMatch(/más de lo que se puede registrar/)
  })

  test('a file of 129 MB is not looked into to its end', async () => {
    const one = new Uint8Array(1024 * 1024)
    const taken: number[] = []
    function* megas() {
      for (let i = 1; i <= 300; i += 1) {
        taken.push(i)
        yield one
      }
    }
    const lectura = await readArchivo(megas())
    expect(!lectura.ok && lectura.defectos[0]?.motivo).toBe('El archivo es demasiado grande: más de 128 MB')
    expect(taken).toHaveLength(129)
  })

  test('one bad line among many: no row after it, and a hundred defects are told of all', async () => {
    const [header = '', second = ''] = bse.split('\r\n')
    const many = Array.from({ length: 5000 }, () => put(second, 53, 'x'))
    const { lectura, filas } = await readText([header, ...many, ''].join('\r\n'))
    expect(filas).toEqual([])
    expect(!lectura.ok && [lectura.cantidad, lectura.defectos.length]).toEqual([5000, 100])
  })
})

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

test('no row is given from the piece with the first defect on', async () => {
  const [, second = ''] = (TEXTOS.get('rendicion-bse-ca.txt') ?? '').split('\r\n')
  const lines = Array.from({ length: 2000 }, () => second)
  const wrong = (index: number, line: string, mark = '') =>
    bytes(`${mark}${lines.with(index, line).join('\r\n')}\r\n`)
  expect((await readAll(wrong(0, put(second, 61, 'x')), 1000)).filas).toEqual([])
  const later = await readAll(wrong(1000, put(second, 61, 'x')), 2170)
  expect(later.filas.length).toBeGreaterThan(980)
  expect(later.filas.length).toBeLessThan(1001)
  const { lectura, filas } = await readAll(wrong(80, put(second, 91, '\xc3\xb1'), '\xef\xbb\xbf'))
  expect([lectura.ok, filas]).toEqual([false, []])
})

test('any bytes at all are read or refused, never an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (any) => {
      const { lectura } = await readAll(any)
      expect(lectura.ok || lectura.defectos.length > 0).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('two hundred thousand records are read, and memory holds none of them', async () => {
  const [, second = ''] = (TEXTOS.get('rendicion-bse-ca.txt') ?? '').split('\r\n')
  function* lines() {
    for (let from = 0; from < 200_000; from += 1000)
      yield bytes(
        Array.from(
          { length: 1000 },
          (_, i) => `${put(second, 75, String(from + i).padStart(7, '0'))}\r\n`,
        ).join(''),
      )
  }
  let most = 0
  let count = 0
  const lectura = await readArchivo(lines(), (filas) => {
    most = Math.max(most, filas.length)
    count += filas.length
  })
  expect(lectura.ok && lectura.resumen.registros).toBe(200_000)
  expect([count, most < 1000]).toEqual([200_000, true])
})
