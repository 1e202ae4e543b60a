import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
const tokens: Record<string, string> = {}
beforeAll(async () => {
  api = await startApi()
  for (const rol of ['ADMINISTRACION', 'CONTADOR', 'EMPLEADO'] as const)
    tokens[rol] = (await signedIn(api.db, rol)).token
})
afterAll(() => api.close())

type Quien = 'ADMINISTRACION' | 'CONTADOR' | 'EMPLEADO'
const call = async (
  nombre: 'vista.guardar' | 'vista.eliminar' | 'vista.traerTodas',
  wire: object,
  quien: Quien,
) => (await api.call(nombre, { ...wire }, { token: tokens[quien] ?? '' })).sobre
const save = (nombre: string, quien: Quien, mas: object = {}) =>
  call('vista.guardar', { lista: 'morosos', nombre, consulta: 'meses=3', paraTodos: false, ...mas }, quien)
const namesOf = async (quien: Quien) =>
  ((await call('vista.traerTodas', {}, quien)).datos as { nombre: string }[]).map(({ nombre }) => nombre)
const idOf = (sobre: { datos: unknown }) => (sobre.datos as { id: number }).id

test('mine are mine, and those for everybody are told whose', async () => {
  await save('Mía', 'CONTADOR')
  await save('De todos', 'CONTADOR', {
    paraTodos: true,
    lista: 'listaDeUsuarios',
    consulta: 'tipos=1&columnas=dni',
  })
  expect(await namesOf('CONTADOR')).toEqual(['De todos', 'Mía'])
  const { datos } = await call('vista.traerTodas', {}, 'EMPLEADO')
  expect(datos).toEqual([
    {
      ...{ id: expect.any(Number) as number, lista: 'listaDeUsuarios', nombre: 'De todos' },
      ...{
        consulta: 'tipos=1&columnas=dni',
        paraTodos: true,
        propia: false,
        borrable: false,
        quien: 'Nélida Prueba',
      },
    },
  ])
})

test('the same name changes one’s own, whatever its letters, and two people may each have it', async () => {
  const first = await save('Repetida', 'CONTADOR')
  const second = await save(' REPETIDA ', 'CONTADOR', { consulta: 'meses=9' })
  expect(idOf(second)).toBe(idOf(first))
  for (const nombre of ['Repe\u200btida', '\u202aRepetida\u00a0'])
    expect(idOf(await save(nombre, 'CONTADOR', { consulta: 'meses=9' }))).toBe(idOf(first))
  const dash = await save("Deuda - l'año", 'CONTADOR')
  expect(idOf(await save('Deuda – l’an\u0303o', 'CONTADOR'))).toBe(idOf(dash))
  await save('REPETIDA', 'CONTADOR', { consulta: 'meses=9' })
  expect(await save('Repetida', 'EMPLEADO')).toMatchObject({ estado: 1 })
  const { datos } = await call('vista.traerTodas', {}, 'CONTADOR')
  expect(datos).toContainEqual(expect.objectContaining({ nombre: 'REPETIDA', consulta: 'meses=9' }))
})

test('of two who save one name for everybody at once, one is told who has it', async () => {
  const both = await Promise.all(
    (['CONTADOR', 'EMPLEADO'] as const).map((quien) => save('Carrera', quien, { paraTodos: true })),
  )
  expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(both.find(({ estado }) => estado === 0)).toMatchObject({
    errores: { nombre: 'Ya hay una vista para todos con ese nombre, de Nélida Prueba' },
  })
})

test('is deleted by its owner, and for everybody by administration too', async () => {
  const mine = idOf(await save('Privada', 'CONTADOR'))
  const shared = idOf(await save('Compartida', 'CONTADOR', { paraTodos: true }))
  expect(await call('vista.eliminar', { vistaID: shared }, 'EMPLEADO')).toMatchObject({ estado: 0 })
  expect(await call('vista.eliminar', { vistaID: mine }, 'ADMINISTRACION')).toMatchObject({ estado: 0 })
  expect(await call('vista.eliminar', { vistaID: shared }, 'ADMINISTRACION')).toMatchObject({ estado: 1 })
  expect(await call('vista.eliminar', { vistaID: mine }, 'CONTADOR')).toMatchObject({ estado: 1 })
  expect(await call('vista.eliminar', { vistaID: mine }, 'CONTADOR')).toMatchObject({ estado: 0 })
})

test('the hundred and first is refused', async () => {
  const { usuarioID, token } = await signedIn(api.db, 'EMPLEADO')
  await api.db.query(
    `INSERT INTO vista (usuario_id, lista, nombre, consulta, para_todos)
     SELECT $1, 'papeles', 'N ' || n, '', false FROM generate_series(1, 100) n`,
    [usuarioID],
  )
  const add = (nombre: string) =>
    api.call('vista.guardar', { lista: 'papeles', nombre, consulta: '', paraTodos: false }, { token })
  expect((await add('Una más')).sobre).toMatchObject({
    ...{ estado: 0, mensaje: 'Ya tiene 100 vistas: elimine las que no usa' },
  })
  expect((await add('N 7')).sobre).toMatchObject({ estado: 1 })
})
