import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openCobro, type Cobro } from '@/backend/prueba/tesoreria/cobro'
import { checkRules } from '@/backend/verificar/verificar'

let cobro: Cobro
beforeAll(async () => {
  cobro = await openCobro()
})
afterEach(() => {
  cobro.pasarela.demora = 0
})
afterAll(() => cobro.close())

const sql = (text: string, pagoID: number) => cobro.caja.db.query(text, [pagoID])
const freed = async (pagoID: number): Promise<void> => {
  await expect.poll(() => cobro.stored(pagoID), { timeout: 10_000 }).toBe('vencido')
}

test('an attempt of a provider whose credentials were taken away runs out, and its charges can be paid', async () => {
  const gone = await cobro.begun(1)
  const open = await cobro.begun(1)
  await sql("UPDATE pago_en_linea SET vence_en = now() - interval '1 second' WHERE id = $1", gone.pagoID)
  const stop = cobro.follow(null)
  await freed(gone.pagoID)
  await stop()
  expect(await cobro.stored(open.pagoID)).toBe('abierto')
  expect((await cobro.caja.pay(gone.owed)).sobre.estado).toBe(1)
})

test('so does one of a provider that another took the place of, when it waits for a payment on paper', async () => {
  const { owed, pagoID } = await cobro.begun(1)
  await sql(
    "UPDATE pago_en_linea SET pasarela = 'prueba', estado = 'pendiente', vence_en = now() WHERE id = $1",
    pagoID,
  )
  const stop = cobro.follow(cobro.pasarela)
  await freed(pagoID)
  await stop()
  expect((await cobro.caja.pay(owed)).sobre.estado).toBe(1)
})

test('one cut off before the provider gave its address lets its charges go', async () => {
  const { id, owed, pagoID } = await cobro.begun(1)
  await sql(
    "UPDATE pago_en_linea SET preferencia = NULL, url = NULL, creado_en = now() - interval '61 seconds' WHERE id = $1",
    pagoID,
  )
  cobro.pasarela.caida = true
  const stop = cobro.follow(cobro.pasarela)
  await freed(pagoID)
  await stop()
  cobro.pasarela.caida = false
  expect((await cobro.begin(id, owed)).sobre.estado).toBe(1)
  expect(await checkRules(cobro.caja.db)).toEqual([])
})

test('told to stop it finishes what it has in hand and leaves the rest for later', async () => {
  for (let i = 0; i < 5; i++) await cobro.begun(1)
  await cobro.caja.db.query(
    `INSERT INTO aviso_en_linea (huella, consulta, cabeceras, cuerpo, tema, proveedor_id)
     SELECT decode(lpad(n::text, 4, '0'), 'hex'), '', '{}', '', 'payment', n::text FROM generate_series(1, 30) n`,
  )
  await cobro.caja.db.query('UPDATE pago_en_linea SET consultar_en = now() WHERE consultar_en IS NOT NULL')
  cobro.pasarela.demora = 300
  const left = async (): Promise<number> =>
    (await cobro.caja.db.query(`SELECT FROM aviso_en_linea WHERE estado = 'nuevo'`)).length
  const stop = cobro.follow(cobro.pasarela)
  await expect.poll(left, { timeout: 10_000 }).toBeLessThan(30)
  const before = await left()
  await stop()
  expect(await left()).toBeGreaterThanOrEqual(before - 1)
  const asked = async (): Promise<number> =>
    (await cobro.caja.db.query('SELECT FROM pago_en_linea WHERE consultas > 0')).length
  expect(await asked()).toBe(0)
  await cobro.caja.db.query(`UPDATE aviso_en_linea SET estado = 'atendido'`)
  const stopAsking = cobro.follow(cobro.pasarela)
  await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(0)
  const begun = await asked()
  await stopAsking()
  expect(await asked()).toBe(begun)
})
