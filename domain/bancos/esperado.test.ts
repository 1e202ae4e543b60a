import { describe, expect, test } from 'vitest'
import { claseDe, type FilaDeRendicion } from '@/domain/bancos/banco'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { tellDefects } from '@/domain/bancos/defectos'
import { readRendicion } from '@/domain/bancos/leer'
import { AJUSTES, banco, bytes, bytesOf, DIAS, inPieces, MES, textOf } from '@/domain/bancos/prueba/archivos'

/** Loads a file as the report of a class, and tells its first defect with its place, or how many rows it gave. */
async function load(clave: string, clase: string, all: Uint8Array, mes = MES, dias = DIAS) {
  const staged: FilaDeRendicion[] = []
  const lectura = await readRendicion(
    { banco: banco(clave), clase, ajustes: AJUSTES[clave] ?? {}, mes, dias },
    inPieces(all, 500),
    (filas) => void staged.push(...filas),
  )
  if (lectura.ok) return staged.length
  const [first] = lectura.defectos
  return `${first?.linea}.${first?.columna} ${first?.motivo}`
}
const other = (nombre: string, from: string, to: string) => bytes(textOf(nombre).replaceAll(from, to))

test('the payment form and the account type tell bank and class', () => {
  expect([41, 42, 4].map((forma) => bancoDeForma(forma)?.nombre)).toEqual(['BSE', 'ICBC', undefined])
  expect([1, 2, 3, 4].map((tipo) => claseDe(banco('bse'), tipo))).toEqual(['CC', 'CA', 'CA', null])
  expect([1, 2, 3, 4].map((tipo) => claseDe(banco('icbc'), tipo))).toEqual(['SB', 'SB', 'SB', null])
})

test('the right report gives all its rows', async () => {
  expect(await load('bse', 'CA', bytesOf('rendicion-bse-ca.txt'))).toBe(8)
  expect(await load('bse', 'CC', bytesOf('rendicion-bse-cc.txt'))).toBe(3)
  expect(await load('icbc', 'SB', bytesOf('rendicion-icbc.txt'))).toBe(9)
  expect(await load('icbc', 'SB', bytesOf('rendicion-icbc-importe14.txt'))).toBe(9)
})

describe('a wrong file says what it looks like', () => {
  test.each([
    ['bse', 'rendicion-icbc.txt', 'Rendición de cobros de ICBC'],
    ['bse', '202605CA.BSE', 'Archivo para enviar de BSE'],
    ['bse', '202605.SB', 'Archivo para enviar de ICBC'],
    ['icbc', 'rendicion-bse-ca.txt', 'Rendición de cobros de BSE'],
    ['icbc', '202605.SB', 'Archivo para enviar de ICBC'],
  ])('%s: %s', async (clave, nombre, parece) => {
    const asked = `Rendición de cobros de ${banco(clave).nombre}`
    expect(await load(clave, banco(clave).clases[0]?.clave ?? '', bytesOf(nombre))).toBe(
      `1.1 Es otro archivo: parece «${parece}» y se esperaba «${asked}»`,
    )
  })

  test.each([
    [
      'CA',
      'rendicion-bse-cc.txt',
      'Es la rendición de CC y se cargó como la de CA. Empresa: dice «9001» y se esperaba «9002»',
    ],
    [
      'CC',
      'rendicion-bse-ca.txt',
      'Es la rendición de CA y se cargó como la de CC. Empresa: dice «9002» y se esperaba «9001»',
    ],
  ])('the other class’s in the place of %s', async (clase, nombre, words) =>
    expect(await load('bse', clase, bytesOf(nombre))).toBe(`1.2 ${words}`),
  )

  test('another council’s', async () => {
    expect(await load('bse', 'CA', other('rendicion-bse-ca.txt', '39002001', '39003001'))).toBe(
      '1.2 Empresa: dice «9003» y se esperaba «9002»',
    )
    expect(await load('bse', 'CA', other('rendicion-bse-ca.txt', '39002001', '39002777'))).toBe(
      '1.6 Servicio: dice «777» y se esperaba «001»',
    )
    expect(await load('icbc', 'SB', other('rendicion-icbc.txt', '2CUOTA     ', '2ALQUILER  '))).toBe(
      '2.2 Prestación: dice «ALQUILER» y se esperaba «CUOTA»',
    )
  })

  test('another month’s, all of it or one line', async () => {
    expect(await load('bse', 'CA', bytesOf('rendicion-bse-ca.txt'), { anio: 2026, mes: 6 })).toBe(
      '1.59 El renglón es de Mayo 2026 y se eligió Junio 2026',
    )
    expect(await load('icbc', 'SB', bytesOf('rendicion-icbc.txt'), { anio: 2025, mes: 5 })).toBe(
      '2.12 El renglón es de Mayo 2026 y se eligió Mayo 2025',
    )
    const lines = textOf('rendicion-bse-ca.txt').split('\r\n')
    lines[4] = `${lines[4]?.slice(0, 54)}202604${lines[4]?.slice(60)}`
    expect(await load('bse', 'CA', bytes(lines.join('\r\n')))).toBe(
      '5.59 El renglón es de Abril 2026 y se eligió Mayo 2026',
    )
  })
})

describe('a day on which no money of the round can have moved refuses the file, with the line and its column', () => {
  const late = (titulo: string, dia: string) => `${titulo}: el ${dia} todavía no llegó`
  const early = (titulo: string, dia: string) =>
    `${titulo}: el ${dia} es anterior al 05/05/2026, desde cuando el banco pudo cobrarlo`

  /** The sample with other digits where a line tells that day. */
  function dated(nombre: string, linea: number, columna: number, digits: string): Uint8Array {
    const lines = textOf(nombre).split('\r\n')
    const line = lines[linea - 1] ?? ''
    lines[linea - 1] = line.slice(0, columna - 1) + digits + line.slice(columna + 7)
    return bytes(lines.join('\r\n'))
  }
  const icbc = 'Fecha de compensación'
  test.each([
    ['icbc', 'SB', 'rendicion-icbc.txt', 2, 20, icbc],
    ['icbc', 'SB', 'rendicion-icbc-importe14.txt', 2, 20, icbc],
    ['nacion', 'CA', 'rendicion-nacion.txt', 1, 34, 'Fecha'],
  ])('%s %s, %s', async (clave, clase, nombre, linea, columna, titulo) => {
    const said = (digits: string) => load(clave, clase, dated(nombre, linea, columna, digits))
    const whole = await load(clave, clase, bytesOf(nombre))
    expect(typeof whole).toBe('number')
    for (const sound of ['20260505', '20260603']) expect(await said(sound)).toBe(whole)
    const at = `${linea}.${columna}`
    expect(await said('20260604')).toBe(`${at} ${late(titulo, '04/06/2026')}`)
    expect(await said('20311231')).toBe(`${at} ${late(titulo, '31/12/2031')}`)
    expect(await said('20260504')).toBe(`${at} ${early(titulo, '04/05/2026')}`)
    expect(await said('19500101')).toBe(`${at} ${early(titulo, '01/01/1950')}`)
  })

  test.each([
    ['rendicion-icbc.txt', 8, 142],
    ['rendicion-icbc-importe14.txt', 8, 146],
  ])('the day on which the money went back, %s', async (nombre, linea, columna) => {
    const said = (digits: string) => load('icbc', 'SB', dated(nombre, linea, columna, digits))
    expect(await said('20260528')).toBe(9)
    expect(await said('20311231')).toBe(`${linea}.${columna} ${late('Fecha de reversa', '31/12/2031')}`)
    expect(await said('20200115')).toBe(`${linea}.${columna} ${early('Fecha de reversa', '15/01/2020')}`)
  })

  test.each([
    ['CA', 'rendicion-bse-ca.txt'],
    ['CC', 'rendicion-bse-cc.txt'],
  ])('bse %s: inside the line’s own days too', async (clase, nombre) => {
    const dias = { desde: '2026-04-20', hasta: '2026-06-10' }
    const said = (digits: string, of = dias) => load('bse', clase, dated(nombre, 1, 82, digits), MES, of)
    for (const sound of ['20260501', '20260531']) expect(await said(sound)).toBe(clase === 'CA' ? 8 : 3)
    const outside = (dia: string) =>
      `1.82 Fecha de cobro: el ${dia} está fuera de los días del renglón, del 01/05/2026 al 31/05/2026`
    expect(await said('20260430')).toBe(outside('30/04/2026'))
    expect(await said('20260601')).toBe(outside('01/06/2026'))
    expect(await said('20301231')).toBe(outside('31/12/2030'))
    const read = { desde: '2026-05-05', hasta: '2026-05-20' }
    expect(await said('20260521', read)).toBe(`1.82 ${late('Fecha de cobro', '21/05/2026')}`)
    expect(await said('20260504', read)).toBe(`1.82 ${early('Fecha de cobro', '04/05/2026')}`)
  })
})

test('what every line of a file says wrong in the same words is told once', async () => {
  const say = async (clase: string, nombre: string, mes: typeof MES) => {
    const esperado = { banco: banco('bse'), clase, ajustes: AJUSTES.bse ?? {}, mes, dias: DIAS }
    const lectura = await readRendicion(esperado, [bytesOf(nombre)], () => Promise.resolve())
    if (lectura.ok) throw new Error('Se leyó')
    return tellDefects(lectura.defectos, lectura.cantidad, 5)
  }
  expect(await say('CA', 'rendicion-bse-ca.txt', { anio: 2026, mes: 6 })).toBe(
    'Renglón 1 y 7 más, columna 59: El renglón es de Mayo 2026 y se eligió Junio 2026.',
  )
  expect(await say('CC', 'rendicion-bse-ca.txt', MES)).toBe(
    'Renglón 1 y 7 más, columna 2: Es la rendición de CA y se cargó como la de CC. Empresa: dice «9002» y se esperaba «9001».',
  )
})

test('defects that differ are told one by one, and the others counted', () => {
  const defecto = (linea: number, motivo: string, mas?: number) => ({
    linea,
    columna: 3,
    motivo,
    ...(mas && { mas }),
  })
  const all = [defecto(1, 'Uno', 1_200), defecto(2, 'Otro'), defecto(9, 'Más')]
  expect(tellDefects(all, 1_205, 2)).toBe(
    'Renglón 1 y 1.200 más, columna 3: Uno. Renglón 2, columna 3: Otro. Y 3 más.',
  )
  expect(tellDefects([defecto(4, 'Uno')], 1, 5)).toBe('Renglón 4, columna 3: Uno.')
})

test('what the caller throws ends the reading', async () => {
  const esperado = { banco: banco('bse'), clase: 'CA', ajustes: AJUSTES.bse ?? {}, mes: MES, dias: DIAS }
  const full = new Error('sin lugar')
  await expect(
    readRendicion(esperado, [bytesOf('rendicion-bse-ca.txt')], () => Promise.reject(full)),
  ).rejects.toBe(full)
})
