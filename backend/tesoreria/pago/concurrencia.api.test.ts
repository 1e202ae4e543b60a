import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Vuelta } from '@/backend/prueba/llamada'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja

beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

/** Circles of waiting that PostgreSQL has broken in this database, as far as its processes have told. */
async function deadlocks(): Promise<number> {
  const [row] = await caja.db.query<{ n: number }>(
    'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
  )
  return row?.n ?? -1
}

describe('receipt numbers', () => {
  test('typed ones must be free and are passed over later', async () => {
    const proposed = async (): Promise<number> => {
      const { sobre } = await caja.call('pago.proximoRecibo', {})
      return Number((sobre.datos as { nroRecibo: string }).nroRecibo)
    }
    const { owed } = await caja.memberOwing(2)
    const { owed: others } = await caja.memberOwing(2)
    const next = await proposed()
    cobroOf(await caja.pay(owed.slice(0, 1), { nroRecibo: ` 0${next + 1} ` }))
    const taken = await caja.pay(owed.slice(1), { nroRecibo: String(next + 1) })
    expect(refusalOf(taken)).toMatch(new RegExp(`El recibo ${next + 1} ya existe, del 21/11/2026`))
    expect(taken.sobre.errores).toHaveProperty('nroRecibo')
    expect(cobroOf(await caja.pay(owed.slice(1))).nroRecibo).toBe(String(next))
    expect(await proposed()).toBe(next + 2)
    expect(cobroOf(await caja.pay(others)).nroRecibo).toBe(String(next + 2))
  })

  test.each(['A-12', '0', '-3', '12.5', '9999999999', '١٢'])('%s is refused', async (nroRecibo) => {
    const { owed } = await caja.memberOwing(1)
    const answer = await caja.pay(owed, { nroRecibo })
    expect(refusalOf(answer)).toMatch(/solo cifras/)
    expect(answer.sobre.errores).toHaveProperty('nroRecibo')
  })

  test('fifty at once are fifty numbers in a row', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => caja.memberOwing(1)))
    const numbers = await Promise.all(
      members.map(async ({ owed }) => Number(cobroOf(await caja.pay(owed)).nroRecibo)),
    )
    const sorted = [...new Set(numbers)].sort((a, b) => a - b)
    expect(sorted).toHaveLength(50)
    const [used] = await caja.db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM pago WHERE nro_recibo BETWEEN $1 AND $2',
      [sorted[0], sorted.at(-1)],
    )
    expect(used?.n).toBe((sorted.at(-1) ?? 0) - (sorted[0] ?? 0) + 1)
  })
})

describe('at the same time', () => {
  test('of a hundred payments of one charge, one is made and 99 are told', async () => {
    const { id, owed } = await caja.memberOwing(1)
    const answers = await Promise.all(Array.from({ length: 100 }, () => caja.pay(owed)))
    const done = answers.filter(({ sobre }) => sobre.estado === 1)
    expect(done).toHaveLength(1)
    const { nroRecibo } = cobroOf(done[0] as Vuelta)
    for (const answer of answers.filter(({ sobre }) => sobre.estado !== 1)) {
      expect(refusalOf(answer)).toMatch(
        new RegExp(`ya fue cobrado el .* por Nélida Prueba, recibo ${nroRecibo}\\.`),
      )
    }
    expect((await caja.account(id)).at(-1)?.saldo).toBe(0)
  })

  test('overlapping selections in any order neither lock each other nor pay twice', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => caja.memberOwing(2)))
    const answers = await Promise.all(
      members.flatMap(({ owed }) => [
        caja.pay(owed),
        caja.pay(owed.toReversed()),
        caja.pay(owed.slice(0, 1)),
        caja.pay(owed.slice(1)),
      ]),
    )
    // Who waited had his turn: nobody is told that the register is busy, and the database had no circle to break.
    for (const answer of answers)
      if (answer.sobre.estado !== 1)
        expect(refusalOf(answer)).toMatch(/ya fue cobrado el .* por Nélida Prueba/)
    for (const { id, owed } of members) {
      const left = await caja.pending(id)
      const ingresos = (await caja.account(id)).filter(
        ({ tipoMov, ajuste }) => tipoMov === 'Ingreso' && !ajuste,
      )
      expect(ingresos.length + left.length).toBe(owed.length)
    }
    expect(await deadlocks()).toBe(0)
  })

  test('one key is one payment, however often it is sent', async () => {
    const { owed } = await caja.memberOwing(1)
    const key = { 'idempotency-key': 'dialogo-1' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => caja.pay(owed, {}, key)))
    expect(new Set(answers.map((answer) => cobroOf(answer).pagoID)).size).toBe(1)
  })
})
