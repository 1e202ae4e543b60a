import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CLAVES_DISTINTAS } from '@/contract/sesion'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { addAccount, addMember, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'

const NUEVA = 'siete higueras viejas'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const { estadoOf, row } = tryingAt(() => api)

const change = async (token: string, actual: string, password: string, password2 = password) =>
  (await api.call('sesion.cambiarPropia', { passwordActual: actual, password, password2 }, { token })).sobre
const estadoWith = async (token: string, nombre: NombreLlamada = 'sesion.propia', wire = {}) =>
  (await api.call(nombre, wire, { token })).sobre.estado
interface Fila {
  id: number
  dispositivo: string
  direccion: string
  esta: boolean
}
const listOf = async (token: string) =>
  (await api.call('sesion.traerPropias', {}, { token })).sobre.datos as Fila[]
const nameOf = async (usuarioID: number) =>
  (await row<{ username: string }>('SELECT username FROM usuario WHERE id = $1', [usuarioID])).username

describe('one’s own password', () => {
  test('is changed by who knows the present one; the other sessions end, this one goes on', async () => {
    const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
    const otra = await addSession(api.db, usuarioID)
    const ajena = (await signedIn(api.db, 'EMPLEADO')).token
    expect((await change(token, CLAVE, NUEVA)).estado).toBe(1)
    expect(await estadoWith(token)).toBe(1)
    expect(await estadoWith(otra)).toBe(-120)
    expect(await estadoWith(ajena)).toBe(1)
    const username = await nameOf(usuarioID)
    expect(await estadoOf(username, CLAVE)).toBe(-1)
    expect(await estadoOf(username, NUEVA)).toBe(1)
  })

  test('is one password in both forms of its letters, typed here and there, and hashed before or since', async () => {
    const [nfc, nfd] = ['NFC', 'NFD'].map((form) => 'Ñandú-contraseña'.normalize(form)) as [string, string]
    const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
    const username = await nameOf(usuarioID)
    expect((await change(token, CLAVE, nfc)).estado).toBe(1)
    expect([await estadoOf(username, nfd), await estadoOf(username, nfc)]).toEqual([1, 1])
    expect((await change(token, nfd, NUEVA)).estado).toBe(1)
    expect((await change(token, NUEVA, `${nfd}\u00a0x`)).estado).toBe(1)
    expect([await estadoOf(username, `${nfc} x`), await estadoOf(username, nfc)]).toEqual([1, -1])
    for (const old of [nfc, nfd]) {
      const claveHash = await hash(old, { memoryCost: 1_024, timeCost: 1 })
      await api.db.query('UPDATE usuario SET clave_hash = $2 WHERE id = $1', [usuarioID, claveHash])
      expect([await estadoOf(username, nfd), await estadoOf(username, nfc)]).toEqual([1, 1])
      expect(await estadoOf(username, 'Nandu-contrasena')).toBe(-1)
    }
  })

  test('a doctor changes his own too, and the trail says who did it without a word of either', async () => {
    const matriculadoID = await addMember(api.db)
    const { usuarioID, token } = await signedIn(api.db, 'MEDICO', matriculadoID)
    expect((await change(token, CLAVE, NUEVA)).estado).toBe(1)
    const trail = await api.db.query<{ accion: string; todo: string }>(
      'SELECT accion, auditoria::text AS todo FROM auditoria WHERE usuario_id = $1',
      [usuarioID],
    )
    expect(trail.map(({ accion }) => accion)).toEqual(['sesion.cambiarPropia'])
    expect(trail[0]?.todo).not.toMatch(/lunas|higueras|argon2/)
  })

  test.each([
    [
      'wrong present one',
      'no-es-esta',
      NUEVA,
      NUEVA,
      'passwordActual',
      'La contraseña actual no es correcta',
    ],
    ['not twice the same', CLAVE, NUEVA, `${NUEVA}s`, 'password2', CLAVES_DISTINTAS],
    ['too short', CLAVE, '12345', '12345', 'password', 'La clave debe ser mayor a 6 caracteres'],
    ['the same again', CLAVE, CLAVE, CLAVE, 'password', 'La clave nueva debe ser distinta de la actual'],
    [
      'too common',
      CLAVE,
      '123456',
      '123456',
      'password',
      'Esa clave es demasiado fácil de adivinar. Elija otra',
    ],
    ['none typed', '', NUEVA, NUEVA, 'passwordActual', 'Por favor ingrese Contraseña'],
  ])('is refused beside its field: %s', async (_, actual, nueva, repetida, campo, mensaje) => {
    const { token } = await signedIn(api.db, 'EMPLEADO')
    expect(await change(token, actual, nueva, repetida)).toMatchObject({
      estado: 0,
      mensaje,
      errores: { [campo]: mensaje },
    })
    expect((await change(token, CLAVE, NUEVA)).estado).toBe(1)
  })

  test('guessing it is counted although each guess is refused: at the fifth it waits, even for the right one', async () => {
    const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
    const guesses = []
    for (const n of [1, 2, 3, 4, 5, 6, 7]) guesses.push(await change(token, `luna-${n}`, NUEVA))
    const waiting = guesses.filter(({ mensaje }) => mensaje?.startsWith('Demasiados intentos'))
    expect(waiting).toHaveLength(2)
    expect((await change(token, CLAVE, NUEVA)).mensaje).toMatch(/^Demasiados intentos/)
    const { veces } = await row<{ veces: number }>(
      "SELECT count(*)::int AS veces FROM auditoria WHERE usuario_id = $1 AND accion = 'sesion.claveErrada'",
      [usuarioID],
    )
    expect(veces).toBe(5)
    // Whoever sits at the open session locks nobody out of the front door.
    expect(await estadoOf(await nameOf(usuarioID), CLAVE)).toBe(1)
  })
})

test('two hundred changes of one account at once hold up nobody else', async () => {
  const { token } = await signedIn(api.db, 'EMPLEADO')
  const { token: other } = await signedIn(api.db, 'EMPLEADO')
  // The present password is right and the new ones differ: refused without being counted.
  const all = Promise.all(Array.from({ length: 200 }, () => change(token, CLAVE, NUEVA, `${NUEVA}!`)))
  let ended = false
  void all.then(() => (ended = true))
  expect(await estadoWith(other)).toBe(1)
  expect(ended).toBe(false)
  const answers = await all
  expect(answers.filter(({ mensaje }) => mensaje?.startsWith('Demasiados intentos')).length).toBeGreaterThan(
    150,
  )
  expect(await change(token, CLAVE, NUEVA)).toMatchObject({ estado: 1 })
})

describe('one’s own sessions', () => {
  test('the one that asks comes first; those that ended or ran out and other people’s are not there', async () => {
    const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
    await signedIn(api.db, 'EMPLEADO')
    const [otra, vencida, quieta, cerrada] = await Promise.all(
      [1, 2, 3, 4].map(() => addSession(api.db, usuarioID)),
    )
    const filas = await listOf(token)
    expect(filas.map(({ esta }) => esta)).toEqual([true, false, false, false, false])
    const last = filas.slice(1).map(({ id }) => id)
    await api.db.query("UPDATE sesion SET vence_en = now() - interval '1 s' WHERE id = $1", [last[0]])
    await api.db.query("UPDATE sesion SET usada_en = now() - interval '31 min' WHERE id = $1", [last[1]])
    await api.db.query('UPDATE sesion SET revocada_en = now() WHERE id = $1', [last[2]])
    expect((await listOf(token)).map(({ id }) => id)).toEqual([filas[0]?.id, last[3]])
    expect([otra, vencida, quieta, cerrada]).toHaveLength(4)
  })

  test('say where they were opened from', async () => {
    const usuarioID = await addAccount(api.db, 'EMPLEADO')
    const agente = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
    const vuelta = await api.call(
      'sesion.login',
      { usuario: await nameOf(usuarioID), password: CLAVE },
      { headers: { 'user-agent': agente } },
    )
    const { token } = vuelta.sobre.datos as { token: string }
    const [fila] = await listOf(token)
    expect(fila).toMatchObject({ dispositivo: 'Firefox en Linux', direccion: '127.0.0.1', esta: true })
    expect(JSON.stringify(fila)).not.toContain(token)
  })

  test('one of them is ended; its own, one that ended and somebody else’s are not found', async () => {
    const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
    const otra = await addSession(api.db, usuarioID)
    const ajena = (await signedIn(api.db, 'CONTADOR')).token
    const [esta, fila] = await listOf(token)
    const [deOtro] = await listOf(ajena)
    expect(await estadoWith(token, 'sesion.cerrarOtra', { sesionID: fila?.id })).toBe(1)
    expect(await estadoWith(otra)).toBe(-120)
    for (const sesionID of [fila?.id, esta?.id, deOtro?.id, 2_147_483_000])
      expect(await estadoWith(token, 'sesion.cerrarOtra', { sesionID })).toBe(0)
    expect([await estadoWith(token), await estadoWith(ajena)]).toEqual([1, 1])
  })

  test('all others at once, and how many they were', async () => {
    const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
    const otras = [await addSession(api.db, usuarioID), await addSession(api.db, usuarioID)]
    const ajena = (await signedIn(api.db, 'EMPLEADO')).token
    const end = async () => (await api.call('sesion.cerrarOtras', {}, { token })).sobre.datos
    expect(await end()).toEqual({ cerradas: 2 })
    expect(await Promise.all(otras.map((one) => estadoWith(one)))).toEqual([-120, -120])
    expect([await estadoWith(token), await estadoWith(ajena)]).toEqual([1, 1])
    expect(await end()).toEqual({ cerradas: 0 })
  })
})
