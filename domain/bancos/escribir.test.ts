import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FilaDeEnvio } from '@/domain/bancos/banco'
import { EnvioImposible, problemsOf } from '@/domain/bancos/escribir'
import { decodeText } from '@/domain/bancos/paginas-de-codigo'
import {
  AJUSTES,
  banco,
  contextOf,
  readSound,
  rowsOf,
  totalsOf,
  write,
} from '@/domain/bancos/prueba/archivos'
import { makeCbu } from '@/domain/cbu'
import { centavos, MAX_CENTAVOS } from '@/domain/dinero'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const rowsFor = (clave: string, most: bigint) =>
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
      matricula: fc.integer({ min: 1, max: 9_999_999 }),
      nombre: fc.constant('Álvarez Ñandú'),
      cbu: fc
        .tuple(digits(4), digits(13))
        .map(([branch, account]) => makeCbu(banco(clave).entidad, branch, account)),
      sucursal: digits(4),
      importe: fc.bigInt({ min: 1n, max: most }).map(centavos),
    }),
    { minLength: 1, maxLength: 12, selector: clave === 'bse' ? (row) => row.matricula : (row) => row.id },
  )

/** Each file that may be sent, with what one of its lines is long. */
const FORMAS = [
  { clave: 'bse', clase: 'CA', ajustes: {}, ancho: 187, most: 99_999_999_999n },
  { clave: 'bse', clase: 'CC', ajustes: { finDeLinea: 'LF' }, ancho: 187, most: 99_999_999_999n },
  { clave: 'icbc', clase: 'SB', ajustes: {}, ancho: 100, most: 99_999_999_999n },
  { clave: 'icbc', clase: 'SB', ajustes: { perfilImporte: '10' }, ancho: 100, most: 9_999_999_999n },
]

test.each(FORMAS)('what was written is read again: $clave $clase $ajustes', async (forma) => {
  const { clave, clase, ajustes, ancho, most } = forma
  const contexto = contextOf(clave, clase, ajustes)
  await fc.assert(
    fc.asyncProperty(rowsFor(clave, most), async (rows) => {
      const all = await write(clave, contexto, rows)
      expect(await write(clave, contexto, rows)).toEqual(all)
      const lines = decodeText(all).split('finDeLinea' in ajustes ? '\n' : '\r\n')
      expect(lines.pop()).toBe('')
      expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([ancho]))
      const { resumen, filas } = await readSound(all)
      expect(resumen).toMatchObject({ registros: rows.length, total: totalsOf(rows).total })
      expect(filas).toEqual(
        rows.map(({ id, matricula, cbu, importe }, index) => ({
          linea: index + 2,
          clave: String(clave === 'bse' ? matricula : id),
          matricula: String(matricula),
          cbu,
          importe,
          mes: { anio: 2026, mes: 5 },
          vencimiento: contexto.periodo.vencimiento,
        })),
      )
    }),
  )
})

test('BSE by branch and number alone: the CBU is zeros and the account stays', async () => {
  const all = await write('bse', contextOf('bse', 'CA', { cbu: 'ceros' }), rowsOf('bse', 'CA'))
  const [, first = ''] = decodeText(all).split('\r\n')
  expect(first.slice(24, 46)).toBe('0'.repeat(22))
  expect(first.slice(73, 95)).toBe('3000100000000007001001')
  expect((await readSound(all)).filas[0]).toMatchObject({ cbu: null })
})

/** The places of numbers: 14 digits in records, 15 and 14 in the totals, 8 in counts. */
test('the largest sum fits to the digit, and one centavo more is refused', async () => {
  const rows = rowsOf('bse', 'CA').slice(0, 2)
  const [first, second] = rows as [FilaDeEnvio, FilaDeEnvio]
  const full = [{ ...first, importe: centavos(MAX_CENTAVOS) }]
  const lines = decodeText(await write('bse', contextOf('bse', 'CA'), full)).split('\r\n')
  expect(lines[0]?.slice(0, 30)).toBe(`900200100000001${'0'}${'9'.repeat(14)}`)
  expect(lines[1]?.slice(52, 66)).toBe('9'.repeat(14))
  const icbc = { ...(rowsOf('icbc', 'SB')[0] as FilaDeEnvio), importe: centavos(MAX_CENTAVOS) }
  const trailer = decodeText(await write('icbc', contextOf('icbc', 'SB'), [icbc])).split('\r\n')[2]
  expect(trailer?.slice(0, 23)).toBe(`900000001${'9'.repeat(14)}`)
  await expect(
    write('bse', contextOf('bse', 'CA'), [...full, { ...second, importe: centavos(1n) }]),
  ).rejects.toThrow('Importe total: pasa de lo que admite el archivo')
  await expect(
    write('bse', contextOf('bse', 'CA'), [{ ...first, importe: centavos(MAX_CENTAVOS + 1n) }]),
  ).rejects.toThrow('Importe total: pasa de lo que admite el archivo')
  expect(
    problemsOf(banco('bse'), contextOf('bse', 'CA'), { ...first, importe: centavos(MAX_CENTAVOS + 1n) }),
  ).toEqual([{ campo: 'Importe', motivo: '«100000000000000» no entra en 14 lugares' }])
})

describe('no file comes out of', () => {
  const [bse] = rowsOf('bse', 'CA') as [FilaDeEnvio]
  const [icbc] = rowsOf('icbc', 'SB') as [FilaDeEnvio]
  const refusal = async (clave: string, filas: FilaDeEnvio[], ajustes = {}, totales = totalsOf(filas)) => {
    const clase = clave === 'bse' ? 'CA' : 'SB'
    const error = await write(clave, contextOf(clave, clase, ajustes), filas, totales).catch(
      (one: unknown) => one,
    )
    if (!(error instanceof EnvioImposible)) throw new Error('Se escribió un archivo')
    return error.message.split('\n')
  }

  test.each([
    [{ 'ca.empresa': '' }, 'Código de empresa: falta'],
    [{ 'ca.empresa': '90021' }, 'Código de empresa: deben ser 4 cifras, no todas cero'],
    [{ 'ca.empresa': '0000' }, 'Código de empresa: deben ser 4 cifras, no todas cero'],
    [{ 'ca.servicio': undefined }, 'Código de servicio: falta'],
    [{ cbu: 'quizás' }, 'CBU en el archivo: elija una opción'],
  ])('BSE with the settings %j', async (ajustes, words) =>
    expect(await refusal('bse', [bse], ajustes)).toContain(words),
  )

  test.each([
    [{ prestacion: 'CUOTA SOCIAL' }, /hasta 10 letras/],
    [{ prestacion: 'CUOTA €' }, /sin signos especiales/],
    [{ cuit: '' }, /CUIT del Consejo: falta/],
    [{ cuit: '30999999994' }, /no es correcto/],
  ])('ICBC with the settings %j', async (ajustes, words) =>
    expect((await refusal('icbc', [icbc], ajustes)).join()).toMatch(words),
  )

  test.each([
    ['bse', { cbu: '3210001130000070010011' }, 'CBU: «3210001130000070010011» no es válida'],
    ['bse', { cbu: '321 0001-130000070010010' }, 'CBU: «321 0001-130000070010010» no es válida'],
    ['bse', { cbu: '0150543602000000100016' }, 'CBU: 0150543602000000100016 no es de BSE'],
    ['bse', { importe: centavos(0n) }, 'Importe: debe ser mayor que cero'],
    ['bse', { matricula: 10_000_000 }, 'Comprobante: «10000000» no entra en 7 lugares'],
    ['bse', { sucursal: '1ª' }, 'Sucursal: «001ª» no es un número'],
    ['icbc', { cbu: '3210001130000070010010' }, 'CBU: 3210001130000070010010 no es de ICBC'],
  ])('%s with a bad row %#', async (clave, change, words) => {
    const fila = { ...(clave === 'bse' ? bse : icbc), ...change }
    expect(await refusal(clave, [fila])).toEqual([`${fila.nombre} (matrícula ${fila.matricula}): ${words}`])
  })

  test('ICBC with ten digits for eleven', async () =>
    expect(
      await refusal('icbc', [{ ...icbc, importe: centavos(10_000_000_000n) }], { perfilImporte: '10' }),
    ).toEqual(['Persona 3001 (matrícula 3001): Importe: «10000000000» no entra en 10 lugares']))

  test('what may not repeat: every bad row is named at once, and the good ones are not', async () => {
    const other = rowsOf('bse', 'CA')[1] as FilaDeEnvio
    const told = await refusal('bse', [bse, other, bse, { ...other, matricula: 7, importe: centavos(0n) }])
    expect(told).toEqual([
      'Persona 1001 (matrícula 1001): Comprobante: 1001 ya está en otra fila',
      'Persona 1002 (matrícula 7): Importe: debe ser mayor que cero',
    ])
    expect(await refusal('icbc', [icbc, icbc])).toEqual([
      'Persona 3001 (matrícula 3001): Referencia: 701 ya está en otra fila',
    ])
  })

  test('no rows, or other rows than were counted', async () => {
    expect(await refusal('bse', [])).toEqual(['Registros: no hay ningún débito para enviar'])
    expect(await refusal('bse', [bse], {}, { cantidad: 2, total: bse.importe })).toEqual([
      'Registros: las filas cambiaron mientras se escribía el archivo: genérelo otra vez',
    ])
  })

  test('a negative amount', async () => {
    const fila = { ...bse, importe: centavos(-5n) }
    expect(problemsOf(banco('bse'), contextOf('bse', 'CA'), fila)).toEqual([
      { campo: 'Importe', motivo: 'debe ser mayor que cero' },
    ])
    expect(await refusal('bse', [fila])).toHaveLength(1)
  })

  test('a bank without any settings', async () => {
    for (const clave of Object.keys(AJUSTES))
      await expect(
        write(clave, { ...contextOf(clave, banco(clave).clases[0]?.clave ?? ''), ajustes: {} }, [bse]),
      ).rejects.toThrow(/: falta$/m)
  })
})

test('the due date: BSE the last day, ICBC the last one on which banks work', () => {
  const [bse, icbc] = [banco('bse'), banco('icbc')]
  const due = (mes: number, ...feriados: string[]) =>
    icbc.vencimientoDe({ anio: 2026, mes }, new Set(feriados))
  expect(bse.vencimientoDe({ anio: 2026, mes: 2 }, new Set(['2026-02-28']))).toBe('2026-02-28')
  expect(due(5)).toBe('2026-05-29')
  expect(due(11)).toBe('2026-11-30')
  expect(due(12, '2026-12-31')).toBe('2026-12-30')
  expect(due(5, '2026-05-29', '2026-05-28')).toBe('2026-05-27')
})

test('every byte is one character: 0x80 to 0x9F are those of windows-1252', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const text = decodeText(all)
  expect([text.length, new Set(text).size]).toEqual([256, 256])
  expect(text.slice(0x80, 0xa0)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ')
  expect(text.slice(0xe0)).toBe('àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ')
})
