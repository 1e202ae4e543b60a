import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CODIGO_DE_FACTOR_ERRADO, FALTA_CODIGO } from '@/contract/segundo-factor'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'
import type { Rol } from '@/domain/roles'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  await api.db.query('DELETE FROM intento')
  await api.db.query("DELETE FROM ajuste WHERE clave = 'segundoFactor'")
})
afterAll(() => api.close())

const { row, failTimes, estadoOf, wait } = tryingAt(() => api)
const call = async (nombre: 'empezar' | 'confirmar' | 'quitar' | 'traer', token: string, wire = {}) =>
  (await api.call(`segundoFactor.${nombre}`, wire, { token })).sobre
const signIn = async (usuario: string, codigo?: string, password = CLAVE) =>
  (await api.call('sesion.login', { usuario, password, ...(codigo && { codigo }) })).sobre

interface Persona {
  usuarioID: number
  username: string
  token: string
}
let n = 0
async function addStaff(rol: Rol = 'CONTADOR'): Promise<Persona> {
  const username = `factor.${++n}`
  const usuarioID = await addAccount(api.db, rol, { username })
  return { usuarioID, username, token: await addSession(api.db, usuarioID) }
}
/** The code of the person's application, so many half minutes from now. */
async function codeOf(usuarioID: number, pasos = 0): Promise<string> {
  const { secreto } = await row<{ secreto: Buffer }>(
    'SELECT secreto FROM segundo_factor WHERE usuario_id = $1',
    [usuarioID],
  )
  const secret = new Secret({ buffer: new Uint8Array(secreto).buffer })
  return new TOTP({ secret }).generate({ timestamp: Date.now() + pasos * 30_000 })
}
/** Sets the factor up; half a minute passes, so that the present code is still good. */
async function withFactor(rol?: Rol): Promise<Persona & { respaldos: string[]; otra: string }> {
  const persona = await addStaff(rol)
  const otra = await addSession(api.db, persona.usuarioID)
  await call('empezar', persona.token, { passwordActual: CLAVE })
  const { datos } = await call('confirmar', persona.token, { codigo: await codeOf(persona.usuarioID) })
  await api.db.query('UPDATE segundo_factor SET ultimo_paso = 0 WHERE usuario_id = $1', [persona.usuarioID])
  return { ...persona, otra, ...(datos as { respaldos: string[] }) }
}
const askOfRoles = () => api.db.query("INSERT INTO ajuste (clave, valor) VALUES ('segundoFactor', '1')")

describe('a second factor', () => {
  test('is set up with the password and a first code; then signing in asks for one, and other sessions are over', async () => {
    const { username, token, usuarioID, respaldos, otra } = await withFactor()
    expect(respaldos).toHaveLength(10)
    expect((await call('traer', otra)).estado).toBe(-120)
    expect((await call('traer', token)).estado).toBe(1)
    expect(await signIn(username)).toMatchObject({
      estado: -1,
      mensaje: 'Contraseña incorrecta, intente nuevamente',
      errores: { codigo: FALTA_CODIGO },
    })
    const entered = await signIn(username, await codeOf(usuarioID))
    expect(entered.estado).toBe(1)
    const { token: nuevo } = entered.datos as { token: string }
    expect((await call('traer', nuevo)).datos).toMatchObject({ respaldos: 10, exigido: false })
  })

  test('counts for nothing until it is confirmed, and is not begun without the password nor over one', async () => {
    const { username, token, usuarioID } = await addStaff()
    expect(await call('empezar', token, { passwordActual: 'errada' })).toMatchObject({
      errores: { passwordActual: 'La contraseña actual no es correcta' },
    })
    const { datos } = await call('empezar', token, { passwordActual: CLAVE })
    expect(datos).toMatchObject({ secreto: expect.stringMatching(/^[A-Z2-7]{32}$/) as string })
    expect(await call('confirmar', token, { codigo: '000000' })).toMatchObject({
      errores: { codigo: CODIGO_DE_FACTOR_ERRADO },
    })
    expect((await signIn(username)).estado).toBe(1)
    expect((await call('confirmar', token, { codigo: await codeOf(usuarioID) })).estado).toBe(1)
    const again = await addSession(api.db, usuarioID)
    expect((await call('empezar', again, { passwordActual: CLAVE })).estado).toBe(0)
  })

  test('each code serves once, whoever used it; of two at once one enters', async () => {
    const { username, usuarioID } = await withFactor()
    const codigo = await codeOf(usuarioID)
    const both = await Promise.all([signIn(username, codigo), signIn(username, codigo)])
    expect(both.map(({ estado }) => estado).toSorted()).toEqual([-1, 1])
    expect(await signIn(username, codigo)).toMatchObject({ errores: { codigo: CODIGO_DE_FACTOR_ERRADO } })
    expect(await signIn(username, await codeOf(usuarioID, -1))).toMatchObject({ estado: -1 })
    expect(await signIn(username, await codeOf(usuarioID, 1))).toMatchObject({ estado: 1 })
  })

  test('a backup code enters once, in any case, and the trail says that it was one', async () => {
    const { username, usuarioID, respaldos } = await withFactor()
    const [codigo = ''] = respaldos
    expect((await signIn(username, codigo.toUpperCase())).estado).toBe(1)
    expect((await signIn(username, codigo)).estado).toBe(-1)
    const { datos } = await row<{ datos: unknown }>(
      "SELECT datos FROM auditoria WHERE usuario_id = $1 AND accion = 'sesion.iniciar' ORDER BY id DESC LIMIT 1",
      [usuarioID],
    )
    expect(datos).toEqual({ despues: { respaldo: true } })
    const { todo } = await row<{ todo: string }>(
      "SELECT string_agg(c::text, ' ') AS todo FROM codigo_de_respaldo c",
    )
    expect(todo).not.toContain(codigo.replaceAll('-', ''))
  })

  test('a code says nothing of the password, and guessing codes is slowed like guessing passwords', async () => {
    const { username, usuarioID } = await withFactor()
    expect(await signIn(username, await codeOf(usuarioID), 'errada')).toMatchObject({ estado: -1 })
    expect((await signIn(username, await codeOf(usuarioID), 'errada')).errores).toBeUndefined()
    for (let tries = 0; tries < 3; tries++) await signIn(username, '000000')
    expect((await signIn(username, await codeOf(usuarioID))).estado).toBe(-4)
    await wait(2)
    expect((await signIn(username, await codeOf(usuarioID))).estado).toBe(1)
    expect((await failTimes(username, 1))[0]).toBe(-1)
  })

  test('is taken away by its owner with a code, by administration for who lost all; the trail tells', async () => {
    const uno = await withFactor()
    const nueva = await addSession(api.db, uno.usuarioID)
    expect(await call('quitar', nueva, { codigo: '000000' })).toMatchObject({
      errores: { codigo: CODIGO_DE_FACTOR_ERRADO },
    })
    expect((await call('quitar', nueva, { codigo: await codeOf(uno.usuarioID) })).estado).toBe(1)
    expect(await estadoOf(uno.username, CLAVE)).toBe(1)

    const dos = await withFactor()
    const abierta = await addSession(api.db, dos.usuarioID)
    const { token } = await signedIn(api.db, 'ADMINISTRACION')
    const seen = async () =>
      (await api.call('user.traerDatos', { userID: dos.usuarioID }, { token })).sobre.datos
    expect(await seen()).toMatchObject({ segundoFactor: true })
    await api.call('user.quitarSegundoFactor', { userID: dos.usuarioID }, { token })
    expect(await seen()).not.toHaveProperty('segundoFactor')
    expect((await call('traer', abierta)).estado).toBe(-120)
    expect(await estadoOf(dos.username, CLAVE)).toBe(1)
    expect(
      await row(
        "SELECT count(*)::int AS n FROM auditoria WHERE accion = 'usuario.quitarSegundoFactor' AND entidad_id = $1",
        [dos.usuarioID],
      ),
    ).toEqual({ n: 1 })
  })

  test('is for the staff: a doctor is refused', async () => {
    const { token } = await signedIn(api.db, 'MEDICO', await addMember(api.db))
    expect((await call('empezar', token, { passwordActual: CLAVE })).estado).toBe(0)
  })
})

describe('asked of administration and accountants by the setting', () => {
  test('who has none may only set it up until it is there; others enter as before', async () => {
    await askOfRoles()
    const { username, usuarioID } = await addStaff('CONTADOR')
    const { datos } = await signIn(username)
    expect(datos).toMatchObject({ debeSegundoFactor: true })
    const { token } = datos as { token: string }
    expect((await api.call('matriculado.traerTodos', {}, { token })).http).toBe(403)
    await call('empezar', token, { passwordActual: CLAVE })
    expect((await call('confirmar', token, { codigo: await codeOf(usuarioID) })).estado).toBe(1)
    const entered = await signIn(username, await codeOf(usuarioID, 1))
    expect(entered.datos).not.toHaveProperty('debeSegundoFactor')
    const otro = await addStaff('EMPLEADO')
    expect((await signIn(otro.username)).datos).not.toHaveProperty('debeSegundoFactor')
  })
})
