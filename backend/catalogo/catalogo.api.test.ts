import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { addRow, NOUNS, rowOf } from '@/backend/prueba/muestras-de-catalogo'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
})
afterAll(() => api.close())

type Fila = Record<string, unknown> & { id: number; version: number }

describe.each(NOUNS)('%s', (noun) => {
  const catalogo: DeclaracionCatalogo = CATALOGOS[noun]
  const { leer, editar, eliminar } = catalogo.claves
  const call = (name: string, wire: Record<string, unknown>) =>
    api.call(`${noun}.${name}` as 'titulo.crear', wire, { token }).then(({ sobre }) => sobre)
  const read = async (id: number) => (await call('traerDatos', { [leer]: id })).datos as Fila
  const find = async (text: string) => (await call('traerTodos', { buscar: text })).datos as Fila[]

  test('what is saved is read again, found by its text without accents, and listed', async () => {
    const id = await addRow(api, token, noun, 'Ñandú Único')
    expect(await read(id)).toMatchObject({ id, version: 1, ...rowOf(noun, 'Ñandú Único') })
    expect((await find('unico nandu')).map((row) => row.id)).toContain(id)
    expect((await call('traerTodos', {})).pagTotalItems).toBeGreaterThan(0)
  })

  test('an edit changes what it names; one made on an older reading says who was before', async () => {
    const id = await addRow(api, token, noun, 'Antes')
    const edit = { ...rowOf(noun, 'Después'), [editar]: id }
    expect(await call('actualizarDatos', { ...edit, version: 1 })).toMatchObject({ estado: 1 })
    expect(await read(id)).toMatchObject({ ...rowOf(noun, 'Después'), version: 2 })
    const late = await call('actualizarDatos', { ...rowOf(noun, 'Tarde'), [editar]: id, version: 1 })
    expect(late).toMatchObject({
      estado: 0,
      mensaje: expect.stringMatching(/Lo cambió Nélida Prueba el/) as string,
    })
    expect(await read(id)).toMatchObject(rowOf(noun, 'Después'))
  })

  test('the required fields are asked for in the spec’s words', async () => {
    for (const [key, { requerido }] of Object.entries(catalogo.campos)) {
      if (!requerido) continue
      const { [key]: _left, ...rest } = rowOf(noun, 'Sin algo')
      expect(await call('crear', rest)).toMatchObject({
        estado: 0,
        mensaje: requerido,
        errores: { [key]: requerido },
      })
      if (catalogo.campos[key]?.tipo === 'texto')
        expect(await call('crear', { ...rest, [key]: '   ' })).toMatchObject({
          estado: 0,
          mensaje: requerido,
        })
    }
  })

  test('deleted, it is gone from lists and reads; brought back, it is as it was', async () => {
    const id = await addRow(api, token, noun, 'Pasajera')
    const before = await read(id)
    expect(await call('eliminar', { [eliminar]: id })).toMatchObject({ estado: 1 })
    expect(await call('traerDatos', { [leer]: id })).toMatchObject({ estado: 0 })
    expect((await find('pasajera')).map((row) => row.id)).not.toContain(id)
    expect(await call('eliminar', { [eliminar]: id })).toMatchObject({ estado: 0 })
    expect(await call('restaurar', { id })).toMatchObject({ estado: 1 })
    expect(await read(id)).toMatchObject({ ...before, version: expect.any(Number) as number })
    expect(await call('restaurar', { id })).toMatchObject({ estado: 0, mensaje: 'Ya no se puede deshacer' })
  })

  const givenOnce = catalogo.unico ? test : () => undefined
  givenOnce('a name is given once, accents and case aside, also to two at once', async () => {
    await addRow(api, token, noun, 'Repetición')
    const again = await call('crear', rowOf(noun, ' REPETICION '))
    expect(again).toMatchObject({ estado: 0, errores: { nombre: 'Ya existe «REPETICION»' } })
    const both = await Promise.all([1, 2, 3].map(() => call('crear', rowOf(noun, 'Carrera'))))
    expect(both.map(({ estado }) => estado).sort()).toEqual([0, 0, 1])
  })

  test('every change is audited with before and after', async () => {
    const id = await addRow(api, token, noun, 'Auditada')
    await call('actualizarDatos', { ...rowOf(noun, 'Auditada dos'), [editar]: id })
    await call('eliminar', { [eliminar]: id })
    const acts = await api.db.query<{ accion: string; datos: { antes?: unknown; despues?: unknown } }>(
      'SELECT accion, datos FROM auditoria WHERE entidad = $1 AND entidad_id = $2 ORDER BY id',
      [noun, id],
    )
    expect(acts.map(({ accion }) => accion)).toEqual([
      `${noun}.crear`,
      `${noun}.actualizarDatos`,
      `${noun}.eliminar`,
    ])
    expect(acts[1]?.datos.antes).not.toEqual(acts[1]?.datos.despues)
  })
})

test.each(['tipo_matricula', 'forma_pago'] as const)('the fixed rows of %s stay', async (noun) => {
  const key = CATALOGOS[noun].claves.eliminar
  const { sobre } = await api.call(`${noun}.eliminar`, { [key]: 1 }, { token })
  expect(sobre).toMatchObject({ estado: 0, mensaje: 'Es un dato fijo del sistema: no se puede eliminar' })
})

test('a fixed row keeps a name, and may change it', async () => {
  const { sobre: read } = await api.call('tipo_matricula.traerDatos', { tipoMatriculaID: 6 }, { token })
  const row = { ...(read.datos as object), tipoMatriculaID: 6 }
  for (const nombre of ['', '   ', undefined]) {
    const { sobre } = await api.call('tipo_matricula.actualizarDatos', { ...row, nombre }, { token })
    expect(sobre).toMatchObject({
      estado: 0,
      errores: { nombre: 'Es un dato fijo del sistema: debe tener nombre' },
    })
  }
  const renamed = { ...row, nombre: 'SUSPENDIDO POR DEUDA' }
  const { sobre } = await api.call('tipo_matricula.actualizarDatos', renamed, { token })
  expect(sobre.estado).toBe(1)
})

test('a registration type without a name (S1 5) expires unless said otherwise and does not break the record of who has it', async () => {
  const { sobre: created } = await api.call('tipo_matricula.crear', { categoria: 9 }, { token })
  const { id: tipoMatriculaID } = created.datos as { id: number }
  const { sobre: read } = await api.call('tipo_matricula.traerDatos', { tipoMatriculaID }, { token })
  expect(read.datos).toMatchObject({ vence: true })
  const matriculadoID = await addMember(api.db, { tipo: tipoMatriculaID })
  for (const [call, wire] of [
    ['matriculado.traerDatosBasicos', { matriculadoID }],
    ['matriculado.simularEstado', { matriculadoID, tipoMatriculaID: 1 }],
    ['matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID: 1 }],
  ] as const) {
    const { sobre } = await api.call(call, wire, { token })
    expect({ call, estado: sobre.estado }).toEqual({ call, estado: 1 })
  }
})

test('what is in use is refused with where', async () => {
  const { sobre: created } = await api.call('banco.crear', { nombre: 'Banco con sucursales' }, { token })
  const { id: bancoID } = created.datos as { id: number }
  for (const codigo of ['1', '2']) {
    await api.call('sucursal_banco.crear', { nombre: `Casa ${codigo}`, codigo, bancoID }, { token })
  }
  const { sobre } = await api.call('banco.eliminar', { bancoID }, { token })
  expect(sobre).toMatchObject({ estado: 0, mensaje: 'Está en uso: 2 sucursales' })
})

test('a branch of a bank that is gone is refused beside the bank', async () => {
  const bancoID = await addRow(api, token, 'banco', 'Banco que se va')
  await api.call('banco.eliminar', { bancoID }, { token })
  const { sobre } = await api.call(
    'sucursal_banco.crear',
    { nombre: 'Centro', codigo: '1', bancoID },
    { token },
  )
  expect(sobre).toMatchObject({ estado: 0, errores: { bancoID: 'Esa opción ya no existe' } })
})

test('a deleted row is no option of any select', async () => {
  const id = await addRow(api, token, 'practica', 'Práctica breve')
  const names = async () =>
    ((await api.call('practica.traerTodosSelect', {}, { token })).sobre.datos as { id: number }[]).map(
      (row) => row.id,
    )
  expect(await names()).toContain(id)
  await api.call('practica.eliminar', { practicaID: id }, { token })
  expect(await names()).not.toContain(id)
})

test('prices are no concepts to choose nor to list', async () => {
  const [prices] = await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM concepto WHERE tipo = 1')
  expect(prices?.n).toBeGreaterThan(0)
  const { sobre } = await api.call('concepto.traerTodosSelect', {}, { token })
  const [others] = await api.db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM concepto WHERE tipo <> 1 AND eliminado_en IS NULL',
  )
  expect(sobre.datos).toHaveLength(others?.n ?? -1)
  expect((await api.call('concepto.traerTodos', {}, { token })).sobre.pagTotalItems).toBe(others?.n)
})
