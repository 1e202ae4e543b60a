import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { addMember } from '@/backend/prueba/gente'
import { cobroOf, openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

interface Head {
  deuda: number
  situacion: {
    vencido: number
    meses: number
    desde: { anio: number; mes: number } | null
    corriente: number
    antigua: number
    ultimoPago: { fecha: string; total: number; nroRecibo: number } | null
  }
}

test('the head tells overdue, to come, older and the last payment that stayed, which add up to the debt', async () => {
  const id = await addMember(caja.db)
  const head = async (nombre: 'matriculado.traerDatosBasicos' | 'matriculado.traerDatos'): Promise<Head> =>
    (await caja.call(nombre, { matriculadoID: id })).sobre.datos as Head
  expect(await head('matriculado.traerDatosBasicos')).toMatchObject({
    deuda: 0,
    situacion: { vencido: 0, meses: 0, desde: null, corriente: 0, antigua: 0, ultimoPago: null },
  })
  const months = [
    { anio: 2012, mes: 3 },
    { anio: 2026, mes: 8 },
    { anio: 2026, mes: 9 },
    { anio: 2026, mes: 10 },
    { anio: 2026, mes: 11 },
    { anio: 2026, mes: 12 },
  ]
  for (const mes of months) await chargeMonth(caja.db, id, mes)
  const owed = await caja.pending(id)
  const august = owed.filter(({ anio, mes }) => anio === 2026 && mes === 8)
  const kept = cobroOf(await caja.pay(august, { fechaPago: '2026-11-03' }))
  const october = owed.filter(({ anio, mes }) => anio === 2026 && mes === 10)
  const undone = cobroOf(await caja.pay(october, { fechaPago: '2026-11-04' }))
  await caja.call('pago.anular', { pagoID: undone.pagoID, motivo: 'Error' })
  const sum = (of: readonly { monto: number }[]) => of.reduce((total, { monto }) => total + monto, 0)
  const of = (...meses: number[]) => sum(owed.filter(({ anio, mes }) => anio === 2026 && meses.includes(mes)))
  for (const call of ['matriculado.traerDatosBasicos', 'matriculado.traerDatos'] as const) {
    const { deuda, situacion } = await head(call)
    expect(situacion).toEqual({
      vencido: of(9, 10),
      meses: 2,
      desde: { anio: 2026, mes: 9 },
      corriente: of(11, 12),
      antigua: sum(owed.filter(({ anio }) => anio === 2012)),
      ultimoPago: { fecha: '2026-11-03', total: sum(august), nroRecibo: Number(kept.nroRecibo) },
    })
    expect(deuda).toBe(situacion.vencido + situacion.corriente + situacion.antigua)
  }
})
