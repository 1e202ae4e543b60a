import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CODIGO_ERRADO, CODIGO_GASTADO } from '@/contract/clave'
import { CLAVES_DISTINTAS } from '@/contract/sesion'
import { makeCuit } from '@/domain/cuit'
import { withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { correoDe, type Oficina } from '@/backend/prueba/acceso/correo'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'

const NUEVA = 'siete higueras viejas'
const NACIMIENTO = '1980-05-17'

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

const { estadoOf, row } = tryingAt(() => api)
const ask = async (usuario: string) =>
  ((await api.call('clave.pedir', { usuario })).sobre.datos as { pedido: string }).pedido
const choose = async (pedido: string, codigo: string, password = NUEVA, password2 = password) =>
  (await api.call('clave.elegir', { pedido, codigo, password, password2 })).sobre
/** Asks and reads the letter. */
async function codeFor(usuario: string): Promise<{ pedido: string; codigo: string }> {
  const pedido = await ask(usuario)
  return { pedido, codigo: await correo.code() }
}

let staff = 0
async function addStaff(): Promise<{ usuarioID: number; username: string }> {
  const username = `oficina.${++staff}`
  const usuarioID = await addAccount(api.db, 'CONTADOR', { username })
  await api.db.query('UPDATE usuario SET email = $2 WHERE id = $1', [
    usuarioID,
    `${username}@consejo.example`,
  ])
  return { usuarioID, username }
}

async function addDoctor(): Promise<{ matriculadoID: number; cuit: string }> {
  const matriculadoID = await addMember(api.db)
  const { cuit } = await row<{ cuit: string }>(
    `UPDATE matriculado SET email = 'medico' || id || '@correo.example', fecha_nacimiento = $2 WHERE id = $1
     RETURNING cuit_cuil AS cuit`,
    [matriculadoID, NACIMIENTO],
  )
  return { matriculadoID, cuit }
}

describe('a forgotten password', () => {
  test('is chosen anew with the code of the letter, once; open sessions end and a letter tells of it', async () => {
    const { usuarioID, username } = await addStaff()
    const abierta = await addSession(api.db, usuarioID)
    const { pedido, codigo } = await codeFor(`  ${username.toUpperCase()} `)
    expect(correo.sent()).toMatchObject([{ para: [`${username}@consejo.example`] }])
    expect(await choose(pedido, codigo.toUpperCase().replace('-', ' '))).toMatchObject({ estado: 1 })
    expect(await estadoOf(username, CLAVE)).toBe(-1)
    expect(await estadoOf(username, NUEVA)).toBe(1)
    expect((await api.call('sesion.propia', {}, { token: abierta })).sobre.estado).toBe(-120)
    expect(await choose(pedido, codigo, 'otras-lunas-9')).toMatchObject({
      estado: 0,
      mensaje: CODIGO_GASTADO,
    })
    await correo.deliver()
    const letters = correo.sent().map(({ texto }) => texto)
    expect(letters).toContainEqual(expect.stringContaining('Si no fue usted, avise al Consejo'))
  })

  test('leaves no code in the register, in any table, and tells the trail who and from where', async () => {
    const { usuarioID, username } = await addStaff()
    const { pedido, codigo } = await codeFor(username)
    await choose(pedido, 'zzzz-zzzz')
    await choose(pedido, codigo)
    for (const table of ['mensaje', 'pedido_de_clave', 'auditoria', 'envio']) {
      const { todo } = await row<{ todo: string }>(`SELECT string_agg(t::text, ' ') AS todo FROM ${table} t`)
      expect(todo).not.toContain(codigo)
      expect(todo).not.toContain(pedido)
    }
    const acts = await api.db.query<{ accion: string; datos: unknown }>(
      "SELECT accion, datos FROM auditoria WHERE entidad = 'usuario' AND entidad_id = $1 ORDER BY id",
      [usuarioID],
    )
    expect(acts.map(({ accion }) => accion)).toEqual(['clave.pedir', 'clave.errar', 'clave.elegir'])
    expect(acts[0]?.datos).toMatchObject({ despues: { direccion: '127.0.0.1', enviado: true } })
  })

  test('counts only in the browser that asked: another’s request with this code is a wrong one', async () => {
    const uno = await codeFor((await addStaff()).username)
    const { username } = await addStaff()
    const otro = await codeFor(username)
    const segundo = await codeFor(username)
    expect(await choose(otro.pedido, uno.codigo)).toMatchObject({ mensaje: CODIGO_ERRADO })
    expect(await choose(segundo.pedido, otro.codigo)).toMatchObject({ mensaje: CODIGO_ERRADO })
    expect(await choose('', otro.codigo)).toMatchObject({ mensaje: CODIGO_GASTADO })
    expect(await choose(otro.pedido, otro.codigo)).toMatchObject({ estado: 1 })
    // The one that was asked in the other browser meanwhile is over too.
    expect(await choose(segundo.pedido, segundo.codigo)).toMatchObject({ mensaje: CODIGO_GASTADO })
  })

  test('is guessed five times at most', async () => {
    const { pedido, codigo } = await codeFor((await addStaff()).username)
    for (let n = 0; n < 5; n++)
      expect(await choose(pedido, `mala-000${n}`)).toMatchObject({ mensaje: CODIGO_ERRADO, datos: null })
    expect(await choose(pedido, codigo)).toMatchObject({ mensaje: CODIGO_GASTADO })
  })

  test('of two who use the code at once one succeeds', async () => {
    const { pedido, codigo } = await codeFor((await addStaff()).username)
    const both = await Promise.all([choose(pedido, codigo), choose(pedido, codigo, 'otras-lunas-9')])
    expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
  })

  test('is over after half an hour, and a letter that waited so long is not sent', async () => {
    const { pedido, codigo } = await codeFor((await addStaff()).username)
    await ask((await addStaff()).username)
    await correo.look()
    await api.db.query("UPDATE pedido_de_clave SET vence_en = vence_en - interval '30 minutes'")
    await correo.deliver()
    expect(await choose(pedido, codigo)).toMatchObject({ mensaje: CODIGO_GASTADO })
    expect(correo.sent()).toHaveLength(1)
    expect(await row('SELECT estado, causa FROM mensaje ORDER BY id DESC LIMIT 1')).toEqual({
      estado: 'omitido',
      causa: 'El pedido venció',
    })
  })

  test.each([
    ['too short', '12345', '12345', 'password', 'La clave debe ser mayor a 6 caracteres'],
    ['too common', '123456', '123456', 'password', 'Esa clave es demasiado fácil de adivinar. Elija otra'],
    ['not twice the same', NUEVA, `${NUEVA}s`, 'password2', CLAVES_DISTINTAS],
  ])('a new one that will not do leaves the code as it is: %s', async (_, clave, otra, campo, mensaje) => {
    const { pedido, codigo } = await codeFor((await addStaff()).username)
    expect(await choose(pedido, codigo, clave, otra)).toMatchObject({
      estado: 0,
      errores: { [campo]: mensaje },
    })
    expect(await choose(pedido, codigo)).toMatchObject({ estado: 1 })
  })

  test('nobody, a locked and a removed user get the same answer, the same wrong codes, and no letter', async () => {
    const locked = await addStaff()
    const removed = await addStaff()
    await api.db.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [locked.usuarioID])
    await api.db.query('UPDATE usuario SET eliminado_en = now() WHERE id = $1', [removed.usuarioID])
    for (const usuario of ['nadie.conocido', locked.username, removed.username]) {
      const { http, sobre } = await api.call('clave.pedir', { usuario })
      expect({ http, ...sobre }).toEqual({
        http: 200,
        estado: 1,
        mensaje: null,
        excepcion: null,
        datos: { pedido: expect.stringMatching(/^[\w-]{43}$/) as string },
      })
      await correo.look()
      const { pedido } = sobre.datos as { pedido: string }
      for (let n = 0; n < 5; n++)
        expect(await choose(pedido, 'k7mf-3q9x')).toMatchObject({ mensaje: CODIGO_ERRADO })
      expect(await choose(pedido, 'k7mf-3q9x')).toMatchObject({ mensaje: CODIGO_GASTADO })
    }
    await correo.deliver()
    expect(correo.sent()).toEqual([])
  })

  test('what was typed is kept only until it is looked at: people type passwords there', async () => {
    await ask('mi contraseña secreta')
    await correo.look()
    const { todo } = await row<{ todo: string }>(
      "SELECT string_agg(p::text, ' ') AS todo FROM pedido_de_clave p",
    )
    expect(todo).not.toContain('secreta')
  })

  test('one account gets five letters an hour, one address a limited number of requests', async () => {
    const { username } = await addStaff()
    for (let n = 0; n < 7; n++) await ask(username)
    await correo.deliver()
    expect(correo.sent()).toHaveLength(5)
    const answers = []
    for (let n = 0; n < 50; n++) answers.push((await api.call('clave.pedir', { usuario: 'nadie' })).http)
    expect(answers.filter((http) => http === 429).length).toBeGreaterThan(0)
  })

  test('the letter of a doctor goes where the register says, his CUIT typed with hyphens too', async () => {
    const { matriculadoID, cuit } = await addDoctor()
    await addAccount(api.db, 'MEDICO', { username: cuit, matriculadoID })
    await codeFor(`${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`)
    expect(correo.sent()).toMatchObject([{ para: [`medico${matriculadoID}@correo.example`] }])
  })

  test('who of the staff is tied to a doctor is written to at the account’s address, which only administration changes', async () => {
    const { matriculadoID } = await addDoctor()
    const username = 'doctora.contadora'
    const usuarioID = await addAccount(api.db, 'CONTADOR', { username, matriculadoID })
    await api.db.query("UPDATE usuario SET email = 'ella@consejo.example' WHERE id = $1", [usuarioID])
    await codeFor(username)
    expect(correo.sent()).toMatchObject([{ para: ['ella@consejo.example'] }])
  })

  test('without an address the office finds the letter left out, with the reason', async () => {
    await addAccount(api.db, 'EMPLEADO', { username: 'sin.correo' })
    await ask('sin.correo')
    await correo.deliver()
    const { token } = await signedIn(api.db, 'ADMINISTRACION')
    const { sobre } = await api.call('mensaje.traerTodos', {}, { token })
    expect(sobre.datos).toMatchObject([
      {
        matriculadoID: null,
        apellidoNombre: 'Nélida Prueba',
        estado: 'omitido',
        causa: 'No tiene correo electrónico',
      },
    ])
  })
})

describe('a doctor’s first access', () => {
  const begin = async (cuit: string, fechaNacimiento = NACIMIENTO) =>
    ((await api.call('clave.pedirPrimera', { cuit, fechaNacimiento })).sobre.datos as { pedido: string })
      .pedido

  test('makes his account, and he sees his own record', async () => {
    const { matriculadoID, cuit } = await addDoctor()
    const pedido = await begin(cuit)
    const codigo = await correo.code()
    expect(correo.sent()[0]?.texto).toContain(cuit)
    expect(await choose(pedido, codigo)).toMatchObject({ estado: 1 })
    const { sobre } = await api.call('sesion.login', { usuario: cuit, password: NUEVA })
    expect(sobre.datos).toMatchObject({ roles: [{ nombre: 'MEDICO' }], usuario: { matriculadoID } })
    expect(sobre.datos).not.toHaveProperty('debeCambiarClave')
  })

  test('with another day of birth, or a CUIT of nobody, says the same and sends nothing', async () => {
    const { cuit } = await addDoctor()
    for (const pedido of [await begin(cuit, '1980-05-18'), await begin(makeCuit(99_000_001, 2))]) {
      await correo.deliver()
      expect(await choose(pedido, 'k7mf-3q9x')).toMatchObject({ mensaje: CODIGO_ERRADO })
    }
    expect(correo.sent()).toEqual([])
  })

  test('is not the way into an account that is locked, or of the staff', async () => {
    const uno = await addDoctor()
    const dos = await addDoctor()
    const tres = await addDoctor()
    const locked = await addAccount(api.db, 'MEDICO', {
      username: uno.cuit,
      matriculadoID: uno.matriculadoID,
    })
    await api.db.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [locked])
    await addAccount(api.db, 'ADMINISTRACION', { username: 'medica.jefa', matriculadoID: dos.matriculadoID })
    await addAccount(api.db, 'ADMINISTRACION', { username: tres.cuit })
    for (const { cuit } of [uno, dos, tres]) await begin(cuit)
    await correo.deliver()
    expect(correo.sent()).toEqual([])
  })

  test('with an account already there chooses its password; twice at once makes one account', async () => {
    const { matriculadoID, cuit } = await addDoctor()
    const pedidos = [await begin(cuit)]
    const codigos = [await correo.code()]
    pedidos.push(await begin(cuit))
    codigos.push(await correo.code())
    const both = await Promise.all(pedidos.map((pedido, n) => choose(pedido, codigos[n] ?? '')))
    expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
    expect(
      await row('SELECT count(*)::int AS n FROM usuario WHERE matriculado_id = $1', [matriculadoID]),
    ).toEqual({ n: 1 })
    const otra = await begin(cuit)
    expect(await choose(otra, await correo.code(), 'otras-lunas-9')).toMatchObject({ estado: 1 })
    expect(await estadoOf(cuit, 'otras-lunas-9')).toBe(1)
  })
})
