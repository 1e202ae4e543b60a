import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { correoDe, type Oficina } from '@/backend/prueba/acceso/correo'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let correo: Oficina
beforeAll(async () => {
  api = await startApi()
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo'))
  correo = await correoDe(api)
})
beforeEach(() => correo.empty())
afterAll(async () => {
  await correo.close()
  await api.close()
})

const { signIn, knownDevice } = tryingAt(() => api)
let n = 0
async function addStaff(): Promise<{ usuarioID: number; username: string }> {
  const username = `equipo.${++n}`
  const usuarioID = await addAccount(api.db, 'EMPLEADO', { username })
  await api.db.query('UPDATE usuario SET email = $2 WHERE id = $1', [
    usuarioID,
    `${username}@consejo.example`,
  ])
  return { usuarioID, username }
}
const lettersAfter = async (act: () => Promise<unknown>) => {
  const before = correo.sent().length
  await act()
  await correo.deliver()
  return correo.sent().slice(before)
}

describe('a sign-in on a new device', () => {
  test('writes to the account’s owner what it was and from where; the first of all and a wrong password do not', async () => {
    const { username } = await addStaff()
    expect(await lettersAfter(() => signIn(username, CLAVE, '10.0.0.1'))).toEqual([])
    expect(await lettersAfter(() => signIn(username, 'errada', '10.0.0.2'))).toEqual([])
    const [carta, ...otras] = await lettersAfter(() => signIn(username, CLAVE, '10.0.0.2'))
    expect(otras).toEqual([])
    expect(carta?.para).toEqual([`${username}@consejo.example`])
    expect(carta?.texto).toMatch(/equipo nuevo/)
    expect(carta?.texto).toMatch(/10\.0\.0\.2/)
  })

  test('is not told again for the same browser at its address, nor for a device that shows its token elsewhere', async () => {
    const { username } = await addStaff()
    const dispositivo = await knownDevice(username, CLAVE)
    expect(await lettersAfter(() => signIn(username, CLAVE, '10.0.7.7', dispositivo))).toEqual([])
    expect(await lettersAfter(() => signIn(username, CLAVE, '10.0.7.7'))).toEqual([])
    expect(await lettersAfter(() => signIn(username, CLAVE, '10.0.8.8'))).toHaveLength(1)
  })
})

describe('administration', () => {
  test('sees where somebody is signed in and ends one session, then all; the trail tells', async () => {
    const { token } = await signedIn(api.db, 'ADMINISTRACION')
    const { usuarioID } = await addStaff()
    const una = await addSession(api.db, usuarioID)
    const otra = await addSession(api.db, usuarioID)
    const alive = async (of: string) => (await api.call('sesion.propia', {}, { token: of })).sobre.estado
    const list = async () =>
      (await api.call('user.traerSesiones', { userID: usuarioID }, { token })).sobre.datos as { id: number }[]
    const [last] = await list()
    const end = async (wire: object) =>
      (await api.call('user.cerrarSesiones', { userID: usuarioID, ...wire }, { token })).sobre
    expect(await end({ sesionID: last?.id })).toMatchObject({ estado: 1, datos: { cerradas: 1 } })
    expect([await alive(una), await alive(otra)].toSorted()).toEqual([-120, 1])
    expect(await end({ sesionID: last?.id })).toMatchObject({ estado: 0 })
    expect(await end({})).toMatchObject({ datos: { cerradas: 1 } })
    expect(await list()).toEqual([])
    const trail = await api.db.query<{ accion: string }>(
      "SELECT accion FROM auditoria WHERE accion = 'usuario.cerrarSesiones' AND entidad_id = $1",
      [usuarioID],
    )
    expect(trail).toHaveLength(2)
  })

  test('ends no session by another user’s number, and of itself all but the present one', async () => {
    const { usuarioID, token } = await signedIn(api.db, 'ADMINISTRACION')
    const ajeno = await addStaff()
    await addSession(api.db, ajeno.usuarioID)
    await addSession(api.db, usuarioID)
    const listed = await api.call('user.traerSesiones', { userID: ajeno.usuarioID }, { token })
    const [{ id: sesionID } = { id: 0 }] = listed.sobre.datos as { id: number }[]
    const crossed = await api.call('user.cerrarSesiones', { userID: usuarioID, sesionID }, { token })
    expect(crossed.sobre).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
    const own = await api.call('user.cerrarSesiones', { userID: usuarioID }, { token })
    expect(own.sobre.datos).toEqual({ cerradas: 1 })
    expect((await api.call('sesion.propia', {}, { token })).sobre.estado).toBe(1)
  })
})
