import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookOf } from '@/backend/prueba/debitos/planilla'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import {
  openRondas,
  NOVIEMBRE,
  type Datos,
  type Deudor,
  type MesaDeRondas,
} from '@/backend/prueba/debitos/rondas'
import type { Caja } from '@/backend/prueba/tesoreria/caja'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
let caja: Caja
beforeAll(async () => {
  mesa = await openRondas()
  caja = mesa.caja
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const MES = { mes: 11, anio: 2026 }
const TAKEN: unknown = expect.stringMatching(/^Ese archivo ya se cargó el /)
const BSE = 'da_listado_envio_bse.validarPagos'
const collected = (rondaID: number, clase: string, { id, importe }: Deudor) =>
  answerOf(caja.db, rondaID, clase, [{ matriculadoID: id, importe }])
const stateOf = async (rondaID: number) =>
  ((await mesa.call('ronda.traerDatos', { rondaID })).datos as Datos)['estado']
const reportsOf = async (rondaID: number) => (await mesa.call('rendicion.traerTodas', { rondaID })).datos

interface Cargada {
  clase: string
  rendicionID: number
  tareaID: number
  lineas: number
  codigos: object[]
}
async function work({ datos, mensaje }: { datos: unknown; mensaje: string | null }): Promise<Cargada[]> {
  expect(mensaje).toBeNull()
  const { rendiciones } = datos as { rendiciones: Cargada[] }
  for (const { tareaID } of rendiciones) await mesa.work(tareaID)
  return rendiciones
}

test('both files of BSE at once: the round counts as sent, and each report is applied', async () => {
  const [ca, cc] = [await mesa.debtor(), await mesa.debtor({ tipoCuenta: 1 })]
  const rondaID = await mesa.close()
  const archivoCa = await collected(rondaID, 'CA', ca)
  const sobre = await mesa.call(BSE, MES, { archivoCc: await collected(rondaID, 'CC', cc), archivoCa })
  expect(sobre).toMatchObject({ mensaje: null, estado: 1 })
  expect(await stateOf(rondaID)).toBe('enviada')
  // The second waits for its turn, and is not taken twice.
  expect(await mesa.call(BSE, MES, { archivoCa })).toMatchObject({ estado: 0, errores: { archivoCa: TAKEN } })
  const done = await work(sobre)
  expect(done).toMatchObject(
    [['CC', cc] as const, ['CA', ca] as const].map(([clase, { monto }]) => ({
      clase,
      lineas: 1,
      codigos: [{ resultado: 1, cantidad: 1, cobrado: monto }],
    })),
  )
  expect([await mesa.owes(ca), await mesa.owes(cc)]).toEqual([[], []])
  expect(await stateOf(rondaID)).toBe('rendida')
  const acts = await caja.db.query<{ accion: string }>(
    `SELECT DISTINCT accion FROM auditoria WHERE entidad = 'ronda' AND entidad_id = $1
       OR entidad = 'rendicion' AND entidad_id = ANY($2) ORDER BY 1`,
    [rondaID, done.map(({ rendicionID }) => rendicionID)],
  )
  expect(acts.map(({ accion }) => accion)).toEqual([
    'rendicion.aplicar',
    'rendicion.cargar',
    'ronda.cerrar',
    'ronda.enviar',
  ])
  expect(await verificar(caja.db)).toEqual([])
})

test('one of the two may be missing, be it left out or sent empty as a form does; not both', async () => {
  const ca = await mesa.debtor()
  const rondaID = await mesa.close()
  const blank = new File([], '')
  for (const partes of [{}, { archivoCc: blank, archivoCa: blank }] as Record<string, File>[])
    expect(await mesa.call(BSE, MES, partes)).toMatchObject({
      estado: 0,
      errores: { archivoCc: 'Elija un archivo.' },
    })
  expect(await stateOf(rondaID)).toBe('cerrada')
  const archivoCa = await collected(rondaID, 'CA', ca)
  const sobre = await mesa.call(BSE, MES, { archivoCc: blank, archivoCa })
  expect(await work(sobre)).toMatchObject([{ clase: 'CA', lineas: 1 }])
  expect(await mesa.owes(ca)).toEqual([])
  expect(await mesa.call(BSE, MES, { archivoCa })).toMatchObject({
    estado: 0,
    errores: { archivoCa: TAKEN },
  })
})

test('swapped files are refused whole beside their field, and nothing is left', async () => {
  const [ca, cc] = [await mesa.debtor(), await mesa.debtor({ tipoCuenta: 1 })]
  const rondaID = await mesa.close()
  const [savings, current] = [await collected(rondaID, 'CA', ca), await collected(rondaID, 'CC', cc)]
  expect(await mesa.call(BSE, MES, { archivoCc: savings, archivoCa: current })).toMatchObject({
    estado: 0,
    errores: {
      archivoCc: expect.stringContaining('Es la rendición de CA y se cargó como la de CC') as string,
    },
  })
  const cut = new File([(await savings.text()).slice(0, 100)], 'cortado.txt')
  const empty = new File([], 'vacio.txt')
  for (const [archivoCa, why] of [
    [cut, /^Renglón 1, columna \d+: /],
    [empty, /^«vacio.txt» está vacío/],
  ] as const)
    expect(await mesa.call(BSE, MES, { archivoCc: current, archivoCa })).toMatchObject({
      estado: 0,
      errores: { archivoCa: expect.stringMatching(why) as string },
    })
  expect(await reportsOf(rondaID)).toEqual([])
  expect(await stateOf(rondaID)).toBe('cerrada')
  for (const one of [ca, cc]) expect(await mesa.owes(one)).toEqual([[one.owed[0]?.nombre, one.monto]])
})

test('a part comes once, and no other part is taken', async () => {
  for (const [partes, mensaje] of [
    [['archivoCa', 'archivoCa'], 'Envíe un solo archivo por vez.'],
    [['archivo'], 'El pedido trae un archivo que no corresponde'],
  ] as const) {
    const body = new FormData()
    for (const [key, value] of Object.entries(MES)) body.append(key, String(value))
    for (const parte of partes) body.append(parte, new File(['uno'], 'uno.txt'))
    const { sobre } = await caja.api.send('/da_listado_envio_bse/validarPagos', {
      method: 'POST',
      headers: { authorization: `Bearer ${mesa.token}` },
      body,
    })
    expect(sobre).toMatchObject({ estado: 0, mensaje })
  }
})

test('a month without a debit is told, and so is a report of another month', async () => {
  const ana = await mesa.debtor({ entidad: '015' })
  const rondaID = await mesa.close({ ...NOVIEMBRE, forma: 42 })
  const { datos } = await mesa.call('ronda.traerFilas', { rondaID, nroPagina: 1 })
  const clave = String((datos as { id: number }[])[0]?.id)
  const archivo = await answerOf(caja.db, rondaID, 'SB', [
    { matriculadoID: ana.id, importe: ana.importe, clave },
  ])
  expect(
    await mesa.call('da_listado_envio_icbc.validarPagos', { ...MES, mes: 12 }, { archivo }),
  ).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(
      /^No hay un débito de ICBC de Diciembre 2026: su rendición no se puede cargar\. /,
    ) as string,
  })
  expect(await mesa.call('da_listado_envio_icbc.validarPagos', { anio: 2026 }, { archivo })).toMatchObject({
    estado: 0,
    errores: { mes: 'Debe ingresar mes y año' },
  })
  await caja.db.query('UPDATE ronda SET mes = 12 WHERE id = $1', [rondaID])
  expect(
    await mesa.call('da_listado_envio_icbc.validarPagos', { ...MES, mes: 12 }, { archivo }),
  ).toMatchObject({
    estado: 0,
    errores: { archivo: expect.stringMatching(/^Renglón 1, columna \d+: /) as string },
  })
  await caja.db.query('UPDATE ronda SET mes = 11 WHERE id = $1', [rondaID])
  await work(await mesa.call('da_listado_envio_icbc.validarPagos', MES, { archivo }))
  expect(await mesa.owes(ana)).toEqual([])
})

test('the sheet of an entity is loaded for its month, and no bank is one', async () => {
  const ana = await mesa.debtor({ forma: 2 })
  const rondaID = await mesa.close({ ...NOVIEMBRE, forma: 2 })
  const entidad = { ...MES, formaPagoID: 2 }
  const { datos } = await mesa.call('da_listado.traerOtrosDebitos', entidad)
  const [row] = datos as { matricula: number; comprobante: number }[]
  const archivo = await bookOf([
    ['Matrícula', 'Período', 'Comprobante', 'Importe Cobrado'],
    [row?.matricula ?? 0, '11/2026', row?.comprobante ?? 0, ana.monto],
  ])
  const load = (wire: Datos) => mesa.call('da_listado.validarPagosOtrosDebitos', wire, { archivo })
  for (const formaPagoID of [41, 99])
    expect(await load({ ...entidad, formaPagoID })).toMatchObject({
      estado: 0,
      errores: { formaPagoID: 'Elija una entidad' },
    })
  expect(await work(await load(entidad))).toMatchObject([{ clase: 'planilla', lineas: 1 }])
  expect(await mesa.owes(ana)).toEqual([])
  expect(await stateOf(rondaID)).toBe('rendida')
})
