import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MENSAJES_CUIT } from '@/contract/externos'
import { formatCuit } from '@/domain/cuit'
import { hashPassword } from '@/backend/acceso/cuenta/clave'
import { chooseRecetas } from '@/backend/acceso/receta/configuracion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addMember, CLAVE, signedIn } from '@/backend/prueba/gente'
import { LLAMADAS } from '@/backend/prueba/llamada'
import { sampleOf, setScene } from '@/backend/prueba/muestras'

const DIRECCION = 'https://recetas.example/entrar?pase={token}&de=consejo'
const NUEVA = 'otras-lunas-9'
const NO_VALE = 'El pase no es válido, ya se usó o venció'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi({ recetas: DIRECCION })
})
beforeEach(() => api.db.query('DELETE FROM intento'))
afterAll(() => api.close())

const enter = async (cuit: string, password: string, direccion = '10.0.0.1') => {
  const { http, sobre } = await api.call(
    'externos.cuitLogin',
    { cuit, password },
    { headers: { 'x-forwarded-for': direccion } },
  )
  return { http, ...sobre }
}
const check = async (token: string) => (await api.call('externos.comprobarPase', { token })).sobre
const choose = async (token: string, cuit: string, password = NUEVA, password2 = password) =>
  (await api.call('externos.generarClave', { token, cuit, password, password2 })).sobre

async function doctor(tipo = 1) {
  const matriculadoID = await addMember(api.db, { apellido: 'Roca', nombre: 'Elsa', tipo })
  const [row] = await api.db.query<{ cuit: string; matricula: number }>(
    'SELECT cuit_cuil AS cuit, matricula FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  if (!row) throw new Error('Sin matriculado')
  const usuarioID = await addAccount(api.db, 'MEDICO', { username: row.cuit, matriculadoID })
  return { matriculadoID, usuarioID, ...row }
}
async function withKey(tipo = 1) {
  const uno = await doctor(tipo)
  const { token } = await signedIn(api.db, 'ADMINISTRACION')
  const { sobre } = await api.call(
    'matriculado.reiniciarClaveAcceso',
    { matriculadoID: uno.matriculadoID },
    { token },
  )
  return { ...uno, clave: String(sobre.datos) }
}
const paseIn = (datos: unknown) => new URL(String(datos)).searchParams.get('pase') ?? ''
async function paseOf({ cuit }: { cuit: string }) {
  return paseIn((await enter(cuit, CLAVE)).datos)
}

describe('signing in by CUIT', () => {
  test('with the password in either form of its letters', async () => {
    const { usuarioID, cuit } = await doctor()
    await api.db.query('UPDATE usuario SET clave_hash = $2 WHERE id = $1', [
      usuarioID,
      await hashPassword('Ñandú-contraseña'.normalize('NFD')),
    ])
    for (const form of ['NFC', 'NFD'])
      expect((await enter(cuit, 'Ñandú-contraseña'.normalize(form))).estado).toBe(1)
  })

  test('with hyphens, blanks or none: the address with a pass in its place', async () => {
    const { cuit, matricula } = await doctor()
    const seen = new Set<string>()
    for (const typed of [cuit, formatCuit(cuit), ` ${formatCuit(cuit).replaceAll('-', '.')} `]) {
      const { estado, datos } = await enter(typed, CLAVE)
      expect(estado).toBe(1)
      expect(datos).toMatch(/^https:\/\/recetas\.example\/entrar\?pase=[\w-]{43}&de=consejo$/)
      seen.add(paseIn(datos))
    }
    expect(seen.size).toBe(3)
    const [pase = ''] = seen
    expect((await check(pase)).datos).toEqual({
      cuit,
      nombre: 'Roca Elsa',
      matricula,
      matriculaEstado: 'ACTIVO',
      puedeRecetar: true,
    })
  })

  test('each refusal has its number and its text', async () => {
    const activo = await doctor()
    const pasivo = await doctor(3)
    const staff = '20123456786'
    await addAccount(api.db, 'CONTADOR', { username: staff })
    const tried = [
      [activo.cuit, 'no es esta', -1],
      ['20-99999999-1', CLAVE, -2],
      [pasivo.cuit, CLAVE, -3],
      [staff, CLAVE, -5],
    ] as const
    for (const [cuit, clave, estado] of tried)
      expect(await enter(cuit, clave)).toMatchObject({
        http: 200,
        estado,
        mensaje: MENSAJES_CUIT[estado],
        datos: null,
      })
    // What an account may do is only told to who knows its password.
    for (const { cuit } of [pasivo, { cuit: staff }])
      expect((await enter(cuit, 'no es esta', '10.0.0.9')).estado).toBe(-1)
    for (const cuit of ['', '  ', '---', 'sin numeros'])
      expect(await enter(cuit, CLAVE)).toMatchObject({
        estado: 0,
        errores: { cuit: 'Por favor ingrese cuit o cuil' },
      })
    expect((await enter(activo.cuit, '')).errores).toEqual({ password: 'Por favor ingrese Contraseña' })
  })

  test('the state that lets prescribe is the setting’s', async () => {
    const { cuit } = await doctor(3)
    await api.db.query(
      `INSERT INTO ajuste (clave, valor, version, usuario_id) SELECT 'estadosHabilitados', '7', 1, max(id) FROM usuario`,
    )
    expect((await enter(cuit, CLAVE)).estado).toBe(1)
    await api.db.query('DELETE FROM ajuste')
    expect((await enter(cuit, CLAVE)).estado).toBe(-3)
  })

  test('tries are counted with those of /login, and the right password waits too', async () => {
    const { cuit } = await doctor()
    const estados = []
    for (let i = 0; i < 3; i++) estados.push((await enter(formatCuit(cuit), `errada ${i}`)).estado)
    for (let i = 0; i < 2; i++) {
      const headers = { 'x-forwarded-for': '10.0.0.1' }
      const { sobre } = await api.call('sesion.login', { usuario: cuit, password: 'errada' }, { headers })
      estados.push(sobre.estado)
    }
    estados.push((await enter(cuit, CLAVE)).estado)
    expect(estados).toEqual([-1, -1, -1, -1, -1, -4])
    expect((await enter(cuit, CLAVE)).mensaje).toBe('Contraseña incorrecta, intente nuevamente')
    // The doctor at another address is not kept out.
    expect((await enter(cuit, CLAVE, '10.0.0.2')).estado).toBe(1)
  })

  test('an address that guesses is stopped, and a hundred at once are no way around it', async () => {
    await api.db.query(
      `INSERT INTO ajuste (clave, valor, version, usuario_id) SELECT 'intentosDireccion', '20', 1, max(id) FROM usuario`,
    )
    const at = '10.7.7.7'
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => enter(`20-${30_000_000 + i}-1`, 'errada', at)),
    )
    const estados = all.map(({ estado }) => estado)
    expect(estados.filter((estado) => estado === -2)).toHaveLength(20)
    expect(all.filter(({ http }) => http === 429)).toHaveLength(20)
    await api.db.query('DELETE FROM ajuste')
  })

  test('without a prescription system it says so', async () => {
    expect(chooseRecetas({ PADRON_REGISTRO: 'real', PUBLIC_URL: 'https://consejo.example' })).toBeNull()
    expect(chooseRecetas({ PADRON_REGISTRO: 'demo', PUBLIC_URL: 'http://127.0.0.1:3000/' })).toBe(
      'http://127.0.0.1:3000/recetaDePrueba?token={token}',
    )
    const bare = await startApi()
    const { direccion: token, propio: matriculadoID } = await setScene(bare)
    const { sobre: key } = await bare.call('matriculado.reiniciarClaveAcceso', { matriculadoID }, { token })
    const [{ username = '' } = {}] = await bare.db.query<{ username: string }>(
      'UPDATE usuario SET debe_cambiar_clave = false WHERE matriculado_id = $1 RETURNING username',
      [matriculadoID],
    )
    const { sobre } = await bare.call('externos.cuitLogin', { cuit: username, password: key.datos })
    expect(sobre).toMatchObject({
      estado: 0,
      mensaje: 'El sistema de recetas no está configurado. Comuníquese con el consejo.',
    })
    await bare.close()
  })
})

describe('the first password', () => {
  test('the office’s key leads to it once, and it opens both doors', async () => {
    const { cuit, clave, matriculadoID } = await withKey()
    const first = await enter(formatCuit(cuit), clave.toUpperCase().replaceAll('-', ' '))
    expect(first).toMatchObject({ estado: 2, mensaje: 'Debe generar su nueva contraseña' })
    expect((await enter(cuit, clave)).estado).toBe(-1)
    const pase = String(first.datos)
    expect(await choose(pase, formatCuit(cuit))).toMatchObject({ estado: 1, datos: null })
    expect((await enter(cuit, NUEVA)).estado).toBe(1)
    const login = await api.call('sesion.login', { usuario: cuit, password: NUEVA })
    expect(login.sobre.datos).not.toHaveProperty('debeCambiarClave')
    expect((await choose(pase, cuit, 'terceras-lunas')).estado).toBe(0)
    const trail = await api.db.query<{ accion: string }>(
      `SELECT a.accion FROM auditoria a WHERE a.matriculado_id = $1 AND a.accion LIKE 'receta.%'`,
      [matriculadoID],
    )
    expect(trail.map(({ accion }) => accion)).toContain('receta.generarClave')
  })

  test('a password that is no good says why and leaves the pass', async () => {
    const { cuit, clave } = await withKey()
    const pase = String((await enter(cuit, clave)).datos)
    const corta = 'La clave debe ser mayor a 6 caracteres'
    expect((await choose(pase, cuit, 'cinco')).errores).toEqual({ password: corta })
    expect((await choose(pase, cuit, NUEVA, 'otra-cosa-2')).errores).toEqual({
      password2: 'Las contraseñas no coinciden',
    })
    expect((await choose(pase, cuit, '123456')).errores?.['password']).toContain('fácil de adivinar')
    expect((await choose(pase, cuit, clave)).errores?.['password']).toContain('distinta')
    expect((await choose(pase, cuit)).estado).toBe(1)
  })

  test('guessed, of another, expired, replaced by a newer key, and from two browsers at once', async () => {
    const mensaje = 'No se pudo generar la clave, intentelo nuevamente o comuniquese con el administrador'
    const uno = await withKey()
    const otro = await withKey()
    const pase = String((await enter(uno.cuit, uno.clave)).datos)
    for (const [token, cuit] of [
      ['0'.repeat(43), uno.cuit],
      [pase, otro.cuit],
      [await paseOf(await doctor()), uno.cuit],
    ] as const)
      expect(await choose(token, cuit)).toMatchObject({ estado: 0, mensaje })
    const both = await Promise.all([choose(pase, uno.cuit), choose(pase, uno.cuit, 'terceras-lunas')])
    expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])

    const late = String((await enter(otro.cuit, otro.clave)).datos)
    await api.db.query("UPDATE pase SET vence_en = now() WHERE clase = 'clave' AND usado_en IS NULL")
    expect(await choose(late, otro.cuit)).toMatchObject({ estado: 0, mensaje })

    const tres = await withKey()
    const old = String((await enter(tres.cuit, tres.clave)).datos)
    const { token } = await signedIn(api.db, 'ADMINISTRACION')
    await api.call('matriculado.reiniciarClaveAcceso', { matriculadoID: tres.matriculadoID }, { token })
    expect(await choose(old, tres.cuit)).toMatchObject({ estado: 0, mensaje })
  })
})

describe('the pass of the prescription system', () => {
  test('is good once, for a minute, and tells what holds when it is checked', async () => {
    const uno = await doctor()
    const pase = await paseOf(uno)
    const twice = await Promise.all([check(pase), check(pase)])
    expect(twice.map(({ estado }) => estado).sort()).toEqual([0, 1])
    expect(await check(pase)).toMatchObject({ estado: 0, mensaje: NO_VALE, datos: null })
    expect(await check('0'.repeat(43))).toMatchObject({ estado: 0, mensaje: NO_VALE })

    const late = await paseOf(uno)
    await api.db.query("UPDATE pase SET vence_en = vence_en - interval '60 seconds'")
    expect(await check(late)).toMatchObject({ estado: 0, mensaje: NO_VALE })

    const suspended = await paseOf(uno)
    await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [uno.matriculadoID])
    expect((await check(suspended)).datos).toMatchObject({
      puedeRecetar: false,
      matriculaEstado: 'SUSPENDIDO',
    })
  })

  test('of an account that was locked or removed meanwhile it is none', async () => {
    for (const sql of ['bloqueado = true', 'eliminado_en = now()']) {
      const uno = await doctor()
      const pase = await paseOf(uno)
      await api.db.query(`UPDATE usuario SET ${sql} WHERE id = $1`, [uno.usuarioID])
      expect(await check(pase)).toMatchObject({ estado: 0, mensaje: NO_VALE })
    }
  })

  test('opens none of the staff’s calls, one of each noun, and a staff session is no pass', async () => {
    const escena = await setScene(api)
    const { cuit, clave } = await withKey()
    const passes = [await paseOf(await doctor()), String((await enter(cuit, clave)).datos)]
    const guarded = LLAMADAS.filter(({ llamada }) => llamada.acceso !== 'publico')
    const nouns = new Map(guarded.map((one) => [one.nombre.split('.')[0], one]))
    for (const { nombre } of nouns.values()) {
      for (const token of passes) {
        const { sobre } = await api.call(nombre, sampleOf(nombre, escena), { token })
        expect({ nombre, estado: sobre.estado }).toEqual({ nombre, estado: -100 })
      }
    }
    const { token } = await signedIn(api.db, 'ADMINISTRACION')
    expect((await check(token)).estado).toBe(0)
    expect((await choose(token, cuit)).estado).toBe(0)
    const [, other = ''] = passes
    expect((await check(other)).estado).toBe(0)
  })

  test('is kept by its hash alone, and so is nothing of it in the log or the trail', async () => {
    const pase = await paseOf(await doctor())
    await check(pase)
    const [{ todo = '' } = {}] = await api.db.query<{ todo: string }>(
      `SELECT (SELECT string_agg(p::text, ' ') FROM pase p) || (SELECT string_agg(a::text, ' ') FROM auditoria a) AS todo`,
    )
    expect(todo + JSON.stringify(api.bitacora)).not.toContain(pase)
    expect(todo).not.toContain(CLAVE)
  })
})
