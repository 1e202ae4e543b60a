import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { pricesOf } from '@/backend/db/reference/precios'
import { insertPrices } from '@/backend/db/reference/seed'
import { acceptMoney, type Acreditacion } from '@/backend/tesoreria/ledger/acreditar'
import { annulPago } from '@/backend/tesoreria/ledger/anular-pago'
import { cobroOf, openCaja, refusalOf, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'
import { giveCredit } from '@/backend/prueba/muestras-de-tesoreria'
import { centavos } from '@/domain/dinero'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
  await withTransaction(caja.db, (tx) => insertPrices(tx, pricesOf(2027)))
})
afterAll(() => caja.close())

const ACTO = { persona: null, pedidoID: null, acto: 'pago.cobrar', hoy: '2026-11-21' }
const cents = (monto: number): bigint => BigInt(Math.round(monto * 100))
const sum = (rows: readonly Pendiente[]): number => rows.reduce((total, { monto }) => total + monto, 0)

/** An online payment of these rows that lands now, whatever became of them. */
const land = (matriculadoID: number, owed: readonly Pendiente[], fecha = '2026-11-21', importe = sum(owed)) =>
  withTransaction(caja.db, (tx): Promise<Acreditacion> =>
    acceptMoney(tx, ACTO, {
      matriculadoID,
      medio: 'online',
      importe: centavos(cents(importe)),
      lineas: owed.map(({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto: centavos(cents(monto)) })),
      fecha,
    }),
  )
const apply = (matriculadoID: number, rows: readonly Pendiente[], mas: object = {}) =>
  caja.call('pago.aplicarSaldo', { matriculadoID, detallePagosJSON: JSON.stringify(rows), ...mas })
const credit = async (matriculadoID: number) =>
  (await caja.call('pago.traerSaldoAFavor', { matriculadoID })).sobre.datos as {
    saldo: number
    movimientos: { detalle: string; importe: number; nroRecibo: string | null }[]
  }
const header = async (matriculadoID: number) =>
  (await caja.call('matriculado.traerDatosBasicos', { matriculadoID })).sobre.datos
const annul = (pagoID: number) => caja.call('pago.anular', { pagoID, motivo: 'Devuelto' })

test('a second payment of the same charges becomes credit, told everywhere and why', async () => {
  const { id, owed } = await caja.memberOwing(2)
  cobroOf(await caja.pay(owed.slice(0, 1)))
  const landed = await land(id, owed)
  expect(landed).toMatchObject({ cargos: [owed[1]?.id], acreditado: cents(owed[0]?.monto ?? 0) })
  expect(await caja.pending(id)).toEqual([])
  const aFavor = owed[0]?.monto ?? 0
  expect(await header(id)).toMatchObject({ deuda: 0, saldoAFavor: aFavor })
  expect((await caja.account(id)).at(-1)).toMatchObject({
    id: `0-${landed.pagoID}`,
    tipoMov: 'Ingreso',
    ingreso: aFavor,
    saldo: -aFavor,
    concepto: `Saldo a favor (${owed[0]?.nombre} ya fue cobrado)`,
  })
  const { sobre } = await caja.call('pago.traerRecibo', { matriculadoID: id, pagoID: landed.pagoID })
  expect(sobre.datos).toMatchObject({
    mp: 'En línea',
    total: sum(owed),
    conceptos: [
      { nombre: owed[1]?.nombre, monto: owed[1]?.monto },
      { nombre: `Saldo a favor (${owed[0]?.nombre} ya fue cobrado)`, monto: aFavor },
    ],
  })
})

test('money for what was annulled, changed or put in a plan, and money too much, are credit', async () => {
  const { id, owed } = await caja.memberOwing(3)
  const [first, second, third] = owed as [Pendiente, Pendiente, Pendiente]
  await caja.call('plan_pagos.crear', {
    matriculadoID: id,
    pagosJSON: JSON.stringify([first]),
    monto: first.monto,
    cuotas: 2,
  })
  const stale = [first, { ...second, monto: second.monto - 1 }, third]
  const { acreditado, cargos } = await land(id, stale, '2026-11-21', sum(stale) + 5)
  expect(cargos).toEqual([third.id])
  expect(acreditado).toBe(cents(first.monto + second.monto - 1 + 5))
  expect((await credit(id)).movimientos[0]?.detalle).toMatch(
    /^Saldo a favor \(.+ está en el plan de pagos \d+; .+ cambió de monto\)$/,
  )
})

test('a payment for somebody else’s charge pays nothing of his', async () => {
  const { owed } = await caja.memberOwing(1)
  const id = await addMember(caja.db)
  expect(await land(id, owed)).toMatchObject({ cargos: [], acreditado: cents(sum(owed)) })
})

test('credit pays chosen charges whole, with a receipt of its own, and no more than there is', async () => {
  const { id, owed } = await caja.memberOwing(3)
  expect(refusalOf(await apply(id, owed.slice(0, 1)))).toBe('El matriculado no tiene saldo a favor.')
  await giveCredit(caja.db, id, cents(sum(owed.slice(0, 2))) + 1n)
  expect(refusalOf(await apply(id, owed))).toMatch(
    /^El saldo a favor es de .+ y lo elegido suma .+\. Elija menos\.$/,
  )
  expect(refusalOf(await apply(id, [...owed.slice(0, 1), ...owed.slice(0, 1)]))).toMatch(/repetido/)
  const done = await apply(id, owed.slice(0, 2), { observaciones: 'A pedido' })
  const { pagoID } = cobroOf(done)
  expect(await caja.pending(id)).toEqual(owed.slice(2))
  expect(await header(id)).toMatchObject({ deuda: owed[2]?.monto, saldoAFavor: 0.01 })
  expect((await caja.account(id)).at(-1)?.saldo).toBeCloseTo((owed[2]?.monto ?? 0) - 0.01, 2)
  const { sobre } = await caja.call('pago.traerRecibo', { matriculadoID: id, pagoID })
  expect(sobre.datos).toMatchObject({ mp: 'Saldo a favor', total: sum(owed.slice(0, 2)) })
  expect(await credit(id)).toMatchObject({
    saldo: 0.01,
    movimientos: [
      { detalle: 'Se aplicó saldo a favor', importe: -sum(owed.slice(0, 2)) },
      { importe: expect.any(Number) as number },
    ],
  })
})

test('of clerks who apply the same credit to different charges, one wins', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { id, owed } = await caja.memberOwing(2)
    await giveCredit(caja.db, id, cents(owed[0]?.monto ?? 0))
    const answers = await Promise.all([
      apply(id, owed.slice(0, 1)),
      apply(id, owed.slice(1)),
      apply(id, owed.slice(0, 1)),
    ])
    expect(answers.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
    expect((await credit(id)).saldo).toBe(0)
  }
})

test('somebody else’s charges, and a member who is not there', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const other = await addMember(caja.db)
  await giveCredit(caja.db, other, 100_000_000n)
  expect(refusalOf(await apply(other, owed))).toBe('Los pagos elegidos son de otro matriculado.')
  expect(refusalOf(await apply(2_147_483_000, owed))).toBe('No se encontró el registro')
  expect(await caja.pending(id)).toEqual(owed)
})

test('annulling what was paid from credit gives the credit back', async () => {
  const { id, owed } = await caja.memberOwing(1)
  await giveCredit(caja.db, id, cents(sum(owed)))
  const { pagoID } = cobroOf(await apply(id, owed))
  expect((await annul(pagoID)).sobre.estado).toBe(1)
  expect(await header(id)).toMatchObject({ deuda: sum(owed), saldoAFavor: sum(owed) })
  expect((await caja.account(id)).at(-1)?.saldo).toBe(0)
  cobroOf(await apply(id, owed))
})

test('a payment whose credit was applied is annulled after those receipts, never below zero', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { pagoID, nroRecibo } = await giveCredit(caja.db, id, cents(sum(owed)))
  const first = cobroOf(await apply(id, owed.slice(0, 1)))
  const second = cobroOf(await apply(id, owed.slice(1)))
  expect(refusalOf(await annul(pagoID))).toMatch(
    new RegExp(
      `^El saldo a favor de .+ que dejó el recibo ${nroRecibo} ya se aplicó\\. Anule primero los recibos ${second.nroRecibo}, ${first.nroRecibo}\\.$`,
    ),
  )
  await annul(second.pagoID)
  expect(refusalOf(await annul(pagoID))).toMatch(`el recibo ${first.nroRecibo}.`)
  await annul(first.pagoID)
  expect((await annul(pagoID)).sobre.estado).toBe(1)
  expect(await header(id)).toMatchObject({ deuda: sum(owed), saldoAFavor: 0 })
})

test('a refund takes with it what was paid from its credit, the newest first and no more', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { pagoID } = await giveCredit(caja.db, id, cents(owed[0]?.monto ?? 0))
  await giveCredit(caja.db, id, cents(owed[1]?.monto ?? 0))
  cobroOf(await apply(id, owed.slice(0, 1)))
  cobroOf(await apply(id, owed.slice(1)))
  await withTransaction(caja.db, (tx) =>
    annulPago(tx, { ...ACTO, acto: 'pago.anular' }, { pagoID, motivo: 'Contracargo', arrastra: true }),
  )
  expect(await caja.pending(id)).toHaveLength(1)
  expect((await credit(id)).saldo).toBe(0)
})

test('of applying a credit and annulling the payment that left it, one is refused', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const { id, owed } = await caja.memberOwing(1)
    const { pagoID } = await giveCredit(caja.db, id, cents(sum(owed)))
    const answers = await Promise.all([apply(id, owed), annul(pagoID)])
    expect(answers.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
    expect((await credit(id)).saldo).toBe(0)
  }
})
