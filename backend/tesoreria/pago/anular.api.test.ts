import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { formatFecha, today } from '@/domain/fechas'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const annul = (pagoID: number, motivo = 'Se cobró a otro') => caja.call('pago.anular', { pagoID, motivo })
const receipt = async (matriculadoID: number, pagoID: number) =>
  (await caja.call('pago.traerRecibo', { matriculadoID, pagoID })).sobre.datos

test('its charges are owed again and can be paid again; the receipt keeps its number and says it was annulled', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { pagoID, nroRecibo } = cobroOf(await caja.pay(owed))
  expect((await annul(pagoID)).sobre).toMatchObject({ estado: 1 })
  expect((await caja.pending(id)).map((row) => row.id)).toEqual(owed.map((row) => row.id))
  const total = owed.reduce((sum, { monto }) => sum + monto, 0)
  expect((await caja.account(id)).at(-1)?.saldo).toBe(total)
  expect(await receipt(id, pagoID)).toMatchObject({
    nroRecibo,
    total,
    anulado: expect.any(String) as string,
    motivoAnulacion: 'Se cobró a otro',
  })
  const given = (await caja.account(id)).slice(-owed.length)
  expect(given).toMatchObject(
    owed.map(() => ({ tipoMov: 'Egreso', ajuste: true, nroRecibo: Number(nroRecibo) })),
  )
  const again = cobroOf(await caja.pay(owed))
  expect(Number(again.nroRecibo)).toBeGreaterThan(Number(nroRecibo))
  expect(await receipt(id, again.pagoID)).toMatchObject({ anulado: null, motivoAnulacion: null })
  expect((await caja.account(id)).at(-1)?.saldo).toBe(0)
})

test('the receipt keeps its words when the month is edited afterwards', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const { pagoID } = cobroOf(await caja.pay(owed))
  const before = await receipt(id, pagoID)
  await annul(pagoID)
  const coverage = { federacion: 0, ampliacionFederacion: 0, ampliacionFederacionExtendida: 0 }
  await caja.call('matriculado.actualizarDatosMatricula', {
    matriculaID: owed[0]?.id,
    tipoMatriculaID: 3,
    ...coverage,
    monto: 1,
  })
  expect(await receipt(id, pagoID)).toMatchObject({ conceptos: (before as { conceptos: unknown }).conceptos })
})

test('an instalment paid by mistake is owed again, and its plan is not finished', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const plan = { matriculadoID: id, pagosJSON: JSON.stringify(owed), monto: owed[0]?.monto, cuotas: 1 }
  await caja.call('plan_pagos.crear', plan)
  const { pagoID } = cobroOf(await caja.pay(await caja.pending(id)))
  await annul(pagoID)
  expect((await caja.call('plan_pagos.traerTodos', { matriculadoID: id })).sobre.datos).toMatchObject([
    { cantCuotasPagadas: 0, finalizado: 0 },
  ])
})

test('twice, of nobody, without a reason: refused', async () => {
  const { owed } = await caja.memberOwing(1)
  const { pagoID, nroRecibo } = cobroOf(await caja.pay(owed))
  expect(refusalOf(await annul(pagoID, '  '))).toBe('Ingrese el motivo')
  await annul(pagoID)
  expect(refusalOf(await annul(pagoID))).toMatch(
    new RegExp(`^El recibo ${nroRecibo} ya lo anuló .+ el ${formatFecha(today())}\\.$`),
  )
  expect(refusalOf(await annul(2_147_483_647))).toBe('No se encontró el registro')
})

test('of two who annul it one does, while others try to pay', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const { id, owed } = await caja.memberOwing(2)
    const { pagoID } = cobroOf(await caja.pay(owed))
    const [first, second, ...paid] = await Promise.all([
      annul(pagoID),
      annul(pagoID),
      caja.pay(owed),
      caja.pay(owed.slice(0, 1)),
    ])
    expect([first, second].filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
    const free = (await caja.pending(id)).length
    expect(free).toBeLessThanOrEqual(2)
    if (paid.every(({ sobre }) => sobre.estado !== 1)) expect(free).toBe(2)
  }
})

test('the account shows its Ingreso as annulled, and no other', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const [first, second] = owed
  const { pagoID } = cobroOf(await caja.pay([first ?? {}]))
  await caja.pay([second ?? {}])
  await annul(pagoID)
  const ingresos = (await caja.account(id)).filter(({ tipoMov, ajuste }) => tipoMov === 'Ingreso' && !ajuste)
  expect(ingresos.map((row) => [row.id.endsWith(`-${pagoID}`), row.anulado ?? false])).toEqual([
    [true, true],
    [false, false],
  ])
})
