import { parseOptions } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addSession, CLAVE } from '@/backend/prueba/gente'

/** What sign-in leaves behind, and what it must not. */
let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const { signIn, estadoOf, knownDevice, row, wait, failTimes } = tryingAt(() => api)

test('argon2id with 46 MiB; tokens hashed; no password or unknown name anywhere', async () => {
  await addAccount(api.db, 'EMPLEADO', { username: 'prolija' })
  const { sobre } = await signIn('prolija', CLAVE)
  const { token } = sobre.datos as { token: string }
  await signIn('Contraseña escrita en el lugar del usuario', 'otra-clave-secreta')
  const hash = await row<{ clave_hash: string }>("SELECT clave_hash FROM usuario WHERE username = 'prolija'")
  expect(parseOptions(hash.clave_hash)).toMatchObject({
    algorithm: 2,
    memoryCost: 47_104,
    timeCost: 1,
    parallelism: 1,
  })
  const kept = JSON.stringify([
    await api.db.query("SELECT encode(token_hash, 'escape'), s.* FROM sesion s"),
    await api.db.query('SELECT * FROM auditoria'),
    await api.db.query('SELECT * FROM intento'),
    api.bitacora,
  ])
  for (const secret of [token, CLAVE, 'otra-clave-secreta', 'escrita en el lugar']) {
    expect(kept).not.toContain(secret)
  }
})

test('every sign-in, refusal and lock is audited', async () => {
  const id = await addAccount(api.db, 'EMPLEADO', { username: 'auditada' })
  await estadoOf('auditada', CLAVE)
  await failTimes('auditada', 5)
  const suyo = await knownDevice('auditada', CLAVE)
  await failTimes('auditada', 5, '10.0.0.1', suyo)
  const acts = await api.db.query<{ accion: string; veces: number }>(
    'SELECT accion, count(*)::int AS veces FROM auditoria WHERE usuario_id = $1 GROUP BY 1 ORDER BY 1',
    [id],
  )
  expect(acts).toEqual([
    { accion: 'sesion.bloquear', veces: 1 },
    { accion: 'sesion.frenar', veces: 1 },
    { accion: 'sesion.iniciar', veces: 2 },
    { accion: 'sesion.rechazar', veces: 10 },
  ])
})

test('old counters and sessions go away by themselves', async () => {
  const id = await addAccount(api.db, 'EMPLEADO', { username: 'ordenada' })
  const token = await addSession(api.db, id)
  await api.db.query("UPDATE sesion SET vence_en = now() - interval '8 days' WHERE usuario_id = $1", [id])
  await failTimes('antiguo', 2)
  await wait(3 * 24 * 60)
  expect(await estadoOf('ordenada', CLAVE, '10.5.0.1')).toBe(1)
  expect(await row('SELECT count(*)::int AS n FROM intento')).toEqual({ n: 0 })
  expect((await api.call('sesion.propia', {}, { token })).sobre.estado).toBe(-100)
})
