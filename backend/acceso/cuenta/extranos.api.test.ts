import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unlock } from '@/backend/acceso/cuenta/admin'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, addSession, CLAVE } from '@/backend/prueba/gente'

/** Who tries an account's passwords: a stranger, or a device on which somebody has entered with the right one. */
let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
  // Somebody else to be the last active administrator.
  await addAccount(api.db, 'ADMINISTRACION', { username: 'directora' })
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const { signIn, estadoOf, knownDevice, row, wait, failTimes } = tryingAt(() => api)

describe('strangers', () => {
  test('lock nobody out: the owner enters where he has entered before, his session lives, others wait', async () => {
    const id = await addAccount(api.db, 'CONTADOR', { username: 'acosada' })
    const suyo = await knownDevice('acosada', CLAVE)
    const token = await addSession(api.db, id)
    for (let turn = 1; turn <= 8; turn++) {
      await failTimes('acosada', 6, `10.2.0.${turn}`)
      await wait(15)
    }
    await Promise.all(Array.from({ length: 60 }, (_, i) => estadoOf('acosada', 'errada', `10.2.1.${i}`)))
    expect(await estadoOf('acosada', CLAVE, '10.2.2.1')).toBe(-4)
    expect((await api.call('sesion.propia', {}, { token })).sobre.estado).toBe(1)
    expect(await estadoOf('acosada', CLAVE, '10.2.2.1', suyo)).toBe(1)
    // That he enters lets the strangers try no sooner.
    expect(await estadoOf('acosada', CLAVE, '10.2.2.1')).toBe(-4)
    expect(await row('SELECT bloqueado FROM usuario WHERE id = $1', [id])).toEqual({ bloqueado: false })
    const { veces } = await row<{ veces: number }>(
      "SELECT count(*)::int AS veces FROM auditoria WHERE usuario_id = $1 AND accion = 'sesion.frenar'",
      [id],
    )
    expect(veces).toBeGreaterThan(8)
  })

  test('one alone does not slow the owner on a new device elsewhere', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'molestada' })
    for (const minutes of [1, 2, 4, 8, 15]) {
      expect(await failTimes('molestada', 6, '10.2.3.1')).toEqual([-1, -1, -1, -1, -1, -4])
      await wait(minutes)
    }
    expect(await estadoOf('molestada', CLAVE, '10.2.3.2')).toBe(1)
  })

  test('who uses up an address does not keep a known device behind it out', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'de.oficina' })
    const suyo = await knownDevice('de.oficina', CLAVE)
    for (let i = 0; i < 50; i++) await estadoOf(`otro nombre ${i}`, 'x', '10.2.4.1')
    expect((await signIn('de.oficina', CLAVE, '10.2.4.1')).http).toBe(429)
    expect(await estadoOf('de.oficina', CLAVE, '10.2.4.1', suyo)).toBe(1)
  })

  test('what a device shows is made by the server, belongs to accounts, and is kept as a hash', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'primera' })
    await addAccount(api.db, 'EMPLEADO', { username: 'segunda' })
    const chosen = 'a'.repeat(43)
    const suyo = await knownDevice('primera', CLAVE, chosen)
    expect(suyo).toMatch(/^[\w-]{43}$/)
    expect(suyo).not.toBe(chosen)
    // On somebody else's account it is a stranger's until he has entered there too.
    await failTimes('segunda', 5, '10.2.5.1', suyo)
    expect(await estadoOf('segunda', CLAVE, '10.2.5.1', suyo)).toBe(-4)
    expect(await knownDevice('segunda', CLAVE, suyo)).toBe(suyo)
    expect(await estadoOf('segunda', CLAVE, '10.2.5.1', suyo)).toBe(1)
    const kept = JSON.stringify(
      await api.db.query('SELECT encode(token_hash, $1) FROM dispositivo_conocido', ['escape']),
    )
    expect(kept).not.toContain(suyo)
    // A client of the specification alone gets the specification's answer.
    expect((await signIn('primera', CLAVE)).sobre.datos).not.toHaveProperty('dispositivo')
  })
})

describe('a device that has entered before', () => {
  test('five failures make it wait, nobody else', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'torpe' })
    const uno = await knownDevice('torpe', CLAVE)
    const otro = await knownDevice('torpe', CLAVE)
    expect(await failTimes('torpe', 6, '10.3.9.1', uno)).toEqual([-1, -1, -1, -1, -1, -4])
    expect(await estadoOf('torpe', CLAVE, '10.3.9.1', uno)).toBe(-4)
    expect(await estadoOf('torpe', CLAVE, '10.3.9.1', otro)).toBe(1)
    expect(await estadoOf('torpe', CLAVE, '10.3.9.1')).toBe(1)
  })

  test('its fifth lock in a day is permanent for staff, ends their sessions and is lifted by the command', async () => {
    const id = await addAccount(api.db, 'ADMINISTRACION', { username: 'perseguida' })
    const suyo = await knownDevice('perseguida', CLAVE)
    const token = await addSession(api.db, id)
    for (let lock = 1; lock <= 5; lock++) {
      await failTimes('perseguida', 5, `10.2.0.${lock}`, suyo)
      await wait(15)
    }
    expect(await estadoOf('perseguida', CLAVE)).toBe(-3)
    expect((await api.call('sesion.propia', {}, { token })).sobre.estado).toBe(-120)
    expect(await withTransaction(api.db, (tx) => unlock(tx, 'Perseguida'))).toBe(true)
    expect(await estadoOf('perseguida', CLAVE, '10.2.0.1', suyo)).toBe(1)
    expect(await withTransaction(api.db, (tx) => unlock(tx, 'nadie'))).toBe(false)
  })

  test('never a doctor, never the last administrator who can still get in', async () => {
    const matriculadoID = await addMember(api.db)
    const medico = await addAccount(api.db, 'MEDICO', { username: 'medica', matriculadoID })
    await api.db.query("UPDATE usuario SET bloqueado = true WHERE username NOT IN ('directora', 'medica')")
    for (const username of ['medica', 'directora']) {
      const suyo = await knownDevice(username, CLAVE)
      for (let lock = 1; lock <= 7; lock++) {
        await failTimes(username, 5, `10.3.${username.length}.${lock}`, suyo)
        await wait(15)
      }
      expect(await estadoOf(username, CLAVE)).toBe(1)
    }
    expect(await row('SELECT bloqueado FROM usuario WHERE id = $1', [medico])).toEqual({ bloqueado: false })
    await api.db.query('UPDATE usuario SET bloqueado = false')
  })
})
