import { afterAll, beforeAll, expect, test } from 'vitest'
import { SESION_CADUCADA } from '@/contract/fixed-texts'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const estadoWith = async (headers: Record<string, string>) =>
  (await api.call('sesion.propia', {}, { headers })).sobre.estado

test('who the token belongs to', async () => {
  const { token, usuarioID } = await signedIn(api.db, 'CONTADOR')
  const { http, sobre } = await api.call('sesion.propia', {}, { token })
  expect(http).toBe(200)
  expect(sobre.datos).toEqual({
    roles: [{ nombre: 'CONTADOR' }],
    usuario: { nombre: 'Nélida', apellido: 'Prueba', personaID: usuarioID, matriculadoID: null },
  })
})

test('closing it kills it at once; -120 carries the spec’s text on HTTP 200', async () => {
  const { token } = await signedIn(api.db, 'CONTADOR')
  expect((await api.call('sesion.cerrar', {}, { token })).sobre.estado).toBe(1)
  const { http, sobre } = await api.call('sesion.propia', {}, { token })
  expect({ http, ...sobre }).toEqual({
    http: 200,
    estado: -120,
    mensaje: SESION_CADUCADA,
    excepcion: null,
    datos: null,
  })
})

test.each([
  ['idle for 30 minutes', "usada_en = now() - interval '30 minutes 1 second'", -110],
  ['29 minutes idle', "usada_en = now() - interval '29 minutes'", 1],
  ['past its absolute end', 'vence_en = now()', -110],
  ['revoked and expired', 'vence_en = now(), revocada_en = now()', -120],
])('%s', async (_name, change, estado) => {
  const { token, usuarioID } = await signedIn(api.db, 'CONTADOR')
  await api.db.query(`UPDATE sesion SET ${change} WHERE usuario_id = $1`, [usuarioID])
  expect((await api.call('sesion.propia', {}, { token })).sobre.estado).toBe(estado)
})

test('it ends ten hours after it began', async () => {
  const { usuarioID } = await signedIn(api.db, 'CONTADOR')
  const [row] = await api.db.query(
    "SELECT vence_en - creada_en = interval '10 hours' AS diez FROM sesion WHERE usuario_id = $1",
    [usuarioID],
  )
  expect(row).toEqual({ diez: true })
})

test('its last use is written once a minute at most', async () => {
  const { token, usuarioID } = await signedIn(api.db, 'CONTADOR')
  const used = async () =>
    (
      await api.db.query<{ usada: string }>('SELECT usada_en AS usada FROM sesion WHERE usuario_id = $1', [
        usuarioID,
      ])
    )[0]?.usada
  const before = await used()
  await api.call('sesion.propia', {}, { token })
  expect(await used()).toBe(before)
  await api.db.query("UPDATE sesion SET usada_en = now() - interval '61 seconds' WHERE usuario_id = $1", [
    usuarioID,
  ])
  await api.call('sesion.propia', {}, { token })
  expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(before ?? ''))
})

test.each([
  ['no header', {}],
  ['another scheme', { authorization: 'Basic dXN1YXJpbzpjbGF2ZQ==' }],
  ['no token', { authorization: 'Bearer ' }],
  ['a token of another shape', { authorization: `Bearer ${'a'.repeat(4000)}` }],
  ['a made-up token', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ['quotes', { authorization: `Bearer ' OR '1'='1${'x'.repeat(30)}` }],
])('%s is no session', async (_name, headers) => expect(await estadoWith(headers)).toBe(-100))

test('one changed character of the token is no session', async () => {
  const { token } = await signedIn(api.db, 'CONTADOR')
  const other = token.slice(0, 20) + (token[20] === 'a' ? 'b' : 'a') + token.slice(21)
  expect(await estadoWith({ authorization: `Bearer ${other}` })).toBe(-100)
})
