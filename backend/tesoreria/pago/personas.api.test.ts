import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'
import { chargeOld } from '@/backend/prueba/muestras-de-tesoreria'

/** The accountant of `openCaja` is the first account of the register: personaID 1. */
let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())
afterEach(() => caja.db.query('DELETE FROM ajuste'))
const set = async (clave: string, mas: object) =>
  expect((await caja.direct('ajuste.actualizarDatos', { clave, version: 0, ...mas })).sobre.estado).toBe(1)
const rules = async () => (await caja.call('pago.traerReglas', {})).sobre.datos as Record<string, unknown>

test('the screen is told what it lets this person do', async () => {
  const { medios, ...told } = await rules()
  expect((medios as { nombre: string }[]).map(({ nombre }) => nombre)).toEqual([
    ...['Efectivo', 'Transferencia', 'Tarjeta de débito', 'Tarjeta de crédito', 'Cheque'],
  ])
  expect(told).toEqual({
    editarMatriculas: true,
    elegirPlanes: true,
    quienesElegirPlanes: ['Nélida Prueba'],
    aniosDeuda: 5,
    cuotasPlan: 12,
  })
  await set('editarMatriculas', { personas: [3429] })
  await set('elegirPlanes', { personas: [] })
  await set('cuotasPlan', { valor: 6 })
  expect(await rules()).toMatchObject({
    editarMatriculas: false,
    elegirPlanes: false,
    quienesElegirPlanes: [],
    cuotasPlan: 6,
  })
  const { owed } = await caja.memberOwing(1)
  expect(
    refusalOf(
      await caja.call('matriculado.eliminarMatricula', {
        matriculaIds: JSON.stringify(owed.map((row) => row.id)),
      }),
    ),
  ).toMatch(/^No está entre las personas/)
})

test('instalments of a plan are collected by the persons named alone', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const monto = owed.reduce((sum, row) => sum + row.monto, 0)
  await caja.call('plan_pagos.crear', {
    matriculadoID: id,
    pagosJSON: JSON.stringify(owed),
    monto,
    cuotas: 2,
  })
  const planned = await caja.pending(id)
  await set('elegirPlanes', { personas: [] })
  expect(refusalOf(await caja.pay(planned))).toBe(
    'No está entre las personas que pueden elegir cuotas de un plan de pagos',
  )
  await caja.db.query('DELETE FROM ajuste')
  expect((await caja.pay(planned)).sobre.estado).toBe(1)
})

test('what is old is a rule too', async () => {
  const id = await addMember(caja.db)
  await chargeOld(caja.db, id, 1)
  await set('aniosDeuda', { valor: 7 })
  expect(refusalOf(await caja.call('pago.eliminarCincoAniosAtras', { matriculadoID: id }))).toBe(
    'No hay deuda de más de 7 años',
  )
})
