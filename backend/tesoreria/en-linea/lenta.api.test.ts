import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openCobro, type Cobro } from '@/backend/prueba/tesoreria/cobro'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'
import { checkRules } from '@/backend/verificar/verificar'

/** A provider that takes its time must not take the API's. */
let cobro: Cobro
beforeAll(async () => {
  cobro = await openCobro()
})
afterEach(() => {
  cobro.pasarela.demora = 0
  cobro.pasarela.caida = false
})
afterAll(async () => {
  expect(await checkRules(cobro.caja.db)).toEqual([])
  await cobro.close()
})

const SLOW = 3_000
const cancel = (pagoID: number) =>
  cobro.caja.call('mercado_pago.cancelarPago', { pagoID, motivo: 'Paga en caja' })
/** The member's newest attempt, as soon as there is one. */
const begunNow = async (matriculadoID: number): Promise<number> => {
  const find = async () =>
    (
      await cobro.caja.db.query<{ id: number }>(
        'SELECT id FROM pago_en_linea WHERE matriculado_id = $1 ORDER BY id DESC LIMIT 1',
        [matriculadoID],
      )
    )[0]?.id
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return (await find()) ?? 0
}

test('more payments begun and cancelled at once than there are connections: other calls do not wait', async () => {
  const members: Awaited<ReturnType<typeof cobro.caja.memberOwing>>[] = []
  for (let i = 0; i < 12; i++) members.push(await cobro.caja.memberOwing(1))
  const open: number[] = []
  for (let i = 0; i < 2; i++) open.push((await cobro.begun(1)).pagoID)
  const other = await cobro.caja.memberOwing(1)
  const asked = cobro.pasarela.pedidas.length
  cobro.pasarela.demora = SLOW
  const all = Promise.all([
    ...members.map(({ id, owed }) => cobro.begin(id, owed)),
    ...open.map((pagoID) => cancel(pagoID)),
  ])
  await expect.poll(() => cobro.pasarela.pedidas.length, { timeout: 10_000 }).toBeGreaterThan(asked + 5)
  let ended = false
  void all.then(() => (ended = true))
  expect(await cobro.caja.pending(other.id)).toHaveLength(1)
  expect(ended).toBe(false)
  for (const { sobre } of await all) expect(sobre).toMatchObject({ estado: 1 })
})

test('a provider that does not answer: the attempt ends at once, and says why', async () => {
  const { id, owed } = await cobro.caja.memberOwing(1)
  cobro.pasarela.caida = true
  const clave = { 'idempotency-key': 'sin-respuesta' }
  expect(refusalOf(await cobro.begin(id, owed, clave))).toContain('no responde')
  expect(await cobro.stored(await begunNow(id))).toBe('cancelado')
  expect(await cobro.caja.pending(id)).toMatchObject([{ enTramite: null }])
  cobro.pasarela.caida = false
  expect((await cobro.begin(id, owed, clave)).sobre.estado).toBe(1)
})

test('the same request twice while the provider thinks: one attempt, one address', async () => {
  const { id, owed } = await cobro.caja.memberOwing(1)
  cobro.pasarela.demora = 500
  const asked = cobro.pasarela.pedidas.length
  const clave = { 'idempotency-key': 'doble-clic' }
  const both = await Promise.all([cobro.begin(id, owed, clave), cobro.begin(id, owed, clave)])
  expect(both[0].sobre).toMatchObject({ estado: 1, datos: expect.any(String) as string })
  expect(both[1].sobre).toEqual(both[0].sobre)
  expect(cobro.pasarela.pedidas).toHaveLength(asked + 1)
})

test('one that fell between its two parts: the same request goes through once its charges are free', async () => {
  const { id, owed } = await cobro.caja.memberOwing(1)
  const clave = { 'idempotency-key': 'caida' }
  const first = await cobro.begin(id, owed, clave)
  const pagoID = await begunNow(id)
  await cobro.caja.db.query(
    "UPDATE pago_en_linea SET preferencia = NULL, url = NULL, creado_en = now() - interval '3 minutes' WHERE id = $1",
    [pagoID],
  )
  await cobro.caja.db.query(
    "UPDATE idempotencia SET respuesta = NULL, creada_en = now() - interval '3 minutes' WHERE clave = 'caida'",
  )
  const stop = cobro.follow(cobro.pasarela)
  await expect.poll(() => cobro.stored(pagoID), { timeout: 10_000 }).toBe('vencido')
  await stop()
  const again = await cobro.begin(id, owed, clave)
  expect(again.sobre).toMatchObject({ estado: 1 })
  expect(again.sobre.datos).not.toBe(first.sobre.datos)
})

test('ended while the provider thinks: nobody is given the address, and the charges are free', async () => {
  const { id, owed } = await cobro.caja.memberOwing(1)
  cobro.pasarela.demora = SLOW
  const begun = cobro.begin(id, owed)
  const pagoID = await begunNow(id)
  await cobro.caja.db.query(
    "UPDATE pago_en_linea SET creado_en = now() - interval '2 minutes' WHERE id = $1",
    [pagoID],
  )
  const stop = cobro.follow(null)
  await expect.poll(() => cobro.stored(pagoID), { timeout: 10_000 }).toBe('vencido')
  await stop()
  expect(refusalOf(await begun)).toContain('no responde')
  expect(await cobro.caja.pending(id)).toMatchObject([{ enTramite: null }])
})

test('paid while the cancelling asks: credited once, and told', async () => {
  const { id, pagoID } = await cobro.begun(1)
  const paid = cobro.pasarela.poner('7001')
  cobro.pasarela.demora = 300
  const [cancelled] = await Promise.all([cancel(pagoID), cobro.notify(paid.id)])
  expect(cancelled.sobre).toMatchObject({
    estado: 0,
    mensaje: expect.stringContaining('ya estaba hecho') as string,
  })
  expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
})
