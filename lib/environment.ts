import 'server-only'
import * as z from 'zod'
import { parseEnlaces } from '@/lib/footer-links'

const direccion = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

const esquema = z.object({
  /** The REST API's base address, which may have a path. */
  PADRON_API: direccion,
  /** The address people open; it decides cookies and the Origin check. */
  PUBLIC_URL: direccion,
  NEXTAUTH_SECRET: z.string().min(32),
  /** 'externo': the API was not started with this web and may be anybody's. */
  PADRON_REGISTRO: z.enum(['demo', 'ensayo', 'real', 'externo']).default('real'),
  ROLE_POLICY: z.enum(['operativa', 'estricta']).default('operativa'),
  /** How the specification's fixed texts are written; `escrito` reads it, since half of it runs in the browser. */
  ORTOGRAFIA: z.enum(['letra', 'corregida']).default('letra'),
  /** The reverse proxies before the web; with 0 X-Forwarded-For is not believed. */
  PROXIES_DE_CONFIANZA: z.coerce.number().int().min(0).max(5).default(0),
  /** The house's name in header and footer. */
  SISTEMA_NOMBRE: z.string().min(1).max(60).default('Padrón'),
  SISTEMA_PIE: z.string().max(200).optional(),
  SISTEMA_ENLACES: z
    .string()
    .max(2_000)
    .default('')
    .transform((text, context) => {
      const links = parseEnlaces(text)
      if (!links) context.addIssue('Se espera Texto=dirección, separados por |')
      return links ?? []
    }),
  /** Who signs the receipts, and the lines under the name, separated by '|'. */
  CONSEJO_NOMBRE: z.string().min(1).max(120).default('Consejo de Médicos'),
  CONSEJO_LINEAS: z
    .string()
    .max(400)
    .default('')
    .transform((text) =>
      text
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  /** The area code, without 0, of telephones that come without one. */
  AREA_TELEFONICA: z
    .string()
    .regex(/^[1-9]\d{1,3}$/, 'Se espera un código de área sin 0')
    .optional(),
  /** Where the prescription system is, and whose pages may be framed besides its own. */
  RECETA_URL: direccion.optional(),
  RECETA_ORIGENES: z
    .string()
    .max(2_000)
    .default('')
    .transform((text, context) => {
      const parts = text.split(/[\s,]+/).filter(Boolean)
      const read = parts.flatMap((part) => direccion.safeParse(part).data?.origin ?? [])
      if (read.length < parts.length) context.addIssue('Se esperan direcciones http(s), separadas por comas')
      return read
    }),
  /** A session cookie's absolute life in hours. */
  SESION_HORAS: z.coerce.number().positive().max(72).default(12),
  /** Milliseconds for a read's first try and for a change; tests shorten it. */
  ESPERA_GET: z.coerce.number().int().min(100).max(20_000).default(20_000),
  ESPERA_POST: z.coerce.number().int().min(100).max(30_000).default(30_000),
})

export type Environment = z.infer<typeof esquema>

let leido: Environment | undefined

/** Read at first use, since the build runs without it. Throws with the names that are wrong. */
export function environment(): Environment {
  leido ??= parse()
  return leido
}

function parse(): Environment {
  const { PORT = '3000', API_URL, PADRON_API, PUBLIC_URL, NEXTAUTH_URL } = process.env
  const result = esquema.safeParse({
    // With API_URL the server may be anybody's; the launcher says it by itself.
    ...(API_URL && !PADRON_API && { PADRON_REGISTRO: 'externo' }),
    ...process.env,
    PADRON_API: PADRON_API ?? API_URL ?? 'http://127.0.0.1:4000',
    PUBLIC_URL: PUBLIC_URL ?? NEXTAUTH_URL ?? `http://127.0.0.1:${PORT}`,
  })
  if (!result.success) throw new Error(`Entorno inválido:\n${z.prettifyError(result.error)}`)
  return result.data
}

export const isHttps = (): boolean => environment().PUBLIC_URL.protocol === 'https:'
