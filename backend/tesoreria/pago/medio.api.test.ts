import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { today } from '@/domain/fechas'

let api: ApiDePrueba
let contador: string
let direccion: string
beforeAll(async () => {
  api = await startApi()
  contador = (await signedIn(api.db, 'CONTADOR')).token
  direccion = (await signedIn(api.db, 'ADMINISTRACION')).token
})
afterAll(() => api.close())

const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, token = contador) =>
  (await api.call(nombre, wire, { token })).sobre

const HOY = '2026-11-21'
const TODO = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }

async function owed(matriculadoID: number) {
  return (await call('pago.traerPagosPendientes', { matriculadoID, ...TODO })).datos as { monto: number }[]
}
/** A new member's month, and its collection with what is asked besides. */
async function collect(besides: Record<string, unknown>) {
  const matriculadoID = await addMember(api.db)
  await call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 })
  const lineas = await owed(matriculadoID)
  const wire = { detallePagosJSON: JSON.stringify(lineas), fechaPago: HOY, observaciones: '', nroRecibo: '' }
  const sobre = await call('pago.realizarPagoEfectivo', { ...wire, ...besides })
  return { matriculadoID, sobre, monto: lineas[0]?.monto ?? 0 }
}
async function medios() {
  const { datos } = await call('pago.traerReglas', {})
  return (datos as { medios: { id: number; nombre: string; pideReferencia: boolean }[] }).medios
}
const medioID = async (nombre: string) => (await medios()).find((medio) => medio.nombre === nombre)?.id

test('without a means it is cash, as the specification has it, and cash is the first that is offered', async () => {
  const { sobre } = await collect({})
  expect(sobre).toMatchObject({ estado: 1, datos: { recibo: { mp: 'Efectivo', referencia: null } } })
  expect((await medios()).map(({ nombre }) => nombre)).toEqual([
    'Efectivo',
    'Transferencia',
    'Tarjeta de débito',
    'Tarjeta de crédito',
    'Cheque',
  ])
  const named = await collect({ medioPagoID: 1, referencia: 'no cuenta' })
  expect(named.sobre).toMatchObject({ datos: { recibo: { mp: 'Efectivo', referencia: null } } })
})

test('a transfer is on receipt, list, sheet and figures, and never in the drawer', async () => {
  const before = (await call('caja.traerPlanilla', { fecha: today() })).datos as Record<string, number>
  const medioPagoID = await medioID('Transferencia')
  const { sobre, monto, matriculadoID } = await collect({ medioPagoID, referencia: ' 0045 ' })
  expect(sobre).toMatchObject({
    estado: 1,
    datos: { recibo: { mp: 'Transferencia', referencia: '0045', cobrador: 'Nélida Prueba' } },
  })
  const list = await call('recibo.traerTodos', { nroPagina: 1, medioPagoID })
  expect(list.datos).toMatchObject({ cantidad: 1, filas: [{ mp: 'Transferencia', referencia: '0045' }] })
  const sheet = (await call('caja.traerPlanilla', { fecha: today() })).datos as Record<string, number>
  expect(sheet['efectivo']).toBe(before['efectivo'])
  expect(sheet['total']).toBeCloseTo((before['total'] ?? 0) + monto, 2)
  expect(sheet['medios']).toContainEqual({ mp: 'Transferencia', cantidad: 1, total: monto, devuelto: 0 })
  const balance = (await call('estadisticas.traerBalancePercibido', { anio: 2026 })).datos
  expect(balance).toContainEqual(expect.objectContaining({ mes: 11, otros: monto }))
  const meses = { desde: '2026-11-01', hasta: '2026-11-30' }
  const ingresos = (await call('estadisticas.traerIngresosPorMedio', meses)).datos
  expect(ingresos).toContainEqual(expect.objectContaining({ mes: 11, nombre: 'Transferencia', monto }))
  const { datos } = await call('auditoria.traerTodos', { nroPagina: 1, matriculadoID }, direccion)
  expect(JSON.stringify(datos)).toContain('Transferencia')
})

test('a year is paid by any means, once and whole: its receipt says which, and the drawer holds nothing of it', async () => {
  const anual = async (matriculadoID: number, besides: object) =>
    (await call('pago.pagoAnual', { matriculadoID, anio: 2026, observaciones: '', ...besides })) as {
      estado: number
    }
  const matriculadoID = await addMember(api.db)
  await call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 })
  const before = (await call('caja.traerPlanilla', { fecha: today() })).datos as Record<string, number>
  const [cheque, transferencia] = [await medioID('Cheque'), await medioID('Transferencia')]
  expect(await anual(matriculadoID, { medioPagoID: cheque })).toMatchObject({
    estado: 0,
    errores: { referencia: 'Ingrese el número de referencia: Cheque' },
  })
  expect(await anual(matriculadoID, { medioPagoID: 999_999 })).toMatchObject({ estado: 0 })
  expect(await owed(matriculadoID)).toHaveLength(1)
  const answers = await Promise.all(
    [1, 2].map(() => anual(matriculadoID, { medioPagoID: transferencia, referencia: 'T-9' })),
  )
  expect(answers.filter(({ estado }) => estado === 1)).toEqual([
    expect.objectContaining({
      datos: expect.objectContaining({
        recibo: expect.objectContaining({ mp: 'Transferencia', referencia: 'T-9' }) as object,
      }) as object,
    }),
  ])
  expect(await owed(matriculadoID)).toEqual([])
  const after = (await call('caja.traerPlanilla', { fecha: today() })).datos as Record<string, number>
  expect(after['efectivo']).toBe(before['efectivo'])
  expect(after['total']).toBeGreaterThan(before['total'] ?? 0)
})

test('a means lacks neither its number nor its row, which stays while receipts name it', async () => {
  const medioPagoID = await medioID('Cheque')
  const sin = await collect({ medioPagoID, referencia: '  ' })
  expect(sin.sobre).toMatchObject({
    estado: 0,
    mensaje: 'Ingrese el número de referencia: Cheque',
    errores: { referencia: 'Ingrese el número de referencia: Cheque' },
  })
  expect(await owed(sin.matriculadoID)).toHaveLength(1)
  const nada = await collect({ medioPagoID: 999_999 })
  expect(nada.sobre).toMatchObject({ estado: 0, errores: { medioPagoID: 'Elija un medio de pago' } })
  await collect({ medioPagoID, referencia: '77' })
  const used = await call('medio_pago.eliminar', { medioPagoID }, direccion)
  expect(used).toMatchObject({ estado: 0, mensaje: expect.stringContaining('1 recibo') as string })
  const cash = await call('medio_pago.eliminar', { medioPagoID: 1 }, direccion)
  expect(cash).toMatchObject({ estado: 0, mensaje: 'Es un dato fijo del sistema: no se puede eliminar' })
})
