import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const print = (matriculadoID: number, pagoID: number, headers = {}) =>
  caja.call('pago.emitirRecibo', { matriculadoID, pagoID }, headers)
const isCopy = async (vuelta: ReturnType<typeof print>) =>
  ((await vuelta).sobre.datos as { duplicado: boolean }).duplicado

async function paid() {
  const { id, owed } = await caja.memberOwing(1)
  return { id, ...cobroOf(await caja.pay(owed)) }
}

test('the first print of a payment is the original, any later one a duplicate; reading it prints nothing', async () => {
  const { id, pagoID, nroRecibo } = await paid()
  const read = await caja.call('pago.traerRecibo', { matriculadoID: id, pagoID })
  const first = await print(id, pagoID)
  expect(first.sobre.datos).toEqual({ ...(read.sobre.datos as object), duplicado: false })
  expect(first.sobre.datos).toMatchObject({ nroRecibo })
  expect(await isCopy(print(id, pagoID))).toBe(true)
  expect(await isCopy(print(id, pagoID))).toBe(true)
  const other = await paid()
  expect(await isCopy(print(other.id, other.pagoID))).toBe(false)
})

test('the payment’s answer brings, letter by letter, what its first print says', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { pagoID, recibo } = cobroOf(await caja.pay(owed))
  const first = await print(id, pagoID)
  expect(JSON.stringify(first.sobre.datos)).toBe(JSON.stringify({ ...recibo, duplicado: false }))
  expect(await isCopy(print(id, pagoID))).toBe(true)
})

test('a print asked for again because no answer came is the same one', async () => {
  const { id, pagoID } = await paid()
  const key = { 'idempotency-key': '0198b6a2-5d51-7cc3-8a39-8f4b1c6f0d11' }
  expect(await isCopy(print(id, pagoID, key))).toBe(false)
  expect(await isCopy(print(id, pagoID, key))).toBe(false)
  expect(await isCopy(print(id, pagoID))).toBe(true)
})

test('of many who print at once one has the original', async () => {
  const { id, pagoID } = await paid()
  const copies = await Promise.all([1, 2, 3, 4].map(() => isCopy(print(id, pagoID))))
  expect(copies.toSorted()).toEqual([false, true, true, true])
})

test('an annulled payment’s receipt still prints and says so; of another member, or of nobody, none', async () => {
  const { id, pagoID } = await paid()
  await caja.call('pago.anular', { pagoID, motivo: 'Cobrado dos veces' })
  expect((await print(id, pagoID)).sobre.datos).toMatchObject({
    anulado: expect.any(String) as string,
    motivoAnulacion: 'Cobrado dos veces',
    duplicado: false,
  })
  const other = await paid()
  expect(refusalOf(await print(other.id, pagoID))).toBe('No se encontró el registro')
  expect(refusalOf(await print(id, 2_147_483_647))).toBe('No se encontró el registro')
})
