import * as z from 'zod'
import { formaOf } from '@/contract/forma'
import { nota, refuse } from '@/contract/nota'

const MAX_JSON = 65_536
const MAX_DEPTH = 4

/**
 * JSON inside a string (detallePagosJSON and its kin). Above 64 KiB or four levels, with a repeated key or a
 * prototype key it is refused unread.
 */
export function jsonEn<S extends z.ZodType>(contenido: S, mensaje = 'El detalle no se puede leer') {
  return z
    .codec(
      z.string(mensaje).max(MAX_JSON, mensaje),
      formaOf(contenido) as z.ZodType<z.output<S>, z.output<S>>,
      {
        decode: (text, ctx) => {
          const value = parseStrictJson(text)
          if (value === undefined) return refuse(ctx, mensaje)
          const result = z.safeDecode(contenido, value as z.input<S>)
          if (result.success) return result.data
          for (const issue of result.error.issues)
            ctx.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
          return z.NEVER
        },
        encode: (value) => JSON.stringify(z.encode(contenido, value)),
      },
    )
    .meta(nota({ type: 'string', contentMediaType: 'application/json', maxLength: MAX_JSON }, contenido))
}

function parseStrictJson(text: string): unknown {
  const value = parseJson(text)
  // Text that is no JSON is not searched, since the search is quadratic for text that never closes.
  if (value === undefined) return undefined
  const inText = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter((match) => match[1]).length
  return inText === countKeys(value, 0) ? value : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The number of keys in the tree; -1, which no text matches, beyond the depth or for a prototype key. */
function countKeys(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (depth >= MAX_DEPTH) return Number.NEGATIVE_INFINITY
  const keys = Array.isArray(value) ? 0 : Object.keys(value).length
  if (
    !Array.isArray(value) &&
    ['__proto__', 'constructor', 'prototype'].some((key) => Object.hasOwn(value, key))
  )
    return Number.NEGATIVE_INFINITY
  return Object.values(value).reduce((total: number, child) => total + countKeys(child, depth + 1), keys)
}
