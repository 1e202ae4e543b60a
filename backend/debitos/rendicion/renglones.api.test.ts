import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { answerOf, type Dicho } from '@/backend/prueba/debitos/rendicion'
import { signedIn } from '@/backend/prueba/gente'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { workUntilDone } from '@/backend/tarea/finish'

let caja: Caja
let token: string
beforeAll(async () => {
  caja = await openCaja()
  token = (await signedIn(caja.db, 'CONTADOR')).token
  await giveBankSettings(caja.db)
})
afterAll(() => caja.close())

type Datos = Record<string, unknown>
const MES = { forma: 41, mes: 11, anio: 2026 }
const call = async (que: string, wire: Datos, archivo?: File) =>
  (await caja.api.call(que as 'ronda.contar', wire, { token, ...(archivo && { archivo }) })).sobre
const rows = async (que: string, wire: Datos) => (await call(que, wire)).datos as Datos[]

test('a report’s lines are looked through by result and member, and two reports are applied in one order', async () => {
  const [ana, eva, leo] = [await caja.memberOwing(1), await caja.memberOwing(1), await caja.memberOwing(1)]
  await enrol(caja.db, ana.id)
  await enrol(caja.db, eva.id)
  await enrol(caja.db, leo.id, { tipoCuenta: 1 })
  const [van] = ((await call('ronda.contar', MES)).datos as { listas: Datos[] }).listas
  const made = await call('ronda.cerrar', { ...MES, ...van })
  const { id: rondaID } = made.datos as { id: number }
  await call('ronda.enviar', { rondaID })
  expect(await rows('ronda.traerTodas', MES)).toMatchObject([{ id: rondaID, estado: 'enviada' }])
  expect(await rows('ronda.traerTodas', { ...MES, mes: 10 })).toEqual([])

  const read = async (clase: string, dichos: Dicho[]) => {
    const file = await answerOf(caja.db, rondaID, clase, dichos)
    return (await call('rendicion.leer', { rondaID, clase }, file)).datos as { id: number }
  }
  const importe = BigInt(Math.round((ana.owed[0]?.monto ?? 0) * 100))
  const { id: ca } = await read('CA', [
    { matriculadoID: ana.id, importe },
    { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
    { matriculadoID: 0, importe: 500n, matricula: '999999' },
  ])
  const { id: cc } = await read('CC', [{ matriculadoID: leo.id, importe }])
  const linesOf = async (mas: Datos) =>
    (await rows('rendicion.traerFilas', { rendicionID: ca, ...mas })).map(({ linea }) => linea)
  expect(await linesOf({})).toEqual([1, 2, 3])
  expect(await linesOf({ resultado: -4 })).toEqual([2])
  await caja.db.query('UPDATE rendicion_fila SET resultado = -10 WHERE rendicion_id = $1 AND linea = 3', [ca])
  expect(await linesOf({ resultado: -2 })).toEqual([3])
  const [matricula] = await caja.db.query<{ matricula: number }>(
    'SELECT matricula FROM matriculado WHERE id = $1',
    [eva.id],
  )
  expect(await linesOf({ nombre: String(matricula?.matricula) })).toEqual([2])
  const [first] = await rows('rendicion.traerLote', { rendicionID: ca, cantidad: 1 })
  expect(first).toMatchObject({ linea: 1, matriculadoID: ana.id })
  expect(
    await rows('rendicion.traerLote', { rendicionID: ca, cantidad: 10, despuesDe: first?.['id'] }),
  ).toMatchObject([{ linea: 2 }, { linea: 3 }])

  const ordered = await call('rendicion.aplicar', { rendicionID: ca, luegoJSON: JSON.stringify([cc]) })
  const { tareaID } = ordered.datos as { tareaID: number }
  expect(await rows('tarea.traerActivas', {})).toMatchObject([{ id: tareaID, clave: String(rondaID) }])
  await workUntilDone(caja.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
  expect(await rows('rendicion.traerTodas', { rondaID })).toMatchObject([
    { id: cc, estado: 'aplicada' },
    { id: ca, estado: 'aplicada' },
  ])
  expect(await caja.pending(leo.id)).toEqual([])
  const [cobro] = await rows('cobroPorResolver.traerLote', { estado: 'pendiente', cantidad: 10 })
  expect(cobro).toMatchObject({ importe: 5, resultado: -10 })
  expect(
    await rows('cobroPorResolver.traerLote', {
      estado: 'pendiente',
      cantidad: 10,
      despuesDe: cobro?.['id'],
    }),
  ).toEqual([])
})
