import * as z from 'zod'
import type { NotaCable } from '@/contract/nota'
import { CONTRATO } from '@/contract/indice'
import { partesDe, type Llamada } from '@/contract/llamada'
import { type Json, NamedSchemas, pascal, refer } from '@/contract/named-schemas'
import { TIPOS_ARCHIVO } from '@/domain/tipos-de-archivo'

const INFO = {
  title: 'Padrón',
  description:
    'API REST del padrón de matriculados. Toda respuesta es un sobre {estado, mensaje, excepcion, datos}; estado 1 es ' +
    'éxito. -100, -110 y -120 dicen que no hay sesión, que venció o que fue revocada. Se leen también números como ' +
    'texto, 0/1 por booleanos y fechas con barras; se escribe siempre lo que dice este documento.',
}

/** The OpenAPI 3.1 document of the whole contract, all derived; `version` is the program's, `servidor` its address. */
export function openApi(version: string, servidor: string): Json {
  const paths: Record<string, Json> = {}
  const named = new NamedSchemas()
  named.name(SOBRE, SOBRE, ENVELOPE)
  for (const [noun, llamadas] of Object.entries(CONTRATO)) {
    for (const [name, llamada] of Object.entries(llamadas as Record<string, Llamada>)) {
      const path = (paths[llamada.ruta] ??= {})
      path[llamada.metodo.toLowerCase()] = operation(named, noun, name, llamada)
    }
  }
  return named.settle({
    openapi: '3.1.0',
    info: { ...INFO, version },
    servers: [{ url: servidor }],
    paths,
    components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } } },
  })
}

function operation(named: NamedSchemas, noun: string, name: string, llamada: Llamada): Json {
  const title = pascal(noun) + pascal(name)
  const entrada = wireSchema(llamada.entrada.cable)
  const open = llamada.acceso === 'publico'
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    security: open ? [] : [{ sesion: [] }],
    ...(open ? {} : { 'x-permiso': llamada.acceso }),
    ...(llamada.propio ? { 'x-propio': llamada.entrada.claves[llamada.propio] } : {}),
    ...(llamada.extension ? { 'x-extension': true } : {}),
    ...(llamada.extensiones ? { 'x-extensiones': ownKeys(llamada) } : {}),
    ...(llamada.auditoria ? { 'x-auditoria': llamada.auditoria.acto } : {}),
    ...(llamada.metodo === 'GET'
      ? { parameters: queryParameters(entrada) }
      : {
          parameters: open ? [] : [IDEMPOTENCY_KEY],
          requestBody: {
            required: true,
            content: bodyOf(llamada, entrada, (schema) => named.name(noun, `${title}Entrada`, schema)),
          },
        }),
    responses: {
      200: {
        description: llamada.sale ? 'El archivo; si algo falta, un sobre' : 'Sobre',
        content: {
          ...(llamada.sale ? FILE : {}),
          'application/json': { schema: envelope(named, noun, title, llamada) },
        },
      },
      ...(llamada.sale && llamada.metodo === 'GET' ? PARTS : {}),
    },
  }
}

const BYTES = { type: 'string', contentMediaType: 'application/octet-stream' }
const FILE = Object.fromEntries(Object.keys(TIPOS_ARCHIVO).map((tipo) => [tipo, { schema: {} }]))
const PARTS = {
  206: { description: 'La parte del archivo que pide Range', content: FILE },
  304: { description: 'El que nombra If-None-Match' },
  416: { description: 'No hay tal parte' },
}

function bodyOf({ entra }: Llamada, entrada: Json, name: (schema: Json) => Json): Json {
  if (!entra) return { 'application/json': { schema: name(entrada) } }
  const { tipos, maximo, varios } = entra
  const { partes, cuantos } = partesDe(entra)
  const file = { ...BYTES, 'x-tipos': tipos, 'x-bytes': maximo }
  const part = varios && 'parte' in varios ? { type: 'array', maxItems: cuantos, items: file } : file
  const each = (value: Json): Json => Object.fromEntries(partes.map((parte) => [parte, value]))
  const schema = {
    ...entrada,
    required: [...((entrada['required'] ?? []) as string[]), ...(partes.length === 1 ? partes : [])],
    properties: { ...(entrada['properties'] as Json), ...each(part) },
  }
  return {
    'multipart/form-data': { schema: name(schema), encoding: each({ contentType: tipos.join(', ') }) },
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  'x-extension': true,
  schema: { type: 'string', maxLength: 255 },
}

const ownKeys = ({ entrada, extensiones = [] }: Llamada): string[] =>
  extensiones.flatMap((key) => entrada.claves[key] ?? [])

function queryParameters(entrada: Json): Json[] {
  const required = new Set(entrada['required'] as string[] | undefined)
  return Object.entries((entrada['properties'] ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

const SOBRE = 'Sobre'

/** What every reply has; `datos` is each call's. */
const ENVELOPE = {
  type: 'object',
  required: ['estado', 'mensaje', 'excepcion', 'datos'],
  properties: {
    estado: { type: 'integer' },
    mensaje: { type: ['string', 'null'] },
    excepcion: { type: ['string', 'null'] },
    datos: {},
    errores: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Extensión: clave → qué tiene de malo',
    },
  },
}

function envelope(named: NamedSchemas, noun: string, title: string, llamada: Llamada): Json {
  const fila = named.name(noun, llamada.lista ? `${title}Fila` : title, wireSchema(llamada.salida))
  const rows = { type: 'array', items: fila }
  const lists = llamada.lista && llamada.listas
  const datos = lists
    ? { type: 'object', properties: Object.fromEntries(lists.map((name) => [name, rows])) }
    : llamada.lista
      ? rows
      : fila
  return {
    allOf: [
      { $ref: refer(SOBRE) },
      {
        type: 'object',
        properties: {
          datos: { anyOf: [datos, { type: 'null' }] },
          ...(llamada.lista ? { pagTotalItems: { type: 'integer' } } : {}),
        },
      },
    ],
  }
}

/** JSON Schema of the wire, in the form that is written. */
function wireSchema(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => replaceWithNote(zodSchema, jsonSchema as Json),
  }) as Json
  return json
}

/** zod keeps references to the objects it made, so they are changed in place. */
function replaceWithNote(schema: z.core.$ZodType, json: Json): void {
  const nota = z.globalRegistry.get(schema) as NotaCable | undefined
  if (nota?.cable) {
    for (const key of Object.keys(json)) delete json[key]
    Object.assign(json, nota.cable)
    if (nota.contenido) json['contentSchema'] = wireSchema(nota.contenido)
  }
  // '' is read as absent and never written.
  if (Array.isArray(json['anyOf'])) json['anyOf'] = json['anyOf'].filter((one: Json) => one['const'] !== '')
}
