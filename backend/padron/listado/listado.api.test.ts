import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { makeCbu } from '@/domain/cbu'

interface Fila {
  id: number
  apellido_nombre?: string
}

let api: ApiDePrueba
let token: string
const ids: Record<string, number> = {}

/** Ana is ACTIVO with everything, Berta RESIDENTE, Celia PASIVO, Delia SUSPENDIDO; nobody else. */
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRATIVO')).token
  const people = [
    ['Ana', 1, 30],
    ['Berta', 2, 20],
    ['Celia', 3, 40],
    ['Delia', 5, 10],
  ] as const
  for (const [nombre, tipo, matricula] of people)
    ids[nombre] = await addMember(api.db, {
      apellido: 'Paz',
      nombre,
      tipo,
      matricula,
      dni: 20_000_000 + matricula,
    })
  await addSeguro(api.db, of('Ana'))
  await addSeguro(api.db, of('Berta'), { ampliacion: true })
  await addSeguro(api.db, of('Celia'), { ampliacionExtendida: true, hasta: '2026-11-20' })
  await api.db.query(
    `INSERT INTO especialidad (id, nombre) OVERRIDING SYSTEM VALUE VALUES (901, 'PEDIATRIA'), (902, 'CARDIOLOGIA');
     INSERT INTO practica (id, nombre) OVERRIDING SYSTEM VALUE VALUES (901, 'ECOGRAFIA')`,
  )
  await addSpecialty('Ana', 901, '2030-01-01')
  await addSpecialty('Ana', 902, '2026-11-21')
  await addSpecialty('Berta', 901, '2026-11-20')
  await api.db.query(
    'INSERT INTO practica_matriculado (matriculado_id, practica_id, fecha_obtencion) VALUES ($1, 901, $2)',
    [of('Celia'), '2020-01-01'],
  )
  await api.db.query(
    "UPDATE matriculado SET telefono = '385 1', email = 'ana@correo.example' WHERE id = $1",
    [of('Ana')],
  )
  await api.db.query('UPDATE matriculado SET provincia_id = (SELECT min(id) FROM provincia) WHERE id = $1', [
    of('Berta'),
  ])
  for (const mes of [9, 10]) await chargeMonth(api.db, of('Berta'), { anio: 2026, mes })
})
afterAll(() => api.close())

const of = (nombre: string): number => ids[nombre] ?? 0
let certificate = 700
const addSpecialty = (nombre: string, especialidad: number, hasta: string) =>
  api.db.query(
    `INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, nro_certificado,
       forma_obtencion_especialidad_id, organizacion_id)
     SELECT $1, $2, '2020-01-01', $3, $4, (SELECT min(id) FROM forma_obtencion_especialidad), (SELECT min(id) FROM organizacion)`,
    [of(nombre), especialidad, hasta, certificate++],
  )

const TODOS = { tipoMatricula: '[]', campos: '["nombre"]' }
async function list(wire: Record<string, unknown>): Promise<{ filas: Fila[]; total: number | undefined }> {
  const { sobre } = await api.call('estadisticas.listado_matriculados', wire, { token })
  expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  return { filas: sobre.datos as Fila[], total: sobre.pagTotalItems }
}
const names = async (wire: Record<string, unknown>) =>
  (await list({ ...TODOS, ...wire })).filas.map(({ apellido_nombre = '' }) =>
    apellido_nombre.replace('Paz, ', ''),
  )

test('without parameters: states 1, 2 and 3 by registration number, with the columns of the beginning', async () => {
  const { filas, total } = await list({})
  expect(total).toBe(3)
  expect(filas).toEqual([
    {
      ...{ id: of('Berta'), matricula: 20, dni: 20_000_020, apellido_nombre: 'Paz, Berta' },
      tipoCobertura: 'COBERTURA AMPLIADA',
    },
    {
      ...{ id: of('Ana'), matricula: 30, dni: 20_000_030, apellido_nombre: 'Paz, Ana' },
      ...{ telefono: '385 1', email: 'ana@correo.example', tipoCobertura: 'CON COBERTURA' },
    },
    {
      ...{ id: of('Celia'), matricula: 40, dni: 20_000_040, apellido_nombre: 'Paz, Celia' },
      tipoCobertura: 'SIN COBERTURA',
    },
  ])
})

describe('the filters', () => {
  test.each([
    [{}, ['Delia', 'Berta', 'Ana', 'Celia']],
    [{ tipoMatricula: '[5,3]' }, ['Delia', 'Celia']],
    [{ tipoMatricula: '[999]' }, []],
    [
      { provincia: '[]', especialidad: '[]', practica: 'null', federacion: 'null', planPagos: 'null' },
      ['Delia', 'Berta', 'Ana', 'Celia'],
    ],
    [{ especialidad: '[901]' }, ['Ana']],
    [{ especialidad: '[901,902]' }, ['Ana']],
    [{ practica: '[901]' }, ['Celia']],
    [{ federacion: 'SIN COBERTURA' }, ['Delia', 'Celia']],
    [{ federacion: 'CON COBERTURA' }, ['Ana']],
    [{ federacion: 'COBERTURA AMPLIADA' }, ['Berta']],
    [{ federacion: 'COBERTURA AMPLIADA EXTENDIDA' }, []],
    [{ formaPago: '[1]' }, ['Delia', 'Berta', 'Ana', 'Celia']],
    [{ formaPago: '[2]' }, []],
    [{ planPagos: 1 }, []],
    [{ planPagos: 0, tipoMatricula: '[1]' }, ['Ana']],
  ])('%j', async (wire, expected) => expect(await names(wire)).toEqual(expected))

  test('of a province', async () => {
    const [provincia] = await api.db.query<{ id: number }>('SELECT min(id)::int AS id FROM provincia')
    expect(await names({ provincia: JSON.stringify([provincia?.id]) })).toEqual(['Berta'])
  })

  test('bank debit is BSE, ICBC or another bank, and each only his own', async () => {
    const [banco] = await api.db.query<{ id: number }>('SELECT min(id)::int AS id FROM banco')
    const enrol = (nombre: string, entidad: string) =>
      api.db.query(
        `WITH m AS (UPDATE matriculado SET forma_pago_id = 4 WHERE id = $1)
         INSERT INTO da_listado (matriculado_id, forma_pago_id, banco_id, tipo_cuenta_id, cbu, nro_cuenta, nro_solicitud, fecha_alta)
         VALUES ($1, 4, $2, 1, $3, '1', $1, '2026-01-01')`,
        [of(nombre), banco?.id, makeCbu(entidad, '0001', '0000000000001')],
      )
    await enrol('Ana', '321')
    await enrol('Berta', '015')
    await enrol('Celia', '285')
    expect(await names({ formaPago: '[41]' })).toEqual(['Ana'])
    expect(await names({ formaPago: '[42,4]' })).toEqual(['Berta', 'Celia'])
    expect(await names({ formaPago: '[1,41]' })).toEqual(['Delia', 'Ana'])
    await api.db.query('DELETE FROM da_listado; UPDATE matriculado SET forma_pago_id = 1')
  })

  test('who owes an instalment is in a plan', async () => {
    const { token: contador } = await signedIn(api.db, 'CONTADOR')
    const all = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
    const { sobre } = await api.call(
      'pago.traerPagosPendientes',
      { matriculadoID: of('Berta'), ...all },
      { token: contador },
    )
    const pagosJSON = JSON.stringify(
      (sobre.datos as { id: number; tipoPagoID: number; monto: number }[]).map(
        ({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto }),
      ),
    )
    const plan = await api.call(
      'plan_pagos.crear',
      { matriculadoID: of('Berta'), pagosJSON, monto: 30_000, cuotas: 3 },
      { token: contador },
    )
    expect(plan.sobre).toMatchObject({ estado: 1 })
    expect(await names({ planPagos: 1 })).toEqual(['Berta'])
    expect(await names({ planPagos: '0' })).toEqual(['Delia', 'Ana', 'Celia'])
  })

  test.each([
    ['tipoMatricula', 'uno'],
    ['tipoMatricula', '["uno"]'],
    ['provincia', '{"a":1}'],
    ['especialidad', '[0]'],
    ['federacion', 'ASEGURADO'],
    ['planPagos', '2'],
    ['orden', 'clave asc'],
    ['orden', 'matricula asc, 1'],
    ['campos', '["clave"]'],
    ['campos', `[${'"dni",'.repeat(20)}"dni"]`],
    ['nroPagina', '0'],
  ])('%s %s is refused beside it', async (key, value) => {
    const { sobre } = await api.call('estadisticas.listado_matriculados', { [key]: value }, { token })
    expect(sobre).toMatchObject({ estado: 0, errores: { [key]: expect.any(String) as string } })
  })
})

describe('the columns', () => {
  test('only those that were chosen are there', async () => {
    const { filas } = await list({ tipoMatricula: '[1]', campos: '["especialidades"]' })
    expect(filas).toEqual([{ id: of('Ana'), especialidades: 'CARDIOLOGIA, PEDIATRIA' }])
  })

  test('all of them', async () => {
    const campos = [
      'deuda',
      'estado',
      'formaPago',
      'provincia',
      'especialidades',
      'dni',
      'matricula',
      'telefono',
    ]
    const { filas } = await list({ tipoMatricula: '[2]', campos: JSON.stringify(campos) })
    expect(filas).toEqual([
      {
        ...{ id: of('Berta'), deuda: 30_000, estado: 'RESIDENTE', dni: 20_000_020, matricula: 20 },
        ...{ formaPago: expect.any(String) as string, provincia: expect.any(String) as string },
      },
    ])
  })
})

test.each([
  ['nombre desc', ['Delia', 'Celia', 'Berta', 'Ana']],
  ['matricula', ['Delia', 'Berta', 'Ana', 'Celia']],
  ['MATRICULA DESC'.toLowerCase(), ['Celia', 'Ana', 'Berta', 'Delia']],
  ['dni DESC', ['Celia', 'Ana', 'Berta', 'Delia']],
  ['deuda desc', ['Berta', 'Delia', 'Celia', 'Ana']],
  ['especialidades asc', ['Ana', 'Berta', 'Celia', 'Delia']],
  ['cobertura asc', ['Berta', 'Ana', 'Celia', 'Delia']],
  ['telefono desc', ['Ana', 'Delia', 'Celia', 'Berta']],
  ['estado asc', ['Ana', 'Celia', 'Berta', 'Delia']],
  ['provincia asc', ['Berta', 'Ana', 'Celia', 'Delia']],
])('in the order %s', async (orden, expected) => expect(await names({ orden })).toEqual(expected))

describe('of many', () => {
  beforeAll(() =>
    api.db.query(
      `INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
       SELECT 1000 + n, 8, 1, 'Ñandú', 'N' || n % 7, 40000000 + n, 'nandu' FROM generate_series(1, 120) n`,
    ),
  )
  const OCHO = { tipoMatricula: '[8]', orden: 'nombre asc' }

  test('fifty a page, each once, and every row without a page', async () => {
    const pages = [1, 2, 3, 4].map((nroPagina) => list({ ...OCHO, nroPagina }))
    const [one, two, three, four] = await Promise.all(pages)
    expect([one, two, three, four].map((page) => [page?.filas.length, page?.total])).toEqual([
      ...[
        [50, 120],
        [50, 120],
        [20, 120],
      ],
      [0, 120],
    ])
    const { filas } = await list(OCHO)
    expect([one, two, three].flatMap((page) => page?.filas ?? [])).toEqual(filas)
    expect(new Set(filas.map(({ id }) => id)).size).toBe(120)
  })

  test('the order and the rows by it are the list, however it changes meanwhile', async () => {
    const { filas } = await list({ ...OCHO, campos: '["nombre"]' })
    const { sobre } = await api.call('listado.traerOrden', OCHO, { token })
    const { cantidad, ids: all } = sobre.datos as { cantidad: number; ids: string }
    expect([cantidad, all.split(',').map(Number)]).toEqual([120, filas.map(({ id }) => id)])
    const [gone, ...rest] = filas
    await api.db.query('DELETE FROM matriculado WHERE id = $1', [gone?.id])
    const lote = await api.call(
      'listado.traerLote',
      { matriculadosJSON: `[${all}]`, campos: '["nombre"]' },
      { token },
    )
    expect(lote.sobre.datos).toEqual(rest)
  })

  test('nobody is an empty order', async () => {
    const { sobre } = await api.call('listado.traerOrden', { tipoMatricula: '[7]' }, { token })
    expect(sobre.datos).toEqual({ cantidad: 0, ids: '' })
  })
})
