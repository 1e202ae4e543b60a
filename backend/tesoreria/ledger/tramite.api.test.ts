import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaja, refusalOf, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'
import { chargeOld } from '@/backend/prueba/muestras-de-tesoreria'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const hold = (matriculadoID: number, cargos: readonly number[]) => holdOnline(caja.db, matriculadoID, cargos)

const WHY = 'está en un pago en línea iniciado el 21/11/2026 10:00 por el sistema, vence el 21/11/2026 11:00'

async function heldMember(): Promise<{ id: number; held: Pendiente; free: Pendiente }> {
  const { id, owed } = await caja.memberOwing(2)
  const [held, free] = owed
  if (!held || !free) throw new Error('Sin cuotas')
  await hold(id, [held.id])
  return { id, held, free }
}

test('the pending list says of each row what holds it', async () => {
  const { id, held, free } = await heldMember()
  const rows = (await caja.pending(id)) as (Pendiente & { enTramite: unknown })[]
  expect(rows.find((row) => row.id === held.id)?.enTramite).toEqual({
    pagoEnLineaID: expect.any(Number) as number,
    rondaID: null,
    detalle: WHY,
  })
  expect(rows.find((row) => row.id === free.id)?.enTramite).toBeNull()
})

test('what is held is neither paid, planned, edited nor taken back, and the refusal says why', async () => {
  const { id, held, free } = await heldMember()
  const refusal = `${held.nombre}: ${WHY}.`
  const { monto } = held
  const acts = [
    caja.pay([held, free]),
    caja.call('plan_pagos.crear', {
      matriculadoID: id,
      pagosJSON: JSON.stringify([held]),
      monto,
      cuotas: 2,
    }),
    caja.call('matriculado.actualizarDatosMatricula', {
      matriculaID: held.id,
      tipoMatriculaID: 1,
      federacion: 0,
      ampliacionFederacion: 0,
      ampliacionFederacionExtendida: 0,
      monto: 5,
    }),
    caja.call('matriculado.eliminarMatricula', { matriculaIds: JSON.stringify([held.id]) }),
  ]
  for (const act of acts) expect(refusalOf(await act)).toBe(refusal)
  expect((await caja.pay([free])).sobre.estado).toBe(1)
})

test('a concept that is held is not taken back, and its list says so', async () => {
  const concepto = await caja.direct('concepto.crear', { nombre: 'Libro', monto: 100 })
  const { id: conceptoID } = concepto.sobre.datos as { id: number }
  const id = await addMember(caja.db)
  await caja.call('concepto_matriculado.crear', { matriculadoID: id, conceptoID })
  const [charge] = await caja.pending(id)
  await hold(id, [charge?.id ?? 0])
  const listed = await caja.call('concepto_matriculado.traerTodos', { matriculadoID: id })
  expect(listed.sobre.datos).toMatchObject([{ estadoPago: 'En trámite' }])
  const gone = await caja.call('concepto_matriculado.eliminar', { conceptoMatriculadoID: charge?.id })
  expect(refusalOf(gone)).toBe(`Libro: ${WHY}.`)
})

test('old debt that is held stays and is counted', async () => {
  const id = await addMember(caja.db)
  await chargeOld(caja.db, id, 1)
  await chargeOld(caja.db, id, 2)
  const [held] = await caja.pending(id)
  await hold(id, [held?.id ?? 0])
  const preview = await caja.call('pago.simularEliminarDeuda', { matriculadoID: id })
  expect(preview.sobre.datos).toMatchObject({ total: 1500, enPlan: 0, enTramite: 1 })
  expect((await caja.call('pago.eliminarCincoAniosAtras', { matriculadoID: id })).sobre.estado).toBe(1)
  expect((await caja.pending(id)).map((row) => row.id)).toEqual([held?.id])
})

test('a plan with an instalment that is held is not broken', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const monto = owed[0]?.monto ?? 0
  await caja.call('plan_pagos.crear', {
    matriculadoID: id,
    pagosJSON: JSON.stringify(owed),
    monto,
    cuotas: 2,
  })
  const [instalment] = await caja.pending(id)
  await hold(id, [instalment?.id ?? 0])
  const plans = await caja.call('plan_pagos.traerTodos', { matriculadoID: id })
  const planID = (plans.sobre.datos as { id: number }[])[0]?.id
  expect(refusalOf(await caja.call('plan_pagos.simularRotura', { planID }))).toContain(WHY)
  expect(
    refusalOf(await caja.call('plan_pagos.romper', { planID, motivo: 'No paga', restante: monto })),
  ).toContain(WHY)
})

test('a month of which one charge is held is not undone', async () => {
  const id = await addMember(caja.db)
  const mes = { anio: 2026, mes: 11 }
  const preview = await caja.direct('cuota.simularMes', mes)
  const { cantidad, total } = preview.sobre.datos as { cantidad: number; total: number }
  const run = await caja.direct('cuota.generarMes', { ...mes, cantidad, total })
  const { corridaID } = run.sobre.datos as { corridaID: number }
  const [charge] = await caja.pending(id)
  await hold(id, [charge?.id ?? 0])
  const undone = await caja.direct('cuota.deshacerMes', { corridaID, motivo: 'Prueba' })
  expect(refusalOf(undone)).toContain('1 está en trámite')
})
