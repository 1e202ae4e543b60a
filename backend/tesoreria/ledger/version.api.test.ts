import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const read = async (matriculaID: number | undefined) =>
  (await caja.call('matriculado.traerDatosMatricula', { matriculaID })).sobre.datos as Record<string, unknown>

/** An edit as the dialog sends it: all that was read, with one word changed. */
const edit = (matriculaID: number | undefined, leida: Record<string, unknown>) =>
  caja.call('matriculado.actualizarDatosMatricula', { ...leida, matriculaID, observaciones: 'Acta 7' })

test('an edit begun before a plan took part of a month does not bring back what was settled', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const [mes] = owed
  const leida = await read(mes?.id)
  const monto = mes?.monto ?? 0
  await caja.call('plan_pagos.crear', {
    matriculadoID: id,
    pagosJSON: JSON.stringify(owed),
    monto,
    cuotas: 2,
  })
  const [cuota] = await caja.pending(id)
  cobroOf(await caja.pay([cuota ?? {}]))
  const [plan] = (await caja.call('plan_pagos.traerTodos', { matriculadoID: id })).sobre.datos as {
    id: number
  }[]
  const { restante } = (await caja.call('plan_pagos.simularRotura', { planID: plan?.id })).sobre.datos as {
    restante: number
  }
  const rotura = await caja.call('plan_pagos.romper', { planID: plan?.id, motivo: 'Dejó de pagar', restante })
  expect(rotura.sobre).toMatchObject({ estado: 1 })
  const [vuelve] = await caja.pending(id)
  expect(vuelve?.monto).toBeLessThan(monto)
  expect(refusalOf(await edit(mes?.id, leida))).toMatch(/cambió.+Revise los datos actuales/)
  expect(await caja.pending(id)).toMatchObject([{ id: mes?.id, monto: vuelve?.monto }])
})

test('one begun while a month was paid is refused once the payment is reversed', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const { pagoID } = cobroOf(await caja.pay(owed))
  const leida = await read(owed[0]?.id)
  expect((await caja.call('pago.anular', { pagoID, motivo: 'Era de otro' })).sobre).toMatchObject({
    estado: 1,
  })
  expect(refusalOf(await edit(owed[0]?.id, leida))).toMatch(/cambió.+Revise los datos actuales/)
  expect(await caja.pending(id)).toMatchObject([{ monto: owed[0]?.monto }])
})
