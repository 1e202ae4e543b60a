import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { cobroOf, openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { workUntilDone } from '@/backend/tarea/finish'

let caja: Caja
let token: string
beforeAll(async () => {
  caja = await openCaja()
  token = (await signedIn(caja.db, 'CONTADOR')).token
  await giveBankSettings(caja.db)
})
afterAll(() => caja.close())

const MES = { anio: 2026, mes: 11 }
const ask = async <T>(nombre: NombreLlamada, wire: Record<string, unknown>, archivo?: File): Promise<T> => {
  const { sobre } = await caja.api.call(nombre, wire, { token, ...(archivo && { archivo }) })
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as T
}
type Informe = Record<'detallado' | 'resumen', Record<string, unknown>[]>
const ingresos = (mas: object = {}) =>
  ask<Informe>('estadisticas.traerInformeMensualIngresos', { ...MES, ...mas })

test('a receipt is told line by line on its day, and its annulment below zero on its own', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const paid = await caja.pay(owed, { fechaPago: '2026-10-30' })
  const { pagoID } = cobroOf(paid)
  await ask('pago.anular', { pagoID, motivo: 'Se cobró a otro' })
  const october = await ingresos({ mes: 10 })
  expect(october.detallado).toMatchObject(
    owed.map(({ nombre, monto }) => ({
      ...{ fecha: '2026-10-30', matriculadoID: id, concepto: nombre, monto },
      ...{ tipo: 'Matricula', mp: 'Efectivo', nombre: 'Ábalos, Ana' },
    })),
  )
  const total = owed.reduce((sum, { monto }) => sum + monto, 0)
  const suma = { tipo: 'Matricula', mp: 'Efectivo', cantidad: 2 }
  expect(october.resumen).toMatchObject([{ ...suma, monto: total }])
  expect(await ingresos({ mes: 10, parte: 'resumen' })).toEqual({ ...october, detallado: [] })
  expect(await ingresos({ mes: 10, parte: 'detallado' })).toEqual({ ...october, resumen: [] })
  const november = await ingresos()
  expect(november.detallado.map(({ fecha }) => fecha)).toEqual(['2026-11-21', '2026-11-21'])
  expect(november.resumen).toMatchObject([{ ...suma, monto: -total }])
})

test('bank debits are told by the type of the account they came out of', async () => {
  const members = await Promise.all([caja.memberOwing(1), caja.memberOwing(1)])
  const [ahorro, corriente] = members
  await enrol(caja.db, ahorro.id)
  await enrol(caja.db, corriente.id, { tipoCuenta: 1 })
  const cual = { forma: 41, ...MES }
  const { listas } = await ask<{ listas: object[] }>('ronda.contar', cual)
  const { id: rondaID } = await ask<{ id: number }>('ronda.cerrar', { ...cual, ...listas[0] })
  await ask('ronda.enviar', { rondaID })
  for (const [clase, { id: matriculadoID, owed }] of [
    ['CA', ahorro],
    ['CC', corriente],
  ] as const) {
    const importe = BigInt(Math.round((owed[0]?.monto ?? 0) * 100))
    const archivo = await answerOf(caja.db, rondaID, clase, [{ matriculadoID, importe, dia: '2026-11-12' }])
    const { id: rendicionID } = await ask<{ id: number }>('rendicion.leer', { rondaID, clase }, archivo)
    const { tareaID } = await ask<{ tareaID: number }>('rendicion.aplicar', { rendicionID })
    await workUntilDone(caja.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
  }
  const debitos = (tipoDebito: number, mes = 11) =>
    ask<object[]>('estadisticas.traerInformeMensualDebitos', { ...MES, mes, tipoDebito })
  const banco = expect.stringContaining('Santiago') as string
  const row = { fecha: '2026-11-12', banco, cbu: expect.stringMatching(/^321\d{19}$/) as string }
  expect(await debitos(1)).toMatchObject([
    { ...row, matriculadoID: corriente.id, monto: corriente.owed[0]?.monto },
  ])
  expect(await debitos(2)).toMatchObject([{ ...row, matriculadoID: ahorro.id, monto: ahorro.owed[0]?.monto }])
  expect(await debitos(2, 10)).toEqual([])
})
