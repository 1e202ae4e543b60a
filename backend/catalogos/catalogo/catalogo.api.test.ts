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
    expect(await find('%')).toEqual([])
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
    expect(again).toMatchObject({
      estado: 0,
      errores: { nombre: expect.stringMatching(/^Ya existe «Repetición»/) as string },
    })
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

test('the eight states keep their names; a fixed payment form keeps a name, and may change it', async () => {
  const { sobre: read } = await api.call('tipo_matricula.traerDatos', { tipoMatriculaID: 6 }, { token })
  const row = { ...(read.datos as object), tipoMatriculaID: 6, version: undefined }
  for (const [nombre, mensaje] of [
    ['', 'Es un dato fijo del sistema: debe tener nombre'],
    ['   ', 'Es un dato fijo del sistema: debe tener nombre'],
    [undefined, 'Es un dato fijo del sistema: debe tener nombre'],
    ['SUSPENDIDO POR DEUDA', 'Es un dato fijo del sistema: se llama DADO DE BAJA'],
  ] as const) {
    const { sobre } = await api.call('tipo_matricula.actualizarDatos', { ...row, nombre }, { token })
    expect(sobre).toMatchObject({ estado: 0, errores: { nombre: mensaje } })
  }
  const edited = { ...row, categoria: 60, nombre: ' DADO  DE BAJA ' }
  expect((await api.call('tipo_matricula.actualizarDatos', edited, { token })).sobre.estado).toBe(1)
  // One that was renamed before this rule can be edited as it is, and given its own name back.
  await api.db.query("UPDATE tipo_matricula SET nombre = 'OTRA COSA' WHERE id = 6")
  for (const nombre of ['OTRA COSA', 'DADO DE BAJA']) {
    const { sobre } = await api.call('tipo_matricula.actualizarDatos', { ...row, nombre }, { token })
    expect(sobre.estado).toBe(1)
  }
  const forma = { formaPagoID: 2, nombre: 'Colegio' }
  expect((await api.call('forma_pago.actualizarDatos', forma, { token })).sobre.estado).toBe(1)
})

test('names that look the same are the same: blanks of any kind, invisible characters, case and accents aside', async () => {
  const title = (nombre: string) => api.call('titulo.crear', { nombre }, { token }).then(({ sobre }) => sobre)
  const made = await title('\u00a0Médico \u200b Legista\t ')
  const { sobre: read } = await api.call(
    'titulo.traerDatos',
    { tituloID: (made.datos as { id: number }).id },
    { token },
  )
  expect(read.datos).toMatchObject({ nombre: 'Médico Legista' })
  for (const nombre of [
    'MEDICO LEGISTA',
    'Médico\u00a0 Legista',
    'Mé\u200bdico Legista',
    'Médico\u2003Legista\ufeff',
    'Me\u0301dico Legista',
    '\u2066Médico Legista\u2069',
  ])
    expect(await title(nombre)).toMatchObject({
      estado: 0,
      errores: { nombre: 'Ya existe «Médico Legista»' },
    })
  await title("Máster d'Évora-Lisboa")
  for (const nombre of [
    'Máster d’Évora–Lisboa',
    'MASTER D\u02bcEVORA\u2011LISBOA',
    'Máster d´Évora\u2212Lisboa',
  ])
    expect(await title(nombre)).toMatchObject({ errores: { nombre: "Ya existe «Máster d'Évora-Lisboa»" } })
  expect(await title('\u200b\u00a0')).toMatchObject({ estado: 0, mensaje: 'Ingrese Titulo' })
  // Two that were there before this rule: each can be edited while it keeps its name.
  const [one] = await api.db.query<{ id: number }>(
    "INSERT INTO banco (nombre) VALUES ('Banco  Doble'), ('Banco Doble') RETURNING id",
  )
  const same = { bancoID: one?.id, nombre: 'Banco  Doble' }
  expect((await api.call('banco.actualizarDatos', same, { token })).sobre.estado).toBe(0)
  const other = { bancoID: one?.id, nombre: 'Banco Sencillo' }
  expect((await api.call('banco.actualizarDatos', other, { token })).sobre.estado).toBe(1)
})

test('a bank has no two branches of one name or one code; another bank may', async () => {
  const bank = async (nombre: string) =>
    ((await api.call('banco.crear', { nombre }, { token })).sobre.datos as { id: number }).id
  const [bancoID, otro] = [await bank('Banco de las ramas'), await bank('Banco de enfrente')]
  const branch = (nombre: string, codigo: string, en: number | undefined = bancoID) =>
    api.call('sucursal_banco.crear', { nombre, codigo, bancoID: en }, { token }).then(({ sobre }) => sobre)
  expect(await branch('Centro', '001')).toMatchObject({ estado: 1 })
  expect(await branch('CENTRO ', '002')).toMatchObject({
    estado: 0,
    errores: { nombre: 'Ya existe «Centro» en ese banco' },
  })
  expect(await branch('Norte', ' 001')).toMatchObject({
    estado: 0,
    errores: { codigo: 'Ya existe Código «001» en ese banco' },
  })
  expect(await branch('Centro', '001', otro)).toMatchObject({ estado: 1 })
  const moved = await branch('Sur', '003')
  const edit = {
    sucursalBancoID: (moved.datos as { id: number }).id,
    nombre: 'Sur',
    codigo: '001',
    bancoID: otro,
  }
  expect((await api.call('sucursal_banco.actualizarDatos', edit, { token })).sobre).toMatchObject({
    estado: 0,
  })
})

test('a registration type without a name expires unless said otherwise and does not break the record of who has it', async () => {
  const { sobre: created } = await api.call('tipo_matricula.crear', { categoria: 9 }, { token })
  const { id: tipoMatriculaID } = created.datos as { id: number }
  const { sobre: read } = await api.call('tipo_matricula.traerDatos', { tipoMatriculaID }, { token })
  expect(read.datos).toMatchObject({ vence: true })
  const matriculadoID = await addMember(api.db, { tipo: tipoMatriculaID })
  // Without a name of its own it is called by its category, wherever a name is read.
  const { sobre: options } = await api.call('tipo_matricula.traerTodosSelect', {}, { token })
  expect(options.datos).toContainEqual({ id: tipoMatriculaID, nombre: 'Categoria 9' })
  expect((await api.call('tipo_matricula.crear', { categoria: 9 }, { token })).sobre.estado).toBe(1)
  const { sobre: basic } = await api.call('matriculado.traerDatosBasicos', { matriculadoID }, { token })
  expect(basic.datos).toMatchObject({ tipomatricula: { nombre: 'Categoria 9' } })
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

test.each([
  ['practica', 'practicaID'],
  ['tipo_seguro', 'tipoSeguroID'],
] as const)('a deleted row is no option of any select: %s', async (noun, clave) => {
  const id = await addRow(api, token, noun, 'Fila breve')
  const names = async () =>
    ((await api.call(`${noun}.traerTodosSelect`, {}, { token })).sobre.datos as { id: number }[]).map(
      (row) => row.id,
    )
  expect(await names()).toContain(id)
  await api.call(`${noun}.eliminar`, { [clave]: id }, { token })
  expect(await names()).not.toContain(id)
})

test('an insurance type may be without amounts, and has none below nothing', async () => {
  const make = (mas: object) =>
    api.call('tipo_seguro.crear', { nombre: 'Básico', ...mas }, { token }).then(({ sobre }) => sobre)
  expect(await make({ sumaAsegurada: -1 })).toMatchObject({
    estado: 0,
    errores: { sumaAsegurada: expect.any(String) as string },
  })
  const { datos } = await make({ sumaAsegurada: '' })
  const { sobre } = await api.call(
    'tipo_seguro.traerDatos',
    { tipoSeguroID: (datos as { id: number }).id },
    { token },
  )
  expect(sobre.datos).toMatchObject({ nombre: 'Básico', sumaAsegurada: null, montoMensual: null })
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
