import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { CAJA } from '@/backend/verificar/rules/caja'
import { addDays, today } from '@/domain/fechas'

let api: ApiDePrueba
let uno: { usuarioID: number; token: string }
let direccion: { usuarioID: number; token: string }
beforeAll(async () => {
  api = await startApi()
  uno = await signedIn(api.db, 'CONTADOR')
  direccion = await signedIn(api.db, 'ADMINISTRACION')
})
afterAll(() => api.close())

/** Counts are of the database's own day, as the sheets are. */
const DIA = today()
const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, token = uno.token) =>
  (await api.call(nombre, wire, { token })).sobre

interface Dia {
  fondo: number
  sinContar: number
  efectivo: number
  esperado: number
  valores: number[]
  impedimento: string | null
  arqueo: { id: number; contado: number; diferencia: number; queda: number } | null
}
const day = async (wire: object = {}, token = uno.token) =>
  (await call('caja.traerArqueo', { fecha: DIA, ...wire }, token)).datos as Dia

async function collect(besides: object = {}) {
  const matriculadoID = await addMember(api.db)
  await call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 })
  const todo = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
  const { datos } = await call('pago.traerPagosPendientes', { matriculadoID, ...todo })
  const lineas = datos as { monto: number }[]
  const sobre = await call('pago.realizarPagoEfectivo', {
    ...{
      detallePagosJSON: JSON.stringify(lineas),
      fechaPago: '2026-11-21',
      observaciones: '',
      nroRecibo: '',
    },
    ...besides,
  })
  return { sobre, monto: lineas[0]?.monto ?? 0, pagoID: (sobre.datos as { pagoID: number } | null)?.pagoID }
}
/** Counts what is told, in coins. */
const arquear = (contado: number, besides: object = {}) =>
  call('caja.arquear', {
    ...{ fecha: DIA, billetesJSON: '[]', monedas: contado, queda: 0, ...besides },
  })
const faults = async () => (await api.db.query(CAJA[0]?.sql ?? '')).length

test('a drawer is counted once a day against its receipts, and the next day begins with what was left', async () => {
  const before = await day()
  expect(before).toMatchObject({ fondo: 0, efectivo: 0, arqueo: null, impedimento: null })
  expect(before.valores).toEqual([20000, 10000, 2000, 1000, 500, 200, 100, 50, 20, 10])
  const { monto, pagoID } = await collect()
  await collect({ medioPagoID: 2, referencia: '9' })
  const { esperado } = await day()
  expect(esperado).toBe(monto)

  expect(await arquear(monto - 1, { esperado })).toMatchObject({
    estado: 0,
    errores: { motivo: expect.stringContaining('diferencia') as string },
  })
  expect(await arquear(monto, { esperado: esperado + 1 })).toMatchObject({ estado: 0 })
  expect(await arquear(monto, { esperado, queda: monto + 1 })).toMatchObject({
    errores: { queda: expect.stringContaining('No puede quedar más') as string },
  })
  const notes = { billetesJSON: JSON.stringify([{ valor: 100, cantidad: 3 }]) }
  const short = { ...notes, esperado, queda: 250, motivo: 'Vuelto mal dado' }
  expect(await arquear(monto - 400, short)).toMatchObject({ estado: 1 })
  expect((await day()).arqueo).toMatchObject({ contado: monto - 100, diferencia: -100, queda: 250 })
  expect(await arquear(monto, { esperado })).toMatchObject({
    mensaje: 'La caja de ese día ya la contó Nélida Prueba.',
  })

  // Closed for cash, not for the rest.
  expect((await collect()).sobre).toMatchObject({
    estado: 0,
    errores: { medio: expect.stringContaining('ya está contada') as string },
  })
  expect((await collect({ medioPagoID: 2, referencia: '10' })).sobre.estado).toBe(1)
  expect(await call('pago.anular', { pagoID, motivo: 'Error' })).toMatchObject({ estado: 0 })
  expect(await faults()).toBe(0)

  await api.db.query(`UPDATE arqueo SET fecha = fecha - 2`)
  await api.db.query(
    `UPDATE pago SET registrado_en = registrado_en - interval '2 days' WHERE usuario_id = $1 AND medio = 'efectivo'`,
    [uno.usuarioID],
  )
  const { monto: later } = await collect()
  await api.db.query(
    `UPDATE pago SET registrado_en = registrado_en - interval '1 day' WHERE usuario_id = $1 AND medio = 'efectivo'
     AND registrado_en > now() - interval '1 day'`,
    [uno.usuarioID],
  )
  expect(await day()).toMatchObject({ fondo: 250, sinContar: later, efectivo: 0, esperado: 250 + later })
  expect(await faults()).toBe(0)
  await api.db.query(`UPDATE arqueo SET efectivo = efectivo + 1, motivo = 'x'`)
  expect(await faults()).toBe(1)
  await api.db.query(`UPDATE arqueo SET efectivo = efectivo - 1`)
})

test('what is over or still to come is not counted, and only administration takes a count back', async () => {
  expect(await arquear(0, { esperado: 0, fecha: addDays(DIA, 1) })).toMatchObject({
    errores: { fecha: 'Ese día todavía no llegó' },
  })
  expect((await day({ fecha: addDays(DIA, -3) })).impedimento).toContain('ya se contó')
  // Its paper says who it was, whatever he is called since.
  const told = (await day({ fecha: addDays(DIA, -2) })).arqueo
  expect(told).toMatchObject({ caja: 'Nélida Prueba', quien: 'Nélida Prueba' })
  await api.db.query("UPDATE usuario SET apellido = 'Otra' WHERE id = $1", [uno.usuarioID])
  expect((await day({ fecha: addDays(DIA, -2) })).arqueo).toEqual(told)
  await api.db.query("UPDATE usuario SET apellido = 'Prueba' WHERE id = $1", [uno.usuarioID])
  const { id = 0 } = (await day({ fecha: addDays(DIA, -2) })).arqueo ?? {}
  const { esperado } = await day()
  await arquear(esperado, { esperado })
  expect(await call('caja.anularArqueo', { arqueoID: id, motivo: 'No' })).toMatchObject({ estado: 0 })
  const undo = (arqueoID: number) =>
    call('caja.anularArqueo', { arqueoID, motivo: 'Se contó mal' }, direccion.token)
  expect(await undo(id)).toMatchObject({ mensaje: expect.stringContaining('Anule primero') as string })
  const now = (await day()).arqueo?.id ?? 0
  expect(await undo(now)).toMatchObject({ estado: 1 })
  expect(await undo(now)).toMatchObject({ estado: 0, mensaje: 'Este arqueo ya está anulado.' })
  expect((await collect()).sobre.estado).toBe(1)
})

test('somebody else’s drawer is nobody’s to who may not see them all', async () => {
  const whose = { usuarioID: direccion.usuarioID }
  for (const sobre of [
    await call('caja.traerArqueo', { fecha: DIA, ...whose }),
    await arquear(0, { esperado: 0, ...whose }),
  ])
    expect(sobre).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
  expect(await day({ usuarioID: uno.usuarioID }, direccion.token)).toMatchObject({ arqueo: null })
})

test('of two who count one drawer at once, one succeeds', async () => {
  const { esperado } = await day()
  const both = await Promise.all([arquear(esperado, { esperado }), arquear(esperado, { esperado })])
  expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
})
