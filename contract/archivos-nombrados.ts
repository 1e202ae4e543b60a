import * as z from 'zod'
import { nota, refuse } from '@/contract/nota'

/** A file in an answer: its name, when the server tells one, and its bytes in base64. */
export interface ArchivoNombrado {
  nombre: string | null
  contenido: string
}

const forma = z.array(z.object({ nombre: z.string().nullable(), contenido: z.base64() }).strict())

/** A bank's lines have spaces or line ends, which base64 never has. */
const isBase64 = (text: string): boolean =>
  text.length > 0 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)

/** The banks' files are ISO-8859-1, a byte a character. Null for a character beyond it. */
function toBase64(text: string): string | null {
  let bytes = ''
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code > 0xff) return null
    bytes += String.fromCodePoint(code)
  }
  return btoa(bytes)
}

const contentOf = (value: unknown): string | null =>
  typeof value !== 'string' ? null : isBase64(value) ? value : toBase64(value)

const NOMBRES = ['nombre', 'archivo', 'name', 'filename'] as const
const CONTENIDOS = ['contenido', 'datos', 'base64', 'data', 'content'] as const

function readOne(value: unknown): ArchivoNombrado | null {
  if (typeof value === 'string') {
    const contenido = contentOf(value)
    return contenido === null ? null : { nombre: null, contenido }
  }
  if (typeof value !== 'object' || value === null) return null
  const keys = new Map(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner as unknown]))
  const nombre = NOMBRES.map((key) => keys.get(key)).find((one) => typeof one === 'string') ?? null
  const contenido = contentOf(CONTENIDOS.map((key) => keys.get(key)).find((one) => typeof one === 'string'))
  return contenido === null ? null : { nombre, contenido }
}

/** An object that is no file itself is files by their names. */
function readAll(value: unknown): (ArchivoNombrado | null)[] {
  if (Array.isArray(value)) return value.map(readOne)
  const one = readOne(value)
  if (one !== null || typeof value !== 'object' || value === null) return [one]
  return Object.entries(value).map(([nombre, inner]) => {
    const contenido = contentOf(inner)
    return contenido === null ? null : { nombre, contenido }
  })
}

/**
 * The files of an answer, which the specification only says to be downloaded (section 7): text, base64, a named file, a
 * list of them, or files by their names (decision 160). An empty text is no file.
 */
export const archivosNombrados = (mensaje = 'El servidor no devolvió un archivo') =>
  z
    .codec(z.unknown(), forma, {
      decode: (value, ctx) => {
        if (value === '' || value === null || value === undefined) return []
        const files = readAll(value)
        const read = files.filter((file) => file !== null)
        return read.length === files.length ? read : refuse(ctx, mensaje)
      },
      encode: (value) => value,
    })
    .meta(
      nota({
        type: 'array',
        items: {
          type: 'object',
          properties: {
            nombre: { type: ['string', 'null'] },
            contenido: { type: 'string', contentEncoding: 'base64' },
          },
        },
      }),
    )
