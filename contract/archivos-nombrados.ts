import * as z from 'zod'
import { nota, refuse } from '@/contract/nota'

/** A file in an answer: its name, when the server tells one, and its bytes in base64. */
export interface ArchivoNombrado {
  nombre: string | null
  contenido: string
}

const forma = z.array(z.object({ nombre: z.string().nullable(), contenido: z.base64() }).strict())

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Base64 may come in lines; digits alone are a bank's record. */
const bareBase64 = (text: string): string | null => {
  const bare = text.replace(/[\r\n]/g, '')
  return bare.length > 0 && bare.length % 4 === 0 && BASE64.test(bare) && !/^\d+$/.test(bare) ? bare : null
}

const MAGIAS = ['PK\u0003\u0004', '%PDF', '\u001f\u008b', '7z\u00bc\u00af', 'Rar!']

/**
 * Whether bytes, one a character, are a file and not a record that was taken for base64: of a known kind, or a text,
 * which has no control characters and few beyond ASCII.
 */
function isFile(bytes: string): boolean {
  if (MAGIAS.some((magia) => bytes.startsWith(magia))) return true
  const high = bytes.replace(/[\u0000-\u007f]/g, '').length
  return (
    !/[\u0000-\u0008\u000b\u000c\u000e-\u0019\u001b-\u001f\u007f]/.test(bytes) && high * 3 <= bytes.length
  )
}

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

/** What a data address holds; null for any other text. */
function ofDataUri(text: string): string | null {
  const [all, base64, rest = ''] = /^data:[^,;]*(?:;[^,;]*?)*?(;base64)?,([^]*)$/i.exec(text) ?? []
  if (all === undefined) return null
  return base64 ? bareBase64(unescape(rest)) : toBase64(unescape(rest))
}
const unescape = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

function contentOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^data:/i.test(text)) return ofDataUri(text)
  const base64 = bareBase64(text)
  return base64 !== null && isFile(atob(base64)) ? base64 : toBase64(value)
}

const NOMBRES = ['nombre', 'archivo', 'name', 'filename'] as const
const CODIFICACIONES = ['codificacion', 'encoding'] as const
const CONTENIDOS = ['contenido', 'datos', 'base64', 'data', 'content'] as const

function readOne(value: unknown): ArchivoNombrado | null {
  if (typeof value === 'string') {
    const contenido = contentOf(value)
    return contenido === null ? null : { nombre: null, contenido }
  }
  if (typeof value !== 'object' || value === null) return null
  const keys = new Map(Object.entries(value).map(([key, inner]) => [key.toLowerCase(), inner as unknown]))
  const nombre = NOMBRES.map((key) => keys.get(key)).find((one) => typeof one === 'string') ?? null
  const content = CONTENIDOS.map((key) => keys.get(key)).find((one) => typeof one === 'string')
  const told = CODIFICACIONES.some((key) => keys.get(key) === 'base64') && typeof content === 'string'
  const contenido = told ? content : contentOf(content)
  return contenido === null ? null : { nombre, contenido }
}

/** An object that is no file itself is files by their names. */
function readAll(value: unknown): (ArchivoNombrado | null)[] {
  if (Array.isArray(value)) return value.map(readOne)
  const one = readOne(value)
  if (one !== null || typeof value !== 'object' || value === null) return [one]
  return Object.entries(value).flatMap(([nombre, inner]: [string, unknown]) => {
    if (Array.isArray(inner)) return inner.map(readOne)
    const contenido = contentOf(inner)
    return contenido === null ? null : { nombre, contenido }
  })
}

/**
 * The files of an answer, which the specification only says to be downloaded (section 7): text, base64, a data address,
 * a named file, a list of them, or files by their names (decision 160). An empty text is no file.
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
      // Ours says that it is base64, so that nobody needs to guess.
      encode: (value) => value.map((file) => ({ ...file, codificacion: 'base64' })),
    })
    .meta(
      nota({
        type: 'array',
        items: {
          type: 'object',
          properties: {
            nombre: { type: ['string', 'null'] },
            contenido: { type: 'string', contentEncoding: 'base64' },
            codificacion: { type: 'string', enum: ['base64'] },
          },
        },
      }),
    )
