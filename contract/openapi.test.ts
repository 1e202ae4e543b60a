import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { CONTRATO } from '@/contract/indice'
import type { Llamada } from '@/contract/llamada'
import { openApi } from '@/contract/openapi'

interface Operation {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, Record<string, unknown>> } }>
  }
  [extension: `x-${string}`]: unknown
}
type Schema = Record<string, unknown>
const SERVIDOR = 'https://api.consejo.example'
const document = openApi('1.2.3', SERVIDOR) as {
  openapi: string
  servers: unknown
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const { schemas } = document.components

/** The schema with what it refers to in place of the references. */
const whole = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema ?? null), (_, value: unknown) => {
    const name = nameIn(value)
    return name === undefined ? value : whole(schemas[name])
  })
const nameIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$ref' in value
    ? String(value.$ref).replace('#/components/schemas/', '')
    : undefined

test('is JSON and describes every call with its method, permission and extension', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  expect(document.openapi).toBe('3.1.0')
  for (const [noun, llamadas] of Object.entries(CONTRATO)) {
    for (const [name, llamada] of Object.entries(llamadas as Record<string, Llamada>)) {
      const operation = document.paths[llamada.ruta]?.[llamada.metodo.toLowerCase()]
      expect(operation?.operationId).toBe(`${noun}.${name}`)
      expect(operation?.['x-permiso']).toBe(llamada.acceso === 'publico' ? undefined : llamada.acceso)
      expect(operation?.['x-extension']).toBe(llamada.extension)
      expect(operation?.['x-extensiones']).toEqual(
        llamada.extensiones?.map((key) => llamada.entrada.claves[key]),
      )
      expect(operation?.security).toHaveLength(llamada.acceso === 'publico' ? 0 : 1)
    }
  }
})

test('is a good OpenAPI document by the schema of the standard', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(document)) as typeof schemas)).toEqual({
    valid: true,
  })
  expect(validator.version).toBe('3.1')
})

test('speaks the wire: renamed keys, decimals, JSON in a string', () => {
  const list = document.paths['/matriculado/traerTodos']?.['get']
  expect(list?.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['nroPagina', false],
    ['nombre', false],
    ['dni', false],
    ['matricula', false],
    ['cuitCuil', false],
    ['sinTotal', false],
    ['campos', false],
    ['orden', false],
  ])
  const pay = document.paths['/pago/realizarPagoEfectivo']?.['post']
  const { properties } = whole(pay?.requestBody?.content['application/json']?.schema) as {
    properties: Record<string, unknown>
  }
  expect(properties['fechaPago']).toEqual({ type: 'string', format: 'date' })
  expect(properties['detallePagosJSON']).toMatchObject({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { items: { properties: { monto: { type: 'number', multipleOf: 0.01 } } } },
  })
})

test('a list in parts is an object of lists', () => {
  const { responses } = document.paths['/estadisticas/traerMorosos']?.['get'] as unknown as {
    responses: {
      200: {
        content: Record<string, { schema: { allOf: { properties: { datos: { anyOf: unknown[] } } }[] } }>
      }
    }
  }
  const item = {
    type: 'array',
    items: { properties: { matriculadoID: {}, nombre: {}, monto: {}, fecha: {} } },
  }
  const [, own] = responses[200].content['application/json']?.schema.allOf ?? []
  expect(whole(own?.properties.datos.anyOf[0])).toMatchObject({
    type: 'object',
    properties: { matricula: item, concepto: item },
  })
})

test('files that come under names of their own are parts, needed where there is but one', () => {
  const schemaOf = (ruta: string) =>
    whole(document.paths[ruta]?.['post']?.requestBody?.content['multipart/form-data']?.schema)
  expect(schemaOf('/da_listado_envio_bse/validarPagos')).toMatchObject({
    required: ['mes', 'anio'],
    properties: { archivoCc: { type: 'string' }, archivoCa: { type: 'string' } },
  })
  expect(schemaOf('/da_listado_envio_icbc/validarPagos')).toMatchObject({
    required: ['mes', 'anio', 'archivo'],
    properties: { archivo: { type: 'string' } },
  })
})

test('a file comes in as a part beside the fields, and goes out as its bytes', () => {
  const { requestBody } = document.paths['/firmante/subirImagen']?.['post'] ?? {}
  expect(whole(requestBody?.content)).toEqual({
    'multipart/form-data': {
      schema: expect.objectContaining({
        required: ['firmanteID', 'archivo'],
        properties: expect.objectContaining({
          archivo: {
            type: 'string',
            contentMediaType: 'application/octet-stream',
            'x-tipos': ['image/png', 'image/jpeg'],
            'x-bytes': 300_000,
          },
        }) as unknown,
      }) as unknown,
      encoding: { archivo: { contentType: 'image/png, image/jpeg' } },
    },
  })
  const { responses } = document.paths['/firmante/verImagen']?.['get'] as unknown as {
    responses: Record<string, { content?: object }>
  }
  expect(Object.keys(responses)).toEqual(['200', '206', '304', '416'])
  expect(Object.keys(responses['200']?.content ?? {})).toEqual(
    expect.arrayContaining(['image/png', 'application/pdf', 'application/json']),
  )
})

test('names every shape once, by the call it belongs to or by its keys', () => {
  const names = Object.keys(schemas)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['Sobre', 'IdNombre', 'MatriculadoTraerDatos', 'MatriculadoTraerTodosFila'],
      ...['PagoRealizarPagoEfectivo', 'PagoRealizarPagoEfectivoEntrada'],
    ]),
  )
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/)
  const shapes = Object.values(schemas).map((schema) => JSON.stringify(whole(schema)))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('every reference leads to a schema, every schema is referred to, and no object with keys is left inlined', () => {
  const referred = new Set<string>()
  const inlined: unknown[] = []
  const look = (value: unknown, top: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const name = nameIn(value)
    if (name !== undefined) referred.add(name)
    else if (!top && 'type' in value && value.type === 'object' && 'properties' in value) inlined.push(value)
    for (const one of Object.values(value)) look(one, false)
  }
  for (const schema of Object.values(schemas)) look(schema, true)
  expect(inlined).toEqual([])
  look(document.paths, false)
  expect([...referred].sort()).toEqual(Object.keys(schemas).sort())
})

test('tells where it is served', () => {
  expect(document.servers).toEqual([{ url: SERVIDOR }])
})
