import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { bookOf } from '@/backend/prueba/debitos/planilla'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { workUntilDone } from '@/backend/tarea/finish'
import { verificar } from '@/backend/verificar/verificar'

let caja: Caja
let token: string
beforeAll(async () => {
  caja = await openCaja()
  token = (await signedIn(caja.db, 'CONTADOR')).token
  await giveBankSettings(caja.db)
})
beforeEach(forget)
afterAll(async () => {
  await forget()
  await caja.close()
})

/** Nobody of the test before is in debit any more, and no round stands. */
async function forget(): Promise<void> {
  await caja.db.query('UPDATE da_listado SET fecha_baja = fecha_alta WHERE fecha_baja IS NULL')
  await caja.db.query('UPDATE matriculado SET forma_pago_id = 1 WHERE forma_pago_id <> 1')
  await caja.db.query(
    'UPDATE cargo SET tramite_id = NULL WHERE tramite_id IN (SELECT id FROM tramite WHERE ronda_id IS NOT NULL)',
  )
  await caja.db.query("UPDATE ronda SET estado = 'deshecha', deshecha_en = now() WHERE estado <> 'deshecha'")
}

type Datos = Record<string, unknown>
const MES = { mes: 11, anio: 2026 }
const TAKEN: unknown = expect.stringMatching(/^Ese archivo ya se cargó el /)
const BSE = 'da_listado_envio_bse.validarPagos'
const call = async (nombre: NombreLlamada, wire: Datos, partes?: Record<string, File>) =>
  (await caja.api.call(nombre, wire, { token, ...(partes && { partes }) })).sobre

interface Deudor {
  id: number
  monto: number
  importe: bigint
}
async function debtor(mas: Parameters<typeof enrol>[2] = {}): Promise<Deudor> {
  const { id, owed } = await caja.memberOwing(1)
  await enrol(caja.db, id, mas)
  const monto = owed[0]?.monto ?? 0
  return { id, monto, importe: BigInt(Math.round(monto * 100)) }
}
/** Closed and not marked as sent. */
async function closed(forma: number): Promise<number> {
  const { datos } = await call('ronda.contar', { forma, ...MES })
  const [van] = (datos as { listas: Datos[] }).listas
  const made = await call('ronda.cerrar', { forma, ...MES, ...van })
  expect(made).toMatchObject({ estado: 1 })
  return (made.datos as { id: number }).id
}
const collected = (rondaID: number, clase: string, { id, importe }: Deudor) =>
  answerOf(caja.db, rondaID, clase, [{ matriculadoID: id, importe }])
const owes = async ({ id }: Deudor) => (await caja.pending(id)).map(({ monto }) => monto)
const stateOf = async (rondaID: number) =>
  ((await call('ronda.traerDatos', { rondaID })).datos as Datos)['estado']
const reportsOf = async (rondaID: number) => (await call('rendicion.traerTodas', { rondaID })).datos

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
  for (const { tareaID } of rendiciones)
    await workUntilDone(caja.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
  return rendiciones
}

test('both files of BSE at once: the round counts as sent, and each report is applied', async () => {
  const [ca, cc] = [await debtor(), await debtor({ tipoCuenta: 1 })]
  const rondaID = await closed(41)
  const archivoCa = await collected(rondaID, 'CA', ca)
  const sobre = await call(BSE, MES, { archivoCc: await collected(rondaID, 'CC', cc), archivoCa })
  expect(sobre).toMatchObject({ mensaje: null, estado: 1 })
  expect(await stateOf(rondaID)).toBe('enviada')
  // The second waits for its turn, and is not taken twice.
  expect(await call(BSE, MES, { archivoCa })).toMatchObject({ estado: 0, errores: { archivoCa: TAKEN } })
  const done = await work(sobre)
  expect(done).toMatchObject(
    [['CC', cc] as const, ['CA', ca] as const].map(([clase, { monto }]) => ({
      clase,
      lineas: 1,
      codigos: [{ resultado: 1, cantidad: 1, cobrado: monto }],
    })),
  )
  expect([await owes(ca), await owes(cc)]).toEqual([[], []])
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
  const ca = await debtor()
  const rondaID = await closed(41)
  const blank = new File([], '')
  for (const partes of [{}, { archivoCc: blank, archivoCa: blank }] as Record<string, File>[])
    expect(await call(BSE, MES, partes)).toMatchObject({
      estado: 0,
      errores: { archivoCc: 'Elija un archivo.' },
    })
  expect(await stateOf(rondaID)).toBe('cerrada')
  const archivoCa = await collected(rondaID, 'CA', ca)
  const sobre = await call(BSE, MES, { archivoCc: blank, archivoCa })
  expect(await work(sobre)).toMatchObject([{ clase: 'CA', lineas: 1 }])
  expect(await owes(ca)).toEqual([])
  expect(await call(BSE, MES, { archivoCa })).toMatchObject({
    estado: 0,
    errores: { archivoCa: TAKEN },
  })
})

test('swapped files are refused whole beside their field, and nothing is left', async () => {
  const [ca, cc] = [await debtor(), await debtor({ tipoCuenta: 1 })]
  const rondaID = await closed(41)
  const [savings, current] = [await collected(rondaID, 'CA', ca), await collected(rondaID, 'CC', cc)]
  expect(await call(BSE, MES, { archivoCc: savings, archivoCa: current })).toMatchObject({
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
    expect(await call(BSE, MES, { archivoCc: current, archivoCa })).toMatchObject({
      estado: 0,
      errores: { archivoCa: expect.stringMatching(why) as string },
    })
  expect(await reportsOf(rondaID)).toEqual([])
  expect(await stateOf(rondaID)).toBe('cerrada')
  expect([await owes(ca), await owes(cc)]).toEqual([[ca.monto], [cc.monto]])
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
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    expect(sobre).toMatchObject({ estado: 0, mensaje })
  }
})

test('a month without a debit is told, and so is a report of another month', async () => {
  const ana = await debtor({ entidad: '015' })
  const rondaID = await closed(42)
  const { datos } = await call('ronda.traerFilas', { rondaID, nroPagina: 1 })
  const clave = String((datos as { id: number }[])[0]?.id)
  const archivo = await answerOf(caja.db, rondaID, 'SB', [
    { matriculadoID: ana.id, importe: ana.importe, clave },
  ])
  expect(await call('da_listado_envio_icbc.validarPagos', { ...MES, mes: 12 }, { archivo })).toMatchObject({
    estado: 0,
    mensaje: 'No hay un débito de ICBC de Diciembre 2026: su rendición no se puede cargar.',
  })
  expect(await call('da_listado_envio_icbc.validarPagos', { anio: 2026 }, { archivo })).toMatchObject({
    estado: 0,
    errores: { mes: 'Debe ingresar mes y año' },
  })
  await caja.db.query('UPDATE ronda SET mes = 12 WHERE id = $1', [rondaID])
  expect(await call('da_listado_envio_icbc.validarPagos', { ...MES, mes: 12 }, { archivo })).toMatchObject({
    estado: 0,
    errores: { archivo: expect.stringMatching(/^Renglón 1, columna \d+: /) as string },
  })
  await caja.db.query('UPDATE ronda SET mes = 11 WHERE id = $1', [rondaID])
  await work(await call('da_listado_envio_icbc.validarPagos', MES, { archivo }))
  expect(await owes(ana)).toEqual([])
})

test('the sheet of an entity is loaded for its month, and no bank is one', async () => {
  const ana = await debtor({ forma: 2 })
  const rondaID = await closed(2)
  const entidad = { ...MES, formaPagoID: 2 }
  const { datos } = await call('da_listado.traerOtrosDebitos', entidad)
  const [row] = datos as { matricula: number; comprobante: number }[]
  const archivo = await bookOf([
    ['Matrícula', 'Período', 'Comprobante', 'Importe Cobrado'],
    [row?.matricula ?? 0, '11/2026', row?.comprobante ?? 0, ana.monto],
  ])
  const load = (wire: Datos) => call('da_listado.validarPagosOtrosDebitos', wire, { archivo })
  for (const formaPagoID of [41, 99])
    expect(await load({ ...entidad, formaPagoID })).toMatchObject({
      estado: 0,
      errores: { formaPagoID: 'Elija una entidad' },
    })
  expect(await work(await load(entidad))).toMatchObject([{ clase: 'planilla', lineas: 1 }])
  expect(await owes(ana)).toEqual([])
  expect(await stateOf(rondaID)).toBe('rendida')
})
