import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import type { Vuelta } from '@/backend/prueba/llamada'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
let usuarioID: number
let matriculadoID: number

beforeAll(async () => {
  api = await startApi({ esperaCandado: 400 })
  ;({ token, usuarioID } = await signedIn(api.db, 'ADMINISTRACION'))
})
beforeEach(async () => {
  matriculadoID = await addMember(api.db)
})
afterAll(() => api.close())

const charge = (clave: string, cantidad = 1, as = token): Promise<Vuelta> =>
  api.call(
    'pago.generarMatriculaAdelantada',
    { matriculadoID, cantidad },
    { token: as, headers: { 'idempotency-key': clave } },
  )
const charges = async (): Promise<number> =>
  (await api.db.query('SELECT 1 FROM cargo WHERE matriculado_id = $1', [matriculadoID])).length
const key = () => crypto.randomUUID()

test('the same request again gets the same answer and moves nothing', async () => {
  const clave = key()
  const first = await charge(clave)
  expect(first.sobre.estado).toBe(1)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  const second = await charge(clave)
  expect(second.sobre).toEqual(first.sobre)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(await charges()).toBe(1)
})

test('ten at once: one effect, ten equal answers', async () => {
  const clave = key()
  const all = await Promise.all(Array.from({ length: 10 }, () => charge(clave)))
  for (const { sobre } of all) expect(sobre).toEqual(all[0]?.sobre)
  expect(
    all.map(({ headers }) => headers.get('idempotent-replayed')).filter((one) => one === null),
  ).toHaveLength(1)
  expect(await charges()).toBe(1)
})

test('another body or another call with a spent key: 422 and nothing done', async () => {
  const clave = key()
  await charge(clave)
  const other = await charge(clave, 2)
  expect(other).toMatchObject({ http: 422, sobre: { estado: 0, datos: null } })
  const elsewhere = await api.call('sesion.cerrar', {}, { token, headers: { 'idempotency-key': clave } })
  expect(elsewhere.http).toBe(422)
  expect(await charges()).toBe(1)
})

test('another person’s key is another key', async () => {
  const clave = key()
  const { token: another } = await signedIn(api.db, 'ADMINISTRACION')
  await charge(clave)
  expect((await charge(clave, 1, another)).headers.get('idempotent-replayed')).toBeNull()
  expect(await charges()).toBe(2)
})

test('a refusal spends no key: corrected, the same one goes through', async () => {
  const clave = key()
  expect((await charge(clave, 0)).sobre.estado).toBe(0)
  expect((await charge(clave, 60)).sobre).toMatchObject({ estado: 0 })
  expect((await charge(clave, 1)).sobre.estado).toBe(1)
  expect(await charges()).toBe(1)
})

test('while the first is still at work for too long: 409', async () => {
  const clave = key()
  await withTransaction(api.db, async (tx) => {
    await tx.query(
      `INSERT INTO idempotencia (usuario_id, clave, llamada, huella) VALUES ($1, $2, 'pago.generarMatriculaAdelantada', '')`,
      [usuarioID, clave],
    )
    expect(await charge(clave)).toMatchObject({ http: 409, sobre: { estado: 0 } })
    throw new Error('undo')
  }).catch(() => undefined)
  expect((await charge(clave)).sobre.estado).toBe(1)
})

test.each(['', 'a'.repeat(256), 'con espacio', 'ñ'])('key %j is refused', async (clave) => {
  const headers = { 'idempotency-key': clave }
  const made = api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 }, { token, headers })
  expect(await made).toMatchObject({ http: 400, sobre: { estado: 0 } })
  expect(await charges()).toBe(0)
})

test('keys are kept 30 days', async () => {
  const [old, recent] = [key(), key()]
  await charge(old)
  await charge(recent)
  matriculadoID = await addMember(api.db)
  const age = (clave: string, days: number) =>
    api.db.query("UPDATE idempotencia SET creada_en = now() - $2 * interval '1 day' WHERE clave = $1", [
      clave,
      days,
    ])
  await age(old, 31)
  await age(recent, 29)
  await charge(key())
  const left = await api.db.query('SELECT clave FROM idempotencia WHERE clave = ANY ($1)', [[old, recent]])
  expect(left).toEqual([{ clave: recent }])
})

test('the effect, its audit row and its key stand or fall together', async () => {
  await charge(key())
  const rows = await api.db.query<{ accion: string; usuario: number }>(
    'SELECT accion, usuario_id AS usuario FROM auditoria WHERE matriculado_id = $1',
    [matriculadoID],
  )
  expect(rows).toEqual([{ accion: 'cuota.generar', usuario: usuarioID }])
})
