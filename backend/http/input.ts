import * as z from 'zod'
import es from 'zod/v4/locales/es.js'
import { ID_INVALIDO } from '@/contract/campos'
import { MAX_CUERPO, readBounded } from '@/contract/cuerpo'
import type { Llamada } from '@/contract/llamada'
import { piecesOf, stopped } from '@/backend/nucleo/pieces'
import { Rechazo, RechazoHttp } from '@/backend/nucleo/rechazo'

// Spanish words for fields to which the contract gives none.
z.config(es())

/** By wire key. A repeated key is refused, since two readers might pick different ones. */
export function readQuery(url: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [key, value] of new URL(url).searchParams) {
    if (key in query) throw new Rechazo('Parámetro repetido', { [key]: 'Parámetro repetido' })
    query[key] = value
  }
  return query
}

/** Milliseconds a body may pause, and a small one may take in all. */
export const ESPERA_CUERPO = 15_000
const ESPERA_PEDIDO = 30_000

/** A body that is too big, pauses or trickles is refused. */
export async function readBody(request: Request, espera = ESPERA_CUERPO): Promise<Uint8Array> {
  const bytes = await readBounded(request, MAX_CUERPO, inTime(piecesOf(request, espera)))
  if (!bytes) throw new RechazoHttp(413, 'El pedido es demasiado grande')
  return bytes
}

async function* inTime(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const end = performance.now() + ESPERA_PEDIDO
  for await (const piece of pieces) {
    if (performance.now() > end) throw stopped()
    yield piece
  }
}

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** A JSON object in UTF-8; an absent body reads as an empty one. */
export function parseBody(bytes: Uint8Array, contentType: string | null): unknown {
  if (bytes.byteLength === 0) return {}
  if (!JSON_TYPE.test(contentType ?? '')) throw new RechazoHttp(415, 'El pedido debe ser application/json')
  const value = parseJson(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Rechazo('El pedido no es un objeto JSON')
  }
  return value
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Throws `Rechazo` with the first message and each field's own by wire key. */
export function decodeEntrada(llamada: Llamada, wire: unknown): Record<string, unknown> {
  const result = z.safeDecode(llamada.entrada.cable as z.ZodType<Record<string, unknown>>, wire)
  if (result.success) return result.data
  const errores: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const [key] = issue.path
    if (key !== undefined) errores[String(key)] ??= nameMissing(issue.message, String(key), wire)
  }
  const [first] = result.error.issues
  const mensaje = first && nameMissing(first.message, String(first.path[0]), wire)
  throw new Rechazo(mensaje ?? 'Datos inválidos', errores)
}

/** An identifier has no words of its own to say what is missing, so its key is named. */
function nameMissing(message: string, key: string, wire: unknown): string {
  const given = (wire as Record<string, unknown> | null)?.[key] ?? ''
  return message === ID_INVALIDO && given === '' ? `Falta ${key}` : message
}
