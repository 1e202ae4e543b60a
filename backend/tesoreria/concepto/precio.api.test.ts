import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

type Datos = Record<string, unknown> & { id: number; version: number }
const call = async (
  name: 'crear' | 'actualizarDatos' | 'traerDatos' | 'eliminar' | 'restaurar',
  wire: object,
) => (await api.call(`concepto.${name}`, wire as Record<string, unknown>, { token })).sobre
const precio = (change: object = {}) => ({
  nombre: 'Matrícula RESIDENTE 2028',
  monto: 12_000.5,
  tipo: 1,
  anio: 2028,
  tipoMatriculaID: 2,
  variante: 0,
  ...change,
})
async function add(change: object = {}): Promise<number> {
  const sobre = await call('crear', precio(change))
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as Datos).id
}
const read = async (conceptoID: number) => (await call('traerDatos', { conceptoID })).datos as Datos

test('a price is made with its keys, read with them, and listed among the prices alone', async () => {
  const id = await add({ anio: 2040 })
  expect(await read(id)).toMatchObject({ ...precio({ anio: 2040 }), id, version: 1 })
  const list = async (tipo: number) =>
    (await api.call('concepto.traerTodosSinPaginar', { tipo }, { token })).sobre.datos as Datos[]
  expect((await list(1))[0]).toMatchObject({ id, anio: 2040, tipoMatriculaID: 2, variante: 0, version: 1 })
  expect((await list(0)).map((row) => row.id)).not.toContain(id)
})

test('a concept that is no price has no price keys, and keeps none', async () => {
  const sobre = await call('crear', {
    nombre: 'Carnet',
    monto: 100,
    anio: 2030,
    tipoMatriculaID: 1,
    variante: 2,
  })
  const row = await read((sobre.datos as Datos).id)
  expect(row).toMatchObject({ nombre: 'Carnet', tipo: 0 })
  expect(row).not.toHaveProperty('anio')
  expect(row).not.toHaveProperty('variante')
})

test('one price for a year, a type and a variant: another is refused beside the year with the amount there is', async () => {
  await add({ anio: 2041, variante: 1 })
  const again = await call('crear', precio({ anio: 2041, variante: 1, monto: 5 }))
  const mensaje = 'Ya hay un precio de RESIDENTE con seguro 2041: $\u00a012.000,50'
  expect(again).toMatchObject({ estado: 0, mensaje, errores: { anio: mensaje } })
  await add({ anio: 2041, variante: 2 })
  await add({ anio: 2041, variante: 1, tipoMatriculaID: 3 })
})

test('of several who add the same price at once, one succeeds and the others are told', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((monto) => call('crear', precio({ anio: 2042, monto }))))
  expect(answers.map(({ estado }) => estado).sort()).toEqual([0, 0, 0, 1])
  for (const { estado, mensaje } of answers) if (estado === 0) expect(mensaje).toMatch(/^Ya hay un precio de/)
})

test.each([
  [{ anio: undefined }, 'anio', 'Ingrese el año'],
  [{ anio: 1999 }, 'anio', 'Ingrese el año'],
  [{ tipoMatriculaID: undefined }, 'tipoMatriculaID', 'Elija el tipo de matrícula'],
  [{ tipoMatriculaID: 5 }, 'tipoMatriculaID', 'Solo tienen precio ACTIVO, RESIDENTE y PASIVO'],
  [{ variante: 4 }, 'variante', 'Elija el seguro'],
  [{ monto: undefined }, 'monto', 'Ingrese Monto'],
  [{ monto: 'abc' }, 'monto', 'Ingrese un importe válido'],
  [{ monto: -5 }, 'monto', 'Ingrese un importe válido'],
  [{ tipo: 2 }, 'tipo', 'Tipo inválido'],
])('refused: %j', async (change, campo, mensaje) => {
  expect(await call('crear', precio({ anio: 2043, ...change }))).toMatchObject({
    estado: 0,
    mensaje,
    errores: { [campo]: mensaje },
  })
})

test('an amount edited as the old screen does it keeps the keys; an older reading overwrites nobody', async () => {
  const conceptoID = await add({ anio: 2044 })
  const edit = { conceptoID, nombre: 'Matrícula RESIDENTE 2044', monto: 13_000, version: 1 }
  expect(await call('actualizarDatos', edit)).toMatchObject({ estado: 1 })
  expect(await read(conceptoID)).toMatchObject({ monto: 13_000, anio: 2044, tipoMatriculaID: 2, version: 2 })
  const late = await call('actualizarDatos', { ...edit, monto: 14_000 })
  expect(late).toMatchObject({ estado: 0, mensaje: expect.stringMatching(/^Lo cambió/) as string })
  expect(await read(conceptoID)).toMatchObject({ monto: 13_000 })
})

test('a price moves to keys that are free, and never to another’s', async () => {
  const conceptoID = await add({ anio: 2045 })
  await add({ anio: 2046 })
  const edit = { conceptoID, nombre: 'x', monto: 1 }
  expect(await call('actualizarDatos', { ...edit, anio: 2046 })).toMatchObject({
    estado: 0,
    errores: { anio: expect.stringMatching(/^Ya hay un precio/) as string },
  })
  expect(await call('actualizarDatos', { ...edit, anio: 2047, variante: 3 })).toMatchObject({ estado: 1 })
  expect(await read(conceptoID)).toMatchObject({ anio: 2047, variante: 3, tipoMatriculaID: 2 })
  expect(await call('actualizarDatos', { ...edit, tipo: 0 })).toMatchObject({
    estado: 0,
    errores: { tipo: expect.any(String) as string },
  })
})

test('a deleted price gives its place to another, and then cannot come back', async () => {
  const conceptoID = await add({ anio: 2048 })
  expect(await call('eliminar', { conceptoID })).toMatchObject({ estado: 1 })
  expect(await call('restaurar', { id: conceptoID })).toMatchObject({ estado: 1 })
  await call('eliminar', { conceptoID })
  await add({ anio: 2048 })
  expect(await call('restaurar', { id: conceptoID })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Ya hay un precio/) as string,
  })
})

test('of a price brought back and another added in its place at once, one is there and the other is told', async () => {
  const conceptoID = await add({ anio: 2050 })
  await call('eliminar', { conceptoID })
  const answers = await Promise.all([
    call('restaurar', { id: conceptoID }),
    call('crear', precio({ anio: 2050, monto: 7 })),
    call('crear', precio({ anio: 2050, monto: 8 })),
  ])
  expect(answers.map(({ estado }) => estado).sort()).toEqual([0, 0, 1])
  for (const { estado, mensaje } of answers) if (estado === 0) expect(mensaje).toMatch(/^Ya hay un precio de/)
})

test('of several who move their price to the same place, one does; an amount saved meanwhile moves nothing', async () => {
  const ids = await Promise.all([2051, 2052, 2053].map((anio) => add({ anio })))
  const moved = await Promise.all(
    ids.map((conceptoID) => call('actualizarDatos', { conceptoID, nombre: 'x', monto: 1, anio: 2054 })),
  )
  expect(moved.map(({ estado }) => estado).sort()).toEqual([0, 0, 1])
  const [conceptoID] = ids.filter((_, i) => moved[i]?.estado === 0)
  await Promise.all([
    call('actualizarDatos', { conceptoID, nombre: 'x', monto: 2, anio: 2055 }),
    call('actualizarDatos', { conceptoID, nombre: 'x', monto: 3 }),
  ])
  expect(await read(conceptoID ?? 0)).toMatchObject({ anio: 2055 })
})

test('a new amount never touches charges already made', async () => {
  const matriculadoID = await addMember(api.db, { apellido: 'Precio', nombre: 'Fijo' })
  await api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 }, { token })
  const owed = async () =>
    (
      await api.db.query<{ monto: bigint }>('SELECT monto FROM cargo WHERE matriculado_id = $1', [
        matriculadoID,
      ])
    ).map(({ monto }) => monto)
  const before = await owed()
  expect(before).toHaveLength(1)
  const [price] = await api.db.query<{ id: number; nombre: string }>(
    'SELECT id, nombre FROM concepto WHERE tipo = 1 AND anio = 2026 AND tipo_matricula_id = 1 AND variante = 0',
  )
  await call('actualizarDatos', { conceptoID: price?.id, nombre: price?.nombre, monto: 99_999 })
  expect(await owed()).toEqual(before)
  await api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 }, { token })
  expect((await owed()).sort()).not.toEqual([...before, ...before])
})

test('every change of a price is audited with what was and what is', async () => {
  const conceptoID = await add({ anio: 2049 })
  await call('actualizarDatos', { conceptoID, nombre: precio().nombre, monto: 20_000 })
  const rows = await api.db.query<{ accion: string; datos: unknown }>(
    "SELECT accion, datos FROM auditoria WHERE entidad = 'concepto' AND entidad_id = $1 ORDER BY id",
    [conceptoID],
  )
  expect(rows.map(({ accion }) => accion)).toEqual(['concepto.crear', 'concepto.actualizarDatos'])
  expect(rows[1]?.datos).toMatchObject({ antes: { monto: '12000.50' }, despues: { monto: '20000.00' } })
})
