import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MENSAJES_LOGIN } from '@/contract/sesion'
import { countFailure, giveBack, takeFromStrangers } from '@/backend/acceso/cuenta/intentos'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, CLAVE } from '@/backend/prueba/gente'
import { makeCuit } from '@/domain/cuit'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const { signIn, estadoOf, row, wait, failTimes } = tryingAt(() => api)

describe('the spec’s answers', () => {
  test('1: token, roles and person; the name in any case and with spaces around', async () => {
    const matriculadoID = await addMember(api.db)
    const id = await addAccount(api.db, 'MEDICO', { username: '27-Doctora', matriculadoID })
    const { http, sobre } = await signIn(' 27-dOCTORA ', CLAVE)
    expect(http).toBe(200)
    expect(sobre).toEqual({
      estado: 1,
      mensaje: null,
      excepcion: null,
      datos: {
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        roles: [{ nombre: 'MEDICO' }],
        usuario: { nombre: 'Nélida', apellido: 'Prueba', personaID: id, matriculadoID },
      },
    })
  })

  test('-1, -2, -5 and the required fields', async () => {
    await addAccount(api.db, 'CONTADOR', { username: 'tesorera' })
    const sinRol = await addAccount(api.db, 'CONTADOR', { username: 'sin.rol' })
    await api.db.query('UPDATE usuario SET rol_id = NULL WHERE id = $1', [sinRol])
    for (const [usuario, clave, estado] of [
      ['tesorera', 'otra cosa', -1],
      ['nadie', CLAVE, -2],
      ['sin.rol', CLAVE, -5],
    ] as const) {
      const { http, sobre } = await signIn(usuario, clave)
      expect({ http, ...sobre }).toEqual({
        http: 200,
        estado,
        mensaje: MENSAJES_LOGIN[estado],
        excepcion: null,
        datos: null,
      })
    }
    const empty = await signIn('', '')
    expect(empty.sobre).toMatchObject({
      estado: 0,
      mensaje: 'Por favor ingrese usuario',
      errores: { usuario: 'Por favor ingrese usuario', password: 'Por favor ingrese Contraseña' },
    })
  })

  test('-3: locked for good, also with the right password', async () => {
    const id = await addAccount(api.db, 'EMPLEADO', { username: 'bloqueada' })
    await api.db.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [id])
    const { sobre } = await signIn('bloqueada', CLAVE)
    expect(sobre).toMatchObject({ estado: -3, mensaje: 'Usuario bloqueado permanentemente', datos: null })
  })

  test('a removed account is not found; its name may be used again', async () => {
    const id = await addAccount(api.db, 'EMPLEADO', { username: 'repetida' })
    await api.db.query('UPDATE usuario SET eliminado_en = now() WHERE id = $1', [id])
    expect(await estadoOf('repetida', CLAVE)).toBe(-2)
    await addAccount(api.db, 'EMPLEADO', { username: 'REPETIDA' })
    expect(await estadoOf('repetida', CLAVE)).toBe(1)
  })

  test('an account that must change its password is told so', async () => {
    const id = await addAccount(api.db, 'EMPLEADO', { username: 'de.paso' })
    await api.db.query('UPDATE usuario SET debe_cambiar_clave = true WHERE id = $1', [id])
    expect((await signIn('de.paso', CLAVE)).sobre.datos).toMatchObject({ debeCambiarClave: true })
  })
})

describe('by account', () => {
  test('five failures in 15 minutes, then -4 even for the right password, for 1, 2, 4, 8, 15 minutes', async () => {
    const matriculadoID = await addMember(api.db)
    await addAccount(api.db, 'MEDICO', { username: 'insistente', matriculadoID })
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect(await failTimes('insistente', 6)).toEqual([-1, -1, -1, -1, -1, -4])
      expect((await signIn('Insistente', CLAVE)).sobre).toMatchObject({
        estado: -4,
        mensaje: MENSAJES_LOGIN[-4],
      })
      await wait(minutes - 0.5)
      expect(await estadoOf('insistente', CLAVE)).toBe(-4)
      await wait(0.6)
    }
    expect(await estadoOf('insistente', CLAVE)).toBe(1)
    expect(await failTimes('insistente', 6)).toEqual([-1, -1, -1, -1, -1, -4])
    await wait(1)
    expect(await estadoOf('insistente', CLAVE)).toBe(1)
  })

  test('a name that does not exist waits as well', async () => {
    expect(await failTimes('fantasma', 7)).toEqual([-2, -2, -2, -2, -2, -4, -4])
    expect(await failTimes('Fantasma ', 1)).toEqual([-4])
  })

  test('success and time forget failures', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'olvidadiza' })
    for (let turn = 0; turn < 3; turn++) {
      expect(await failTimes('olvidadiza', 4)).toEqual([-1, -1, -1, -1])
      expect(await estadoOf('olvidadiza', CLAVE)).toBe(1)
    }
    await failTimes('olvidadiza', 4)
    await wait(16)
    expect(await failTimes('olvidadiza', 4)).toEqual([-1, -1, -1, -1])
  })

  test('of a hundred at once five are looked at', async () => {
    await addAccount(api.db, 'CONTADOR', { username: 'asediada' })
    const all = await Promise.all(Array.from({ length: 100 }, (_, i) => estadoOf('asediada', `errada ${i}`)))
    expect(all.filter((estado) => estado === -1)).toHaveLength(5)
    expect(all.filter((estado) => estado === -4)).toHaveLength(95)
    expect(await estadoOf('asediada', CLAVE)).toBe(-4)
  })

  test('right passwords of one moment all enter, at one address and from one account', async () => {
    await addAccount(api.db, 'CONTADOR', { username: 'concurrida' })
    const all = (username: string) =>
      Promise.all(Array.from({ length: 20 }, () => estadoOf(username, CLAVE, '10.0.3.3')))
    expect(await all('concurrida')).toEqual(Array.from({ length: 20 }, () => 1))
    await addAccount(api.db, 'EMPLEADO', { username: 'sin.rol.junto' })
    await api.db.query(`UPDATE usuario SET rol_id = NULL WHERE username = 'sin.rol.junto'`)
    expect(await all('sin.rol.junto')).toEqual(Array.from({ length: 20 }, () => -5))
    expect(await row('SELECT count(*)::int AS n FROM intento')).toEqual({ n: 0 })
  })

  test('right ones among wrong ones enter or wait, and of the wrong ones no more than five are looked at', async () => {
    await addAccount(api.db, 'CONTADOR', { username: 'mezclada' })
    await failTimes('mezclada', 4)
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, i) => estadoOf('mezclada', `errada ${i}`)))
    expect(wrong.filter((estado) => estado === -1)).toHaveLength(1)
    expect(wrong.filter((estado) => estado === -4)).toHaveLength(29)
  })

  test('places of sign-ins that died are free after seconds; who lives after all is told nothing', async () => {
    await addAccount(api.db, 'CONTADOR', { username: 'caida' })
    const dead = (seconds: number) => `ARRAY(SELECT now() - make_interval(secs => ${seconds} + n)
       FROM generate_series(1, 5) n)`
    await failTimes('caida', 1)
    await api.db.query(`UPDATE intento SET fallos = 0, en_curso = ${dead(12)} WHERE clave LIKE 'cuenta:%@%'`)
    const begun = performance.now()
    expect(await estadoOf('caida', CLAVE)).toBe(1)
    expect(performance.now() - begun).toBeLessThan(10_000)
    const [own] = (await takeFromStrangers(api.db, 'cuenta:lenta', '10.0.4.4')) ?? []
    if (!own) throw new Error('Sin lugar')
    const late = { ...own, desde: '2026-01-01 00:00:00+00' }
    expect(await giveBack(api.db, [own])).toBe(true)
    expect(await giveBack(api.db, [late])).toBe(true)
    expect(await countFailure(api.db, [own])).toEqual({ ultimo: false, vigente: true })
    expect(await countFailure(api.db, [late])).toEqual({ ultimo: false, vigente: false })
    expect(await giveBack(api.db, [late])).toBe(false)
  })

  test.each(['sesion.login', 'externos.cuitLogin'] as const)(
    'right passwords that a full disk keeps out of %s hold no place; wrong ones are as slow as ever',
    async (puerta) => {
      // Who may not prescribe is told so, and that is written down.
      const matriculadoID = await addMember(api.db, { tipo: 3 })
      const cuit = makeCuit(38_000_000 + matriculadoID, 2)
      await addAccount(api.db, 'MEDICO', { username: cuit, matriculadoID })
      const enter = (password: string) =>
        puerta === 'sesion.login'
          ? signIn(cuit, password)
          : api.call(puerta, { cuit, password }, { headers: { 'x-forwarded-for': '10.0.0.1' } })
      await api.db.query(`CREATE OR REPLACE FUNCTION sin_lugar() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
        CREATE TRIGGER lleno BEFORE INSERT ON auditoria FOR EACH ROW EXECUTE FUNCTION sin_lugar()`)
      const places = 'SELECT coalesce(max(cardinality(en_curso)), 0)::int AS n FROM intento'
      const taken = () => row(`${places} WHERE clave LIKE 'cuenta:%@%'`)
      try {
        for (let n = 0; n < 5; n++) expect((await enter(CLAVE)).http).toBe(503)
        expect(await taken()).toEqual({ n: 0 })
        for (let n = 0; n < 2; n++) expect((await enter('errada')).http).toBe(503)
        expect(await taken()).toEqual({ n: 2 })
      } finally {
        await api.db.query('DROP TRIGGER lleno ON auditoria')
      }
    },
  )

  test('from a hundred addresses at once twenty-five are looked at, an hour at most', async () => {
    await addAccount(api.db, 'CONTADOR', { username: 'repartida' })
    const from = (turn: number) =>
      Promise.all(
        Array.from({ length: 100 }, (_, i) => estadoOf('repartida', `errada ${i}`, `10.${turn}.7.${i}`)),
      )
    for (const minutes of [5, 15, 30, 60, 60]) {
      const all = await from(minutes)
      expect(all.filter((estado) => estado === -1)).toHaveLength(25)
      expect(all.filter((estado) => estado === -4)).toHaveLength(75)
      await wait(minutes - 0.5)
      expect(await estadoOf('repartida', CLAVE, '10.8.0.1')).toBe(-4)
      await wait(0.6)
    }
    expect(await estadoOf('repartida', CLAVE, '10.8.0.2')).toBe(1)
  })
})

describe('by address', () => {
  test('fifty failures in 15 minutes, whatever the names; others go on', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'oficina' })
    for (let i = 0; i < 50; i++) expect(await estadoOf(`nombre ${i}`, 'x', '203.0.113.7')).toBe(-2)
    const refused = await signIn('oficina', CLAVE, '203.0.113.7')
    expect(refused.http).toBe(429)
    expect(refused.sobre).toMatchObject({ estado: 0, datos: null })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await estadoOf('oficina', CLAVE, '203.0.113.8')).toBe(1)
    await wait(16)
    expect(await estadoOf('oficina', CLAVE, '203.0.113.7')).toBe(1)
  })

  test('of a hundred at once no more than fifty are looked at', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `de golpe ${i}`)
    const all = await Promise.all(names.map((name) => signIn(name, 'x', '203.0.113.20')))
    const looked = all.filter(({ sobre }) => sobre.estado === -2).length
    // Some fewer where the passwords that wait to be looked at are too many already.
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(50)
    expect(all.filter(({ http }) => http === 429)).toHaveLength(100 - looked)
  })

  test('of IPv6 all that one customer has is one address; others go on', async () => {
    for (let i = 1; i <= 50; i++)
      expect(await estadoOf(`nombre ${i}`, 'x', `2001:db8:1:2::${i.toString(16)}`)).toBe(-2)
    expect((await signIn('nadie', 'x', '2001:db8:1:2:ffff::1')).http).toBe(429)
    expect(await estadoOf('nadie', 'x', '2001:db8:1:3::1')).toBe(-2)
  })

  test('success does not forget the address', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'vecina' })
    await failTimes('nadie-1', 3, '203.0.113.9')
    expect(await estadoOf('vecina', CLAVE, '203.0.113.9')).toBe(1)
    expect(await row("SELECT fallos FROM intento WHERE clave = 'direccion:203.0.113.9'")).toEqual({
      fallos: 3,
    })
  })
})
