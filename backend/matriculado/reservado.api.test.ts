import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, TIPOS, type Caja } from '@/backend/pago/prueba'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

test('the doctor reads neither what the staff notes about him nor the reasons of acts on his account', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { token } = await signedIn(caja.db, 'MEDICO', id)
  const his = async (nombre: NombreLlamada, wire: object = {}) =>
    JSON.stringify((await caja.api.call(nombre, { matriculadoID: id, ...wire }, { token })).sobre)
  await caja.db.query(`UPDATE matriculado SET observaciones = 'Sumario', notas = 'Interna' WHERE id = $1`, [
    id,
  ])
  const vuelta = await caja.pay(owed.slice(0, 1))
  const { pagoID } = cobroOf(vuelta)
  await caja.call('pago.anular', { pagoID, motivo: 'Cheque (sin\nfondos): otra vez' })
  const items = await caja.pending(id)
  const total = items.reduce((sum, { monto }) => sum + Math.round(monto * 100), 0) / 100
  const agreed = await caja.call('plan_pagos.crear', {
    matriculadoID: id,
    pagosJSON: JSON.stringify(items),
    monto: total,
    cuotas: 2,
  })
  const planID = (agreed.sobre.datos as { id: number }).id
  await caja.call('plan_pagos.romper', { planID, motivo: 'Dejó de pagar', restante: total })

  const record = await his('matriculado.traerDatos')
  expect(record).toContain('"estado":1')
  expect(record).not.toMatch(/Sumario|Interna/)
  const wire = { desde: '2020-01-01', hasta: '2030-12-31', ...TIPOS }
  const statement = await his('pago.traerCuentaCorriente', wire)
  expect(statement).toContain('Se anuló el recibo')
  expect(statement).toContain(`Se rompió el plan de pagos ${planID}: `)
  expect(statement).not.toMatch(/Cheque|fondos|otra vez|Dejó de pagar/)
  for (const nombre of ['pago.traerRecibo', 'pago.emitirRecibo'] as const) {
    const receipt = await his(nombre, { pagoID })
    expect(receipt).toContain('"motivoAnulacion":null')
    expect(receipt).not.toContain('Cheque')
  }
  // The staff reads on.
  const staff = await caja.call('matriculado.traerDatos', { matriculadoID: id })
  expect(staff.sobre.datos).toMatchObject({ observaciones: 'Sumario', varios: { notas: 'Interna' } })
  const rows = await caja.account(id)
  expect(JSON.stringify(rows)).toMatch(/Cheque.*Dejó de pagar/)
})
