import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AJUSTES, CLAVES_AJUSTE, type ClaveNumero } from '@/domain/ajustes'
import { readAjuste, readPersonas, readTexto } from '@/backend/acceso/ajuste/store'
import { tryingAt } from '@/backend/prueba/acceso/cuenta'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addAccount, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'
import { newUser } from '@/backend/prueba/muestras-de-usuario'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
})
beforeEach(async () => {
  await api.db.query('DELETE FROM ajuste')
  await api.db.query('DELETE FROM intento')
})
afterAll(() => api.close())

const { estadoOf, failTimes, knownDevice, row } = tryingAt(() => api)
interface Fila {
  clave: string
  valor: number | null
  personas: { id: number; nombre: string | null }[] | null
  version: number
  quien: string | null
}
const list = async () => (await api.call('ajuste.traerTodos', {}, { token })).sobre.datos as Fila[]
const put = async (clave: string, valor: unknown, version = 0) =>
  (await api.call('ajuste.actualizarDatos', { clave, valor, version }, { token })).sobre
const isNumero = (clave: string): clave is ClaveNumero =>
  !['editarMatriculas', 'elegirPlanes', 'articuloPrescripcion'].includes(clave)
const set = async (clave: ClaveNumero, valor: number) => expect((await put(clave, valor)).estado).toBe(1)

test('all rules are told, with their defaults until somebody sets one', async () => {
  expect(await list()).toEqual(
    CLAVES_AJUSTE.map((clave) => {
      const { defecto } = AJUSTES[clave]
      const valor = typeof defecto === 'number' ? defecto : null
      // The first account of this register is 1; nobody is 3429.
      const personas =
        typeof defecto !== 'object'
          ? null
          : defecto.map((id) => ({ id, nombre: id === 1 ? 'Nélida Prueba' : null }))
      return {
        ...{ clave, valor, personas, version: 0, cambiado: null, quien: null },
        ...(typeof defecto === 'string' && { texto: defecto }),
      }
    }),
  )
  await set('sesionReposo', 45)
  expect((await list()).find(({ clave }) => clave === 'sesionReposo')).toMatchObject({
    valor: 45,
    version: 1,
    quien: 'Nélida Prueba',
  })
})

test.each(CLAVES_AJUSTE.filter(isNumero))('%s takes its limits and nothing outside', async (clave) => {
  const ajuste = AJUSTES[clave]
  if (ajuste.tipo !== 'entero') return
  for (const valor of [ajuste.minimo - 1, ajuste.maximo + 1])
    expect(await put(clave, valor)).toMatchObject({
      estado: 0,
      errores: { valor: `Ingrese un número entre ${ajuste.minimo} y ${ajuste.maximo}` },
    })
  for (const valor of ['', null, 6.5, 'muchos', {}, 1e308]) expect((await put(clave, valor)).estado).toBe(0)
  expect((await put(clave, ajuste.maximo)).estado).toBe(1)
  expect(await readAjuste(api.db, clave)).toBe(ajuste.maximo)
})

test('a rule of words keeps what was written, within its length, and can be emptied', async () => {
  const write = async (texto: string, version: number) =>
    (await api.call('ajuste.actualizarDatos', { clave: 'articuloPrescripcion', texto, version }, { token }))
      .sobre
  expect(await write('x'.repeat(201), 0)).toMatchObject({ errores: { texto: 'Hasta 200 caracteres' } })
  expect((await write(' Artículo 2560 ', 0)).estado).toBe(1)
  expect(await readTexto(api.db, 'articuloPrescripcion')).toBe('Artículo 2560')
  expect((await list()).find(({ clave }) => clave === 'articuloPrescripcion')).toMatchObject({
    ...{ valor: null, personas: null, texto: 'Artículo 2560', version: 1 },
  })
  expect((await write('', 1)).estado).toBe(1)
  expect(await readTexto(api.db, 'articuloPrescripcion')).toBe('')
})

test('a rule that does not exist is none', async () => {
  for (const clave of ['toString', '__proto__', 'otra', '']) expect((await put(clave, 7)).estado).toBe(0)
})

test('of two who change it at once one is told who was first', async () => {
  const answers = await Promise.all([put('claveMinima', 8), put('claveMinima', 10)])
  expect(answers.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(answers.find(({ estado }) => estado === 0)?.mensaje).toMatch(/^La cambió Nélida Prueba el \d\d\//)
  expect((await put('claveMinima', 12, 1)).estado).toBe(1)
})

describe('a rule that is a list of persons', () => {
  const name = async (personas: unknown, version = 0) =>
    (await api.call('ajuste.actualizarDatos', { clave: 'editarMatriculas', personas, version }, { token }))
      .sobre
  const named = async () => (await list()).find(({ clave }) => clave === 'editarMatriculas')?.personas

  test('takes users whose role lets them collect, and keeps who is named already', async () => {
    const contador = await addAccount(api.db, 'CONTADOR')
    const empleado = await addAccount(api.db, 'EMPLEADO')
    const { sobre } = await api.call('ajuste.traerPersonas', {}, { token })
    const ids = (sobre.datos as { id: number }[]).map(({ id }) => id)
    expect(ids).toContain(contador)
    expect(ids).not.toContain(empleado)
    for (const personas of [[1, empleado], [1, 987_654], undefined, '', 'todas', [0], [1.5]])
      expect((await name(personas)).estado).toBe(0)
    expect((await name([1, empleado])).errores).toEqual({
      personas: 'Alguna de las personas no es un usuario al que se pueda nombrar',
    })
    expect((await name([contador, 3429, 1, 1])).estado).toBe(1)
    expect((await named())?.map(({ id }) => id)).toEqual([1, contador, 3429].toSorted((a, b) => a - b))
    expect(await readPersonas(api.db, 'editarMatriculas')).toContain(contador)
    // Taken off, who was never a user cannot come back.
    expect((await name([1], 1)).estado).toBe(1)
    expect((await name([1, 3429], 2)).estado).toBe(0)
    expect((await name([], 2)).estado).toBe(1)
    expect(await named()).toEqual([])
    const trail = await api.call('auditoria.traerTodos', { accion: 'ajuste.editar' }, { token })
    const [last] = trail.sobre.datos as {
      cambios: { campo: string; antes: string; despues: string | null }[]
    }[]
    expect(last?.cambios).toMatchObject([
      { campo: 'Quiénes editan y eliminan matrículas generadas', despues: null },
    ])
  })
})

test('the trail says it in words', async () => {
  await set('sesionMaxima', 1)
  const { sobre } = await api.call('auditoria.traerTodos', { accion: 'ajuste.editar' }, { token })
  expect((sobre.datos as { accion: string; cambios: unknown }[])[0]).toMatchObject({
    accion: 'Cambio de una regla',
    cambios: [{ campo: 'Sesión más larga', antes: '10 horas', despues: '1 hora' }],
  })
})

describe('each acts at once', () => {
  test('claveMinima: where a password is chosen, for oneself or for another', async () => {
    const { token: propio } = await signedIn(api.db, 'EMPLEADO')
    const change = async (password: string) =>
      (
        await api.call(
          'sesion.cambiarPropia',
          { passwordActual: CLAVE, password, password2: password },
          { token: propio },
        )
      ).sobre
    await set('claveMinima', 12)
    const fault = 'La clave debe tener al menos 12 caracteres'
    expect(await change('ombu-y-43')).toMatchObject({ estado: 0, errores: { password: fault } })
    const nuevo = { ...newUser('corta.clave'), password: 'ombu-y-43' }
    expect((await api.call('user.crear', nuevo, { token })).sobre.errores).toEqual({ password: fault })
    expect((await api.call('sesion.traerReglas', {}, { token: propio })).sobre.datos).toEqual({
      claveMinima: 12,
      reposoMinutos: 30,
    })
    expect((await change('siete higueras viejas')).estado).toBe(1)
  })

  test('sesionReposo and sesionMaxima: the first for open sessions too', async () => {
    const { token: propio } = await signedIn(api.db, 'EMPLEADO')
    const live = async () => (await api.call('sesion.propia', {}, { token: propio })).sobre.estado
    await api.db.query(
      "UPDATE sesion SET usada_en = now() - interval '20 min' WHERE usuario_id IN (SELECT max(usuario_id) FROM sesion)",
    )
    expect(await live()).toBe(1)
    await api.db.query(
      "UPDATE sesion SET usada_en = now() - interval '20 min' WHERE usuario_id IN (SELECT max(usuario_id) FROM sesion)",
    )
    await set('sesionReposo', 15)
    expect(await live()).toBe(-110)
    await set('sesionMaxima', 2)
    await addSession(api.db, await addAccount(api.db, 'EMPLEADO'))
    const { horas } = await row<{ horas: number }>(
      'SELECT round(extract(epoch FROM vence_en - creada_en) / 3600)::int AS horas FROM sesion ORDER BY id DESC LIMIT 1',
    )
    expect(horas).toBe(2)
  })

  test('intentosCuenta, bloqueosDefinitivo and intentosDireccion', async () => {
    await set('intentosCuenta', 3)
    await set('bloqueosDefinitivo', 2)
    await addAccount(api.db, 'EMPLEADO', { username: 'se.equivoca' })
    const suyo = await knownDevice('se.equivoca', CLAVE)
    expect(await failTimes('se.equivoca', 4, '10.0.0.1', suyo)).toEqual([-1, -1, -1, -4])
    await api.db.query(
      "UPDATE intento SET bloqueado_hasta = now() - interval '1 s' WHERE clave LIKE 'cuenta:%'",
    )
    expect(await failTimes('se.equivoca', 4, '10.0.0.1', suyo)).toEqual([-1, -1, -1, -3])
    await set('intentosDireccion', 20)
    expect(await estadoOf('nadie.conocido', 'x')).toBe(-2)
    await api.db.query("UPDATE intento SET fallos = 19 WHERE clave LIKE 'direccion:%'")
    expect(await estadoOf('nadie.conocido', 'x')).toBe(-2)
    expect(await estadoOf('nadie.conocido', 'x')).toBe(0)
  })
})
