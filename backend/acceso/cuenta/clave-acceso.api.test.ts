import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MENSAJES_LOGIN } from '@/contract/sesion'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { SOLO_CAMBIAR_CLAVE } from '@/domain/roles'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { LLAMADAS, type NombreLlamada } from '@/backend/prueba/llamada'
import { addAccount, addMember, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'
import { sampleOf, setScene } from '@/backend/prueba/muestras'

const NUEVA = 'siete higueras viejas'

let api: ApiDePrueba
let oficina: string
beforeAll(async () => {
  api = await startApi()
  oficina = (await signedIn(api.db, 'ADMINISTRATIVO')).token
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const { signIn, estadoOf, row, failTimes } = tryingAt(() => api)

const reset = async (matriculadoID: number, headers = {}) =>
  (await api.call('matriculado.reiniciarClaveAcceso', { matriculadoID }, { token: oficina, headers })).sobre
const keyOf = async (matriculadoID: number): Promise<string> => (await reset(matriculadoID)).datos as string
const cuitOf = async (id: number): Promise<string> =>
  (await row<{ cuit: string }>('SELECT cuit_cuil AS cuit FROM matriculado WHERE id = $1', [id])).cuit
const change = async (token: string, password: string, password2 = password) =>
  (await api.call('sesion.cambiarClave', { password, password2 }, { token })).sobre
const estadoWith = async (token: string, nombre: NombreLlamada = 'sesion.propia') =>
  (await api.call(nombre, {}, { token })).sobre.estado
const tokenFrom = async (...given: Parameters<typeof signIn>) =>
  ((await signIn(...given)).sobre.datos as { token: string }).token

/** A doctor with a key in his hand. */
async function withKey() {
  const id = await addMember(api.db)
  return { id, cuit: await cuitOf(id), clave: await keyOf(id) }
}

describe('the key', () => {
  test('makes the account a doctor lacks: the CUIT is his name, the key can be read aloud', async () => {
    const { id, cuit, clave } = await withKey()
    expect(clave).toMatch(/^[2-9b-hj-km-np-tw-z]{4}(-[2-9b-hj-km-np-tw-z]{4}){2}$/)
    const { sobre } = await signIn(cuit, clave)
    expect(sobre).toMatchObject({
      estado: 1,
      datos: {
        roles: [{ nombre: 'MEDICO' }],
        usuario: { nombre: 'Ana', apellido: 'Ábalos', matriculadoID: id },
        debeCambiarClave: true,
      },
    })
  })

  test('opens one session and never a second', async () => {
    const { cuit, clave } = await withKey()
    expect(await estadoOf(cuit, clave)).toBe(1)
    const again = await signIn(cuit, clave)
    expect(again.sobre).toMatchObject({ estado: -1, mensaje: MENSAJES_LOGIN[-1], datos: null })
  })

  test('of four uses at once one enters', async () => {
    const { cuit, clave } = await withKey()
    const all = await Promise.all([1, 2, 3, 4].map((n) => estadoOf(cuit, clave, `10.6.0.${n}`)))
    expect(all.sort()).toEqual([-1, -1, -1, 1])
  })

  test.each([
    ['71 hours 59 minutes', 1],
    ['72 hours', -1],
  ])('after %s: %i', async (time, estado) => {
    const { id, cuit, clave } = await withKey()
    await api.db.query(
      'UPDATE usuario SET clave_vence_en = clave_vence_en - $2::interval WHERE matriculado_id = $1',
      [id, time],
    )
    expect(await estadoOf(cuit, clave)).toBe(estado)
  })

  test('is taken as people type it: capitals, spaces, no hyphens', async () => {
    for (const typed of [
      (clave: string) => clave.toUpperCase(),
      (clave: string) => ` ${clave.replaceAll('-', ' ')} `,
      (clave: string) => clave.replaceAll('-', ''),
    ]) {
      const { cuit, clave } = await withKey()
      expect(await estadoOf(cuit, typed(clave))).toBe(1)
    }
  })

  test('ends what was there: the old password, the old key, the open sessions, the timed lock', async () => {
    const id = await addMember(api.db)
    const cuit = await cuitOf(id)
    const usuarioID = await addAccount(api.db, 'MEDICO', { username: cuit, matriculadoID: id })
    const before = await addSession(api.db, usuarioID)
    await failTimes(cuit, 5)
    expect(await estadoOf(cuit, CLAVE)).toBe(-4)
    const first = await keyOf(id)
    expect(await estadoWith(before)).toBe(-120)
    const second = await keyOf(id)
    expect(await estadoOf(cuit, CLAVE)).toBe(-1)
    expect(await estadoOf(cuit, first)).toBe(-1)
    expect(await estadoOf(cuit, second)).toBe(1)
  })

  test('follows the CUIT: an account under another name takes it', async () => {
    const id = await addMember(api.db)
    await addAccount(api.db, 'MEDICO', { username: `viejo-${id}`, matriculadoID: id })
    const clave = await keyOf(id)
    expect(await estadoOf(`viejo-${id}`, CLAVE)).toBe(-2)
    expect(await estadoOf(await cuitOf(id), clave)).toBe(1)
  })

  test('a removed account does not stand in the way', async () => {
    const id = await addMember(api.db)
    const old = await addAccount(api.db, 'MEDICO', { username: await cuitOf(id), matriculadoID: id })
    await api.db.query('UPDATE usuario SET eliminado_en = now() WHERE id = $1', [old])
    expect(await estadoOf(await cuitOf(id), await keyOf(id))).toBe(1)
  })

  test('two clerks at once: one account, and the key told last is the one that works', async () => {
    const id = await addMember(api.db)
    const keys = await Promise.all([keyOf(id), keyOf(id)])
    const cuit = await cuitOf(id)
    expect([await estadoOf(cuit, keys[0]), await estadoOf(cuit, keys[1])].sort()).toEqual([-1, 1])
  })
})

describe('is refused', () => {
  const refusal = async (id: number) => {
    const { estado, mensaje, datos } = await reset(id)
    expect({ estado, datos }).toEqual({ estado: 0, datos: null })
    return mensaje
  }

  test('without CUIT, for a doctor who is not there, under a name that is somebody else’s', async () => {
    const id = await addMember(api.db)
    const cuit = await cuitOf(id)
    const ajena = await addAccount(api.db, 'MEDICO', { username: cuit })
    expect(await refusal(id)).toBe(`El usuario ${cuit} ya pertenece a otra cuenta`)
    await api.db.query('UPDATE matriculado SET cuit_cuil = NULL WHERE id = $1', [id])
    expect(await refusal(id)).toBe('Cargue primero el CUIT/CUIL del matriculado')
    expect(await refusal(2_147_483_000)).toBe('No se encontró el registro')
    expect(await estadoOf(cuit, CLAVE)).toBe(1)
    expect(await row('SELECT matriculado_id FROM usuario WHERE id = $1', [ajena])).toEqual({
      matriculado_id: null,
    })
  })

  test('for a doctor whose account is of the staff, which it would hand over', async () => {
    const id = await addMember(api.db)
    const usuarioID = await addAccount(api.db, 'ADMINISTRACION', {
      username: 'doctora.jefa',
      matriculadoID: id,
    })
    const token = await addSession(api.db, usuarioID)
    expect(await refusal(id)).toContain('es del personal')
    expect(await estadoWith(token)).toBe(1)
    expect(await estadoOf('doctora.jefa', CLAVE)).toBe(1)
  })

  test('for an account locked on purpose, which stays locked', async () => {
    const id = await addMember(api.db)
    const username = await cuitOf(id)
    const usuarioID = await addAccount(api.db, 'MEDICO', { username, matriculadoID: id })
    await api.db.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [usuarioID])
    expect(await refusal(id)).toContain('bloqueada')
    expect(await estadoOf(username, CLAVE)).toBe(-3)
  })
})

test('the key is told once: not kept for a repeated request, not in the audit, not in the log', async () => {
  const id = await addMember(api.db)
  const headers = { 'idempotency-key': 'la-misma-clave-dos-veces' }
  const [first, second] = [await reset(id, headers), await reset(id, headers)]
  expect(second.datos).not.toBe(first.datos)
  await estadoOf(await cuitOf(id), String(second.datos))
  const kept = JSON.stringify([
    await api.db.query('SELECT * FROM auditoria'),
    await api.db.query('SELECT * FROM idempotencia'),
    await api.db.query('SELECT * FROM usuario'),
    api.bitacora,
  ])
  for (const clave of [first.datos, second.datos]) {
    expect(kept).not.toContain(clave)
    expect(kept).not.toContain(String(clave).replaceAll('-', ''))
  }
  const [trail] = await api.db.query(
    "SELECT matriculado_id, datos FROM auditoria WHERE accion = 'usuario.reiniciarClave' ORDER BY id DESC LIMIT 1",
  )
  expect(trail).toMatchObject({ matriculado_id: id, datos: { despues: { username: await cuitOf(id) } } })
})

test('a session opened by a key can set a password and nothing else', async () => {
  const escena = await setScene(api)
  const clave = await keyOf(escena.propio)
  const token = await tokenFrom(await cuitOf(escena.propio), clave)
  const open: string[] = []
  for (const { nombre, llamada } of LLAMADAS) {
    if (llamada.acceso === 'publico' || SOLO_CAMBIAR_CLAVE.has(llamada.acceso)) open.push(nombre)
    else {
      const { http, sobre } = await api.call(nombre, sampleOf(nombre, escena), { token })
      expect({ nombre, http, mensaje: sobre.mensaje }).toEqual({ nombre, http: 403, mensaje: NO_AUTORIZADO })
    }
  }
  expect(open.sort()).toEqual([
    'aviso_rehusado.darDeBaja',
    'aviso_rehusado.leerBaja',
    'carnet_digital.verificar',
    'clave.elegir',
    'clave.pedir',
    'clave.pedirPrimera',
    'consejo.traerDatos',
    'consejo.traerLogo',
    'consulta_publica.buscar',
    'externos.comprobarPase',
    'externos.cuitLogin',
    'externos.generarClave',
    'papel.verificar',
    'sesion.cambiarClave',
    'sesion.cerrar',
    'sesion.login',
    'sesion.propia',
    'sesion.traerReglas',
    'sistema.capacidades',
  ])
  expect(await estadoWith(token)).toBe(1)
})

describe('the new password', () => {
  test('ends every session, opens the account and is nobody’s to give again', async () => {
    const { id, cuit, clave } = await withKey()
    const token = await tokenFrom(cuit, clave)
    expect(await change(token, NUEVA)).toMatchObject({ estado: 1, datos: null })
    expect(await estadoWith(token)).toBe(-120)
    expect(await estadoOf(cuit, clave)).toBe(-1)
    const { sobre } = await signIn(cuit, NUEVA)
    expect(sobre.datos).not.toHaveProperty('debeCambiarClave')
    const own = (sobre.datos as { token: string }).token
    const ficha = await api.call('matriculado.traerDatosBasicos', { matriculadoID: id }, { token: own })
    expect(ficha.sobre.estado).toBe(1)
    expect(
      (await api.call('sesion.cambiarClave', { password: NUEVA, password2: NUEVA }, { token: own })).http,
    ).toBe(403)
    expect(await estadoOf(cuit, NUEVA)).toBe(1)
    const acts = await api.db.query(
      `SELECT accion FROM auditoria WHERE usuario_id = (SELECT id FROM usuario WHERE matriculado_id = $1) ORDER BY id`,
      [id],
    )
    expect(acts).toContainEqual({ accion: 'sesion.cambiarClave' })
  })

  test('is refused beside its field, and the session goes on', async () => {
    const { cuit, clave } = await withKey()
    const token = await tokenFrom(cuit, clave)
    for (const [password, password2, field, message] of [
      ['12345', '12345', 'password', 'La clave debe ser mayor a 6 caracteres'],
      [NUEVA, 'otra cosa', 'password2', 'Las contraseñas no coinciden'],
      ['consejo2026', 'consejo2026', 'password', 'Esa clave es demasiado fácil de adivinar. Elija otra'],
      [
        cuit.slice(2, 10),
        cuit.slice(2, 10),
        'password',
        'Esa clave es demasiado fácil de adivinar. Elija otra',
      ],
      [clave, clave, 'password', 'La clave nueva debe ser distinta de la que le dieron'],
      [
        clave.replaceAll('-', ''),
        clave.replaceAll('-', ''),
        'password',
        'La clave nueva debe ser distinta de la que le dieron',
      ],
    ] as const) {
      const sobre = await change(token, password, password2)
      expect(sobre).toMatchObject({ estado: 0, mensaje: message, errores: { [field]: message } })
    }
    expect((await change(token, NUEVA)).estado).toBe(1)
  })

  test('sent twice at once is set once', async () => {
    const { cuit, clave } = await withKey()
    const token = await tokenFrom(cuit, clave)
    const both = await Promise.all([change(token, NUEVA), change(token, `${NUEVA} dos`)])
    const estados = both.map(({ estado }) => estado)
    expect(estados.filter((estado) => estado === 1)).toHaveLength(1)
    expect(await estadoOf(cuit, estados[0] === 1 ? NUEVA : `${NUEVA} dos`)).toBe(1)
  })

  test('a new key in the meantime wins over the session the old one opened', async () => {
    const { id, cuit, clave } = await withKey()
    const token = await tokenFrom(cuit, clave)
    const next = await keyOf(id)
    expect((await change(token, NUEVA)).estado).toBe(-120)
    expect(await estadoOf(cuit, next)).toBe(1)
  })

  test('staff who must change theirs may come in again until they have', async () => {
    const id = await addAccount(api.db, 'ADMINISTRACION', { username: 'estrenada' })
    await api.db.query('UPDATE usuario SET debe_cambiar_clave = true WHERE id = $1', [id])
    expect(await estadoOf('estrenada', CLAVE)).toBe(1)
    const token = await tokenFrom('estrenada', CLAVE)
    expect((await api.call('matriculado.traerTodos', { nroPagina: 1 }, { token })).http).toBe(403)
    expect((await change(token, CLAVE)).mensaje).toBe('La clave nueva debe ser distinta de la que le dieron')
    expect((await change(token, NUEVA)).estado).toBe(1)
    const own = await tokenFrom('estrenada', NUEVA)
    expect(await estadoWith(own, 'matriculado.traerTodos')).toBe(1)
  })
})
