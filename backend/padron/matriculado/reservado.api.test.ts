import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, TIPOS, type Caja } from '@/backend/prueba/tesoreria/caja'
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
  expect(statement).toContain(`Se rescindió el plan de pagos ${planID}: `)
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

test('what the staff writes for him he reads, with the day, until it is emptied; nobody else’s', async () => {
  const [{ id }, other] = [await caja.memberOwing(1), await caja.memberOwing(1)]
  const { token } = await signedIn(caja.db, 'MEDICO', id)
  const { token: ajeno } = await signedIn(caja.db, 'MEDICO', other.id)
  const { token: oficina } = await signedIn(caja.db, 'ADMINISTRATIVO')
  const record = async (matriculadoID: number, quien: string) =>
    (await caja.api.call('matriculado.traerDatos', { matriculadoID }, { token: quien })).sobre
  const write = async (valor: string, mas: { valorPrevio?: string; quien?: string } = {}) => {
    const { quien = oficina, ...wire } = mas
    const entrada = { matriculadoID: id, campo: 'matriculado.aviso', valor, ...wire }
    return caja.api.call('matriculado.actualizarDatos', entrada, { token: quien })
  }
  expect((await record(id, token)).datos).not.toHaveProperty('aviso')
  expect((await write('  Traiga su título\noriginal  ')).sobre).toMatchObject({ estado: 1 })
  const told = { aviso: 'Traiga su título\noriginal', avisoFecha: '2026-11-21' }
  expect((await record(id, token)).datos).toMatchObject(told)
  expect((await record(id, oficina)).datos).toMatchObject(told)
  expect((await record(other.id, ajeno)).datos).not.toHaveProperty('aviso')
  expect(await record(id, ajeno)).toEqual(await record(2_147_483_000, ajeno))

  // He reads it: writing is the staff's, and two of them are told of each other.
  for (const quien of [token, (await signedIn(caja.db, 'EMPLEADO')).token])
    expect((await write('Otra cosa', { quien })).http).toBe(403)
  const late = (await write('Otra cosa', { valorPrevio: '' })).sobre
  expect(late).toMatchObject({ estado: 0, errores: { valorPrevio: late.mensaje } })
  expect((await record(id, token)).datos).toMatchObject(told)

  expect((await write(' ', { valorPrevio: told.aviso })).sobre).toMatchObject({ estado: 1 })
  for (const clave of ['aviso', 'avisoFecha'])
    expect((await record(id, token)).datos).not.toHaveProperty(clave)
  const { sobre } = await caja.api.call(
    'matriculado.traerHistorial',
    { matriculadoID: id },
    { token: oficina },
  )
  const [emptied, written] = sobre.datos as { cambios: unknown }[]
  const campo = 'Aviso para el matriculado'
  expect(written?.cambios).toEqual([{ campo, antes: '', despues: told.aviso }])
  expect(emptied?.cambios).toEqual([{ campo, antes: told.aviso, despues: null }])
})
