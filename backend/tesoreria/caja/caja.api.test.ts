import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { giveCredit } from '@/backend/prueba/muestras-de-tesoreria'
import { addDays, today } from '@/domain/fechas'

let api: ApiDePrueba
let uno: { usuarioID: number; token: string }
let otro: { usuarioID: number; token: string }
let direccion: string
beforeAll(async () => {
  api = await startApi()
  uno = await signedIn(api.db, 'CONTADOR')
  otro = await signedIn(api.db, 'CONTADOR')
  direccion = (await signedIn(api.db, 'ADMINISTRACION')).token
})
afterAll(() => api.close())

/** The sheet is of the database's own day, whatever day the API was told it is. */
const DIA = today()

interface Planilla {
  quien: string
  recibos: string
  filas: { pagoID: number; nroRecibo: number; total: number; mp: string; anulado: boolean }[]
  devoluciones: { pagoID: number }[]
  medios: { mp: string; cantidad: number; total: number; devuelto: number }[]
  cantidad: number
  anulados: number
  total: number
  efectivo: number
}
const call = (nombre: NombreLlamada, wire: Record<string, unknown>, token = uno.token) =>
  api.call(nombre, wire, { token })
const sheet = async (wire: object = {}, token = uno.token): Promise<Planilla> => {
  const { sobre } = await call('caja.traerPlanilla', { fecha: DIA, ...wire }, token)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Planilla
}

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}
/** A receipt of one month, written down now. */
async function collect(token: string, fechaPago = '2026-11-21') {
  const id = await addMember(api.db)
  await call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 1 }, token)
  const all = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
  const owed = (await call('pago.traerPagosPendientes', { matriculadoID: id, ...all }, token)).sobre
    .datos as Pendiente[]
  const wire = { detallePagosJSON: JSON.stringify(owed), fechaPago, observaciones: '', nroRecibo: '' }
  const { sobre } = await call('pago.realizarPagoEfectivo', wire, token)
  const { pagoID, nroRecibo } = sobre.datos as { pagoID: number; nroRecibo: string }
  return { id, pagoID, nroRecibo: Number(nroRecibo), monto: owed[0]?.monto ?? 0 }
}
const annul = (pagoID: number, token: string) => call('pago.anular', { pagoID, motivo: 'Error' }, token)

test('each sees what he took in that day, whatever day it is accounted on, and administration sees all', async () => {
  const a = await collect(uno.token)
  const b = await collect(otro.token)
  const c = await collect(uno.token, '2026-10-02')
  const d = await collect(uno.token)
  await annul(d.pagoID, uno.token)
  const own = await sheet()
  expect(own).toMatchObject({
    quien: 'Nélida Prueba',
    recibos: `${a.nroRecibo}, ${c.nroRecibo}–${d.nroRecibo}`,
    cantidad: 2,
    anulados: 1,
    total: a.monto + c.monto,
    efectivo: a.monto + c.monto,
    medios: [{ mp: 'Efectivo', cantidad: 2, total: a.monto + c.monto, devuelto: 0 }],
    devoluciones: [],
  })
  expect(own.filas.map(({ pagoID, anulado }) => [pagoID, anulado])).toEqual([
    [a.pagoID, false],
    [c.pagoID, false],
    [d.pagoID, true],
  ])
  expect((await sheet({}, otro.token)).filas.map(({ pagoID }) => pagoID)).toEqual([b.pagoID])
  const all = await sheet({ alcance: 'todas' }, direccion)
  expect(all).toMatchObject({ quien: 'Todos', cantidad: 3, anulados: 1, total: a.monto + b.monto + c.monto })
  expect((await sheet({ usuarioID: otro.usuarioID }, direccion)).cantidad).toBe(1)
})

test('what another annuls the same day is in one drawer and was given back from the other', async () => {
  const before = { uno: await sheet(), otro: await sheet({}, otro.token) }
  const { pagoID, monto } = await collect(uno.token)
  await annul(pagoID, otro.token)
  const [mine, theirs] = [await sheet(), await sheet({}, otro.token)]
  expect(mine.efectivo).toBeCloseTo(before.uno.efectivo + monto, 2)
  expect(mine.filas.at(-1)).toMatchObject({ pagoID, anulado: false })
  expect(theirs.efectivo).toBeCloseTo(before.otro.efectivo - monto, 2)
  expect(theirs.devoluciones).toMatchObject([{ pagoID }])
  const all = await sheet({ alcance: 'todas' }, direccion)
  expect(all.filas.at(-1)).toMatchObject({ pagoID, anulado: true })
  expect(all.devoluciones).toEqual([])
  const nobody = await signedIn(api.db, 'CONTADOR')
  await annul((await collect(uno.token)).pagoID, nobody.token)
  const cajeros = (await call('caja.traerCajeros', { fecha: DIA }, direccion)).sobre.datos
  expect(cajeros).toContainEqual(expect.objectContaining({ id: nobody.usuarioID }))
})

test('money that came in by itself is the system’s, and credit applied moves no money', async () => {
  const before = await sheet({ alcance: 'todas' }, direccion)
  const { id } = await collect(uno.token)
  await giveCredit(api.db, id, 30_000_00n)
  await call('concepto.crear', { nombre: 'Curso', monto: 100 }, direccion)
  const [concepto] = await api.db.query<{ id: number }>('SELECT max(id) AS id FROM concepto')
  await call('concepto_matriculado.crear', { matriculadoID: id, conceptoID: concepto?.id })
  const all = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
  const owed = (await call('pago.traerPagosPendientes', { matriculadoID: id, ...all })).sobre.datos
  const applied = await call('pago.aplicarSaldo', {
    matriculadoID: id,
    detallePagosJSON: JSON.stringify(owed),
  })
  expect(applied.sobre.estado).toBe(1)
  expect(await sheet({ alcance: 'sistema' }, direccion)).toMatchObject({
    quien: 'Sistema',
    cantidad: 1,
    total: 30_000,
    efectivo: 0,
    medios: [{ mp: 'En línea', total: 30_000 }],
  })
  const after = await sheet({ alcance: 'todas' }, direccion)
  expect(after.medios.find(({ mp }) => mp === 'Saldo a favor')).toMatchObject({ cantidad: 1, total: 100 })
  expect(after.total - before.total).toBeCloseTo(30_000 + (after.efectivo - before.efectivo), 2)
})

test('a day that is over never changes: what is annulled later is given back on that later day', async () => {
  const { pagoID, monto } = await collect(uno.token)
  const yesterday = addDays(DIA, -1)
  await api.db.query(`UPDATE pago SET registrado_en = registrado_en - interval '1 day' WHERE id = $1`, [
    pagoID,
  ])
  const was = await sheet({ fecha: yesterday })
  expect(was).toMatchObject({ cantidad: 1, total: monto })
  const { total, efectivo } = await sheet({}, otro.token)
  await annul(pagoID, otro.token)
  expect(await sheet({ fecha: yesterday })).toEqual(was)
  const now = await sheet({}, otro.token)
  expect(now.devoluciones).toContainEqual(expect.objectContaining({ pagoID }))
  expect(now.total).toBeCloseTo(total - monto, 2)
  expect(now.efectivo).toBeCloseTo(efectivo - monto, 2)
})

test('somebody else’s sheet is as nobody’s to who may not see them all', async () => {
  const others = [
    { usuarioID: otro.usuarioID },
    { usuarioID: 2_147_483_000 },
    { alcance: 'todas' },
    { alcance: 'sistema' },
  ]
  for (const whose of others) {
    const { sobre } = await call('caja.traerPlanilla', { fecha: DIA, ...whose })
    expect(sobre).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro', datos: null })
  }
  const mine = (await call('caja.traerCajeros', { fecha: DIA })).sobre.datos
  expect(mine).toEqual([{ id: uno.usuarioID, nombre: 'Nélida Prueba' }])
  const all = (await call('caja.traerCajeros', { fecha: DIA }, direccion)).sobre.datos as { id: number }[]
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([uno.usuarioID, otro.usuarioID, null]))
})

test('an empty day is an empty sheet', async () => {
  expect(await sheet({ fecha: '2001-02-03' })).toMatchObject({ filas: [], medios: [], recibos: '', total: 0 })
})
