import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MENSAJES_LOGIN } from '@/contract/sesion'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'
import { newUser } from '@/backend/prueba/muestras-de-usuario'

const NUEVA = 'ombú-43-lunas'

let api: ApiDePrueba
let jefa: { usuarioID: number; token: string }
beforeAll(async () => {
  api = await startApi()
  jefa = await signedIn(api.db, 'ADMINISTRACION')
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const { signIn, estadoOf, row, failTimes } = tryingAt(() => api)

type Llamada = 'crear' | 'actualizarDatos' | 'eliminar' | 'restaurar' | 'desbloquear' | 'bloquear'
const call = async (name: Llamada | 'traerTodos' | 'traerDatos', wire: object, token = jefa.token) =>
  (await api.call(`user.${name}`, { ...wire }, { token })).sobre

interface Fila {
  id: number
  version: number
  username: string
  roles: { nombre: string }[]
  matriculado?: { id: number; matricula: number; nombre: string }
}
const read = async (userID: number) => (await call('traerDatos', { userID })).datos as Fila
const find = async (buscar: string) => (await call('traerTodos', { buscar })).datos as Fila[]

let next = 0
/** A new account and its id; `mas` replaces some of its data. */
async function add(mas: object = {}): Promise<{ id: number; username: string }> {
  const username = `persona${++next}`
  const { estado, mensaje, datos } = await call('crear', { ...newUser(username), ...mas })
  expect({ estado, mensaje }).toEqual({ estado: 1, mensaje: null })
  return { username, ...(datos as { id: number }) }
}
const edit = async (id: number, mas: object) => {
  const { username } = await read(id)
  const { password: _kept, ...datos } = newUser(username)
  return call('actualizarDatos', { ...datos, userID: id, ...mas })
}
const isLive = async (token: string) => (await api.call('sesion.propia', {}, { token })).sobre.estado === 1

describe('a user', () => {
  test('that is made is read, listed, found by any of its words, and signs in', async () => {
    const { id, username } = await add({ nombre: ' Ñata   María ', apellido: 'Ibáñez', rolID: 3 })
    const { password: _never, ...datos } = newUser(username)
    expect(await read(id)).toEqual({
      ...datos,
      id,
      nombre: 'Ñata María',
      apellido: 'Ibáñez',
      rolID: 3,
      roles: [{ nombre: 'CONTADOR' }],
      version: 1,
      bloqueado: false,
    })
    for (const words of ['ibanez nata', 'CONTADOR ibanez', '28123456 ibanez', username])
      expect((await find(words)).map((fila) => fila.id)).toEqual([id])
    expect((await signIn(username.toUpperCase(), 'siete higueras viejas')).sobre).toMatchObject({
      estado: 1,
      datos: { roles: [{ nombre: 'CONTADOR' }], usuario: { nombre: 'Ñata María', personaID: id } },
    })
  })

  test.each([
    ['João', 'BÖHM'],
    ['Ãngela', 'Škoda'],
    ['Étienne', 'Ñandú'],
  ])('%s %s is found by the name as it is written and without its accents', async (nombre, apellido) => {
    const { id } = await add({ nombre, apellido })
    for (const words of [
      `${nombre} ${apellido}`,
      `${apellido} ${nombre}`.normalize('NFD').replace(/\p{M}/gu, ''),
    ])
      expect((await find(words)).map((fila) => fila.id)).toEqual([id])
  })

  test.each([
    ['username', '', 'Ingrese nombre de usuario'],
    ['username', ' corto ', 'Ingrese nombre de usuario'],
    ['password', undefined, 'Por favor ingrese contraseña'],
    ['password', 'cinco', 'Por favor ingrese contraseña'],
    ['email', 'sin arroba', 'Por favor ingrese email'],
    ['email', undefined, 'Por favor ingrese email'],
    ['nombre', ' ', 'Por favor ingrese nombre'],
    ['apellido', undefined, 'Por favor ingrese apellido'],
    ['telefono', '', 'Por favor ingrese numero de telefono'],
    ['rolID', undefined, 'Por favor elija un tipo de usuario'],
    ['rolID', 6, 'Por favor elija un tipo de usuario'],
    ['password', '123456', 'Esa clave es demasiado fácil de adivinar. Elija otra'],
    ['password', 'nadie-mas', 'Esa clave es demasiado fácil de adivinar. Elija otra'],
  ])('%s = %j is refused with %j', async (key, value, mensaje) => {
    const sobre = await call('crear', { ...newUser('nadie-mas-1'), [key]: value })
    expect(sobre).toMatchObject({ estado: 0, mensaje, errores: { [key]: mensaje } })
    expect(await find('nadie-mas-1')).toEqual([])
  })

  test('with a name from before the rule of six characters keeps it, and is given no other so short', async () => {
    const { id } = await add()
    await api.db.query("UPDATE usuario SET username = 'ana' WHERE id = $1", [id])
    expect(await edit(id, { nombre: 'Eva' })).toMatchObject({ estado: 1 })
    expect(await read(id)).toMatchObject({ username: 'ana', nombre: 'Eva' })
    const mensaje = 'Ingrese nombre de usuario'
    for (const username of ['eva', 'Ana', ' '])
      expect(await edit(id, { username })).toMatchObject({ estado: 0, errores: { username: mensaje } })
    expect(await edit(id, { username: 'anabella' })).toMatchObject({ estado: 1 })
    expect(await edit(id, { username: 'ana' })).toMatchObject({ estado: 0, mensaje })
  })

  test('dni, direccion and observaciones may be left out', async () => {
    const { id } = await add({ dni: undefined, direccion: '', observaciones: null })
    expect(await read(id)).toMatchObject({ dni: null, direccion: null, observaciones: null })
  })

  test('has a name of his own, upper and lower case alike, also of three made at once', async () => {
    const { username } = await add()
    const again = await call('crear', newUser(username.toUpperCase()))
    expect(again).toMatchObject({
      estado: 0,
      errores: { username: expect.stringMatching(/ya existe/) as string },
    })
    const marked = await add({ username: 'o\u2019connor\u2013ñandu\u0301\u200b' })
    expect((await read(marked.id)).username).toBe("o'connor-ñandú")
    for (const seen of ["O'Connor-Ñandú", 'o\u02bcconnor-n\u0303andú', '\u202aO’CONNOR\u2011ÑANDÚ\u202c'])
      expect(await call('crear', newUser(seen))).toMatchObject({
        estado: 0,
        errores: { username: expect.stringMatching(/ya existe/) as string },
      })
    const three = await Promise.all([1, 2, 3].map(() => call('crear', newUser('carrera.a.tres'))))
    expect(three.map(({ estado }) => estado).sort()).toEqual([0, 0, 1])
    for (const { estado, errores } of three) if (estado === 0) expect(errores).toHaveProperty('username')
    const other = await add()
    expect(await edit(other.id, { username })).toMatchObject({
      estado: 0,
      errores: { username: expect.any(String) as string },
    })
  })
})

describe('an edit', () => {
  test('with a blank password keeps the present one', async () => {
    const { id, username } = await add()
    for (const password of ['', null, undefined])
      expect(await edit(id, { nombre: `Marta ${String(password)}`, password })).toMatchObject({ estado: 1 })
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(1)
  })

  test('with a password changes it and ends the sessions; anything else leaves them', async () => {
    const { id, username } = await add()
    const token = await addSession(api.db, id)
    await edit(id, { telefono: '385 4000000', username: `${username}.nueva` })
    expect(await isLive(token)).toBe(true)
    await edit(id, { password: NUEVA, username })
    expect(await isLive(token)).toBe(false)
    expect(await estadoOf(username, NUEVA)).toBe(1)
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(-1)
  })

  test('with another role ends them at once', async () => {
    const { id } = await add()
    const token = await addSession(api.db, id)
    await edit(id, { rolID: 3 })
    expect(await isLive(token)).toBe(false)
  })

  test('of one’s own password leaves the session it was made in', async () => {
    const { id } = await add({ rolID: 1 })
    const [here, elsewhere] = [await addSession(api.db, id), await addSession(api.db, id)]
    const { username } = await read(id)
    const wire = { ...newUser(username), password: NUEVA, rolID: 1, userID: id }
    expect(await call('actualizarDatos', wire, here)).toMatchObject({ estado: 1 })
    expect([await isLive(here), await isLive(elsewhere)]).toEqual([true, false])
  })

  test('ends a key of one use and the wait for a try', async () => {
    const { id, username } = await add()
    await api.db.query(`UPDATE usuario SET debe_cambiar_clave = true, clave_vence_en = now() WHERE id = $1`, [
      id,
    ])
    await failTimes(username, 5)
    await edit(id, { password: NUEVA })
    const { sobre } = await signIn(username, NUEVA)
    expect(sobre).toMatchObject({ estado: 1 })
    expect(sobre.datos).not.toHaveProperty('debeCambiarClave')
  })

  test('made on an older reading is refused and says who was before', async () => {
    const { id } = await add()
    expect(await edit(id, { nombre: 'Primera', version: 1 })).toMatchObject({ estado: 1 })
    expect(await edit(id, { nombre: 'Segunda', version: 1 })).toMatchObject({
      estado: 0,
      mensaje: expect.stringMatching(/^Lo cambió Nélida Prueba el/) as string,
    })
    expect(await read(id)).toMatchObject({ nombre: 'Primera', version: 2 })
  })

  test('that changes nothing leaves no trace', async () => {
    const { id } = await add()
    await edit(id, {})
    expect(await read(id)).toMatchObject({ version: 1 })
  })
})

/** Starts the acts while these accounts' rows are held, and lets go once all of them wait: none began after another. */
async function together<T>(usuarios: number[], start: () => Promise<T>[]): Promise<T[]> {
  const acts = await withTransaction(api.db, async (tx) => {
    await tx.query('SELECT FROM usuario WHERE id = ANY($1) FOR UPDATE', [usuarios])
    const started = start()
    await expect
      .poll(
        () =>
          row(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'
        AND datname = current_database()`),
        { timeout: 20_000 },
      )
      .toEqual({ n: started.length })
    return { started }
  })
  return Promise.all(acts.started)
}

describe('the last active administrator', () => {
  const REFUSED = 'Es el único administrador activo: nombre antes a otro'
  beforeEach(() =>
    api.db.query(
      `UPDATE usuario SET eliminado_en = now() WHERE rol_id = 1 AND id <> $1 AND eliminado_en IS NULL`,
      [jefa.usuarioID],
    ),
  )

  test('is not demoted; with another beside her she is', async () => {
    const { token, usuarioID } = await signedIn(api.db, 'ADMINISTRACION')
    await api.db.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [usuarioID])
    expect(await edit(jefa.usuarioID, { rolID: 3 })).toMatchObject({ estado: 0, errores: { rolID: REFUSED } })
    await api.db.query('UPDATE usuario SET bloqueado = false WHERE id = $1', [usuarioID])
    const { username } = await read(jefa.usuarioID)
    const wire = { ...newUser(username), password: '', rolID: 3, userID: jefa.usuarioID }
    expect(await call('actualizarDatos', wire, token)).toMatchObject({ estado: 1 })
    await api.db.query('UPDATE usuario SET rol_id = 1 WHERE id = $1', [jefa.usuarioID])
    jefa.token = await addSession(api.db, jefa.usuarioID)
  })

  test('nobody deletes or locks himself', async () => {
    await signedIn(api.db, 'ADMINISTRACION')
    for (const [name, mensaje] of [
      ['eliminar', 'No puede eliminar su propio usuario'],
      ['bloquear', 'No puede bloquear su propio usuario'],
    ] as const)
      expect(await call(name, { userID: jefa.usuarioID })).toMatchObject({ estado: 0, mensaje })
  })

  test.each(['eliminar', 'bloquear', 'demote'] as const)(
    'of two who %s each other one stays',
    async (how) => {
      const other = await signedIn(api.db, 'ADMINISTRACION')
      const act = async (token: string, userID: number) => {
        if (how !== 'demote') return call(how, { userID }, token)
        const { username } = await read(userID)
        return call('actualizarDatos', { ...newUser(username), password: '', rolID: 4, userID }, token)
      }
      const both = await together([jefa.usuarioID, other.usuarioID], () => [
        act(jefa.token, other.usuarioID),
        act(other.token, jefa.usuarioID),
      ])
      expect(both.map(({ estado }) => estado).filter((estado) => estado === 1)).toHaveLength(1)
      const left = await row<{ n: number }>(
        'SELECT count(*)::int AS n FROM usuario WHERE rol_id = 1 AND NOT bloqueado AND eliminado_en IS NULL',
      )
      expect(left).toEqual({ n: 1 })
      await api.db.query(
        'UPDATE usuario SET rol_id = 1, bloqueado = false, eliminado_en = NULL WHERE id = $1',
        [jefa.usuarioID],
      )
      jefa.token = await addSession(api.db, jefa.usuarioID)
    },
  )
})

describe('locks', () => {
  test('an account that waits is shown waiting and is let in by one call', async () => {
    const { id, username } = await add()
    await failTimes(username, 5)
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(-4)
    expect(await read(id)).toMatchObject({
      bloqueado: false,
      esperaHasta: expect.any(String) as string,
      intentosAjenos: 1,
    })
    expect((await find(username))[0]).toHaveProperty('esperaHasta')
    expect(await call('desbloquear', { userID: id })).toMatchObject({ estado: 1 })
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(1)
  })

  test('one locked for good is out at once, and in again once unlocked', async () => {
    const { id, username } = await add()
    const token = await addSession(api.db, id)
    expect(await call('bloquear', { userID: id })).toMatchObject({ estado: 1 })
    expect(await isLive(token)).toBe(false)
    const { sobre } = await signIn(username, 'siete higueras viejas')
    expect(sobre).toMatchObject({ estado: -3, mensaje: MENSAJES_LOGIN[-3] })
    expect(await read(id)).toMatchObject({ bloqueado: true })
    await call('desbloquear', { userID: id })
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(1)
    expect(await isLive(token)).toBe(false)
  })
})

describe('a deleted user', () => {
  test('is gone with his sessions, leaves his name, and can be brought back until another took it', async () => {
    const { id, username } = await add()
    const token = await addSession(api.db, id)
    expect(await call('eliminar', { userID: id })).toMatchObject({ estado: 1 })
    expect(await isLive(token)).toBe(false)
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(-2)
    expect(await call('traerDatos', { userID: id })).toMatchObject({ estado: 0 })
    expect(await find(username)).toEqual([])
    expect(await call('eliminar', { userID: id })).toMatchObject({ mensaje: 'No se encontró el registro' })
    expect(await call('restaurar', { id })).toMatchObject({ estado: 1 })
    expect(await estadoOf(username, 'siete higueras viejas')).toBe(1)
    expect(await isLive(token)).toBe(false)
    await call('eliminar', { userID: id })
    expect(await call('crear', newUser(username))).toMatchObject({ estado: 1 })
    expect(await call('restaurar', { id })).toMatchObject({ estado: 0, mensaje: /ya existe/ })
  })

  test('is not brought back after a day', async () => {
    const { id } = await add()
    await call('eliminar', { userID: id })
    await api.db.query(`UPDATE usuario SET eliminado_en = now() - interval '25 hours' WHERE id = $1`, [id])
    expect(await call('restaurar', { id })).toMatchObject({ estado: 0, mensaje: 'Ya no se puede deshacer' })
  })
})

describe('a doctor’s account', () => {
  const doctor = async () => {
    const id = await addMember(api.db)
    return {
      id,
      ...(await row<{ matricula: number }>('SELECT matricula FROM matriculado WHERE id = $1', [id])),
    }
  }

  test('made with his registration number is his: he sees his own record', async () => {
    const { id: matriculadoID, matricula } = await doctor()
    const { id } = await add({ rolID: 2, matricula })
    expect((await read(id)).matriculado).toEqual({ id: matriculadoID, matricula, nombre: 'Ábalos, Ana' })
    const token = await addSession(api.db, id)
    const { sobre } = await api.call('matriculado.traerDatosBasicos', { matriculadoID }, { token })
    expect(sobre).toMatchObject({ estado: 1, datos: { matricula } })
  })

  test('is one alone; a removed one gives way', async () => {
    const { matricula } = await doctor()
    const first = await add({ rolID: 2, matricula })
    const second = await call('crear', { ...newUser('segundo.medico'), rolID: 2, matricula })
    expect(second).toMatchObject({
      estado: 0,
      errores: { matricula: `Ábalos Ana ya tiene el usuario ${first.username}` },
    })
    await call('eliminar', { userID: first.id })
    expect(await call('crear', { ...newUser('segundo.medico'), rolID: 2, matricula })).toMatchObject({
      estado: 1,
    })
    expect(await call('restaurar', { id: first.id })).toMatchObject({
      estado: 0,
      mensaje: 'Ábalos Ana ya tiene el usuario segundo.medico',
    })
  })

  test('takes the number of a doctor who is there, for role MEDICO alone', async () => {
    const { matricula } = await doctor()
    for (const [wire, mensaje] of [
      [{ rolID: 2, matricula: 999_999 }, 'No hay un matriculado con la matrícula 999999'],
      [{ rolID: 4, matricula }, 'La matrícula es solo para un usuario MEDICO'],
    ] as const)
      expect(await call('crear', { ...newUser('nadie.todavia'), ...wire })).toMatchObject({
        estado: 0,
        errores: { matricula: mensaje },
      })
  })

  test('is tied later to one who has none, and never moved to another', async () => {
    const [one, other] = [await doctor(), await doctor()]
    const { id } = await add({ rolID: 2 })
    const token = await addSession(api.db, id)
    expect(await edit(id, { rolID: 2, matricula: one.matricula })).toMatchObject({ estado: 1 })
    expect((await read(id)).matriculado?.id).toBe(one.id)
    expect(await isLive(token)).toBe(false)
    expect(await edit(id, { rolID: 2, matricula: other.matricula })).toMatchObject({
      estado: 0,
      errores: { matricula: 'Este usuario ya es de Ábalos, Ana' },
    })
    expect(await edit(id, { rolID: 2, nombre: 'Otra vez' })).toMatchObject({ estado: 1 })
    expect((await read(id)).matriculado?.id).toBe(one.id)
  })
})

test('every change is audited, no password ever', async () => {
  const { id } = await add()
  await edit(id, { telefono: '385 1', password: NUEVA })
  await call('bloquear', { userID: id })
  await call('desbloquear', { userID: id })
  await call('eliminar', { userID: id })
  await call('restaurar', { id })
  const acts = await api.db.query<{ accion: string; datos: { antes?: object; despues?: object } }>(
    `SELECT accion, datos FROM auditoria WHERE entidad = 'usuario' AND entidad_id = $1 ORDER BY id`,
    [id],
  )
  expect(acts.map(({ accion }) => accion)).toEqual(
    ['crear', 'editar', 'bloquear', 'desbloquear', 'eliminar', 'restaurar'].map((name) => `usuario.${name}`),
  )
  expect(acts[1]?.datos).toEqual({
    antes: { telefono: '385 4123456' },
    despues: { telefono: '385 1', claveCambiada: true },
  })
  const kept = JSON.stringify([
    await api.db.query('SELECT * FROM auditoria'),
    await api.db.query('SELECT * FROM idempotencia'),
    (await call('traerTodos', {})).datos,
    await read(id),
    api.bitacora,
  ])
  for (const secret of [NUEVA, CLAVE, 'siete higueras viejas', 'argon2']) expect(kept).not.toContain(secret)
})

test('many users come in pages of twenty, in order', async () => {
  for (let i = 0; i < 3; i++) await add({ username: `zz-página-${i}` })
  const first = await call('traerTodos', { nroPagina: 1 })
  const names = (first.datos as Fila[]).map(({ username }) => username)
  expect(names).toHaveLength(20)
  expect(names).toEqual([...names].sort(new Intl.Collator('es-AR').compare))
  expect(first.pagTotalItems).toBeGreaterThan(20)
  const second = await call('traerTodos', { nroPagina: 2 })
  expect((second.datos as Fila[]).map(({ username }) => username)).not.toContain(names[0])
})
