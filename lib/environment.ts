import 'server-only'
import * as z from 'zod'
import { parseEnlaces } from '@/lib/footer-links'

const direccion = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

/** All that the web is told by its environment; what an operator may set is described. */
export const EntornoDeLaWeb = z.object({
  /** The REST API's base address, which may have a path. */
  PADRON_API: direccion,
  /** The address people open; it decides cookies and the Origin check. */
  PUBLIC_URL: direccion,
  NEXTAUTH_SECRET: z.string().min(32).meta({
    description: 'key of the session cookies, of 32 letters or more; share it between several webs',
    normal: 'made at first start',
  }),
  /** 'externo': the API was not started with this web and may be anybody's. */
  PADRON_REGISTRO: z.enum(['demo', 'ensayo', 'real', 'externo']).default('real'),
  ROLE_POLICY: z.enum(['operativa', 'estricta']).default('operativa'),
  /** `escrito` reads it, since half of it runs in the browser. */
  ORTOGRAFIA: z.enum(['letra', 'corregida']).default('letra').meta({
    description:
      "`corregida` writes the specification's fixed texts with their accents ('Iniciar Sesión'), `letra` does not",
    normal: "the register's own (`estrenar` asks)",
    ejemplo: 'corregida',
  }),
  PROXIES_DE_CONFIANZA: z.coerce.number().int().min(0).max(5).default(0).meta({
    description: 'how many reverse proxies stand in front; with 0 X-Forwarded-For is not believed',
  }),
  SISTEMA_NOMBRE: z.string().min(1).max(60).default('Padrón').meta({
    description: 'name of the system: titles, menu, sign-in page, footer',
  }),
  SISTEMA_PIE: z.string().max(200).optional().meta({
    description: 'copyright line of the footer',
    normal: '© year and name',
    ejemplo: '© 2026 Consejo de Médicos',
  }),
  SISTEMA_ENLACES: z
    .string()
    .max(2_000)
    .default('')
    .transform((text, context) => {
      const links = parseEnlaces(text)
      if (!links) context.addIssue('Se espera Texto=dirección, separados por |')
      return links ?? []
    })
    .meta({
      description: 'links of the footer, separated by a bar; http(s), mailto and tel only',
      normal: 'one to the start',
      ejemplo: 'Ayuda=https://consejo.example/ayuda|Contacto=mailto:mesa@consejo.example',
    }),
  CONSEJO_NOMBRE: z.string().min(1).max(120).default('Consejo de Médicos').meta({
    description: "who signs the papers until 'Datos del consejo' says it",
  }),
  CONSEJO_LINEAS: z
    .string()
    .max(400)
    .default('')
    .transform((text) =>
      text
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .meta({
      description: 'the lines under that name, separated by a bar',
      ejemplo: 'Belgrano 100, Santiago del Estero|Tel. (0385) 400-0000',
    }),
  AREA_TELEFONICA: z
    .string()
    .regex(/^[1-9]\d{1,3}$/, 'Se espera un código de área sin 0')
    .optional()
    .meta({
      description:
        'with `API_URL`: area without 0 of telephones that come without one; without it those open no chat',
      ejemplo: '385',
    }),
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
    })
    .meta({
      description:
        'whose pages `/accesoRecetaElectronica` may frame; with `API_URL` nothing is framed without it',
      normal: 'the origin of `RECETA_URL`',
      ejemplo: 'https://recetas.example',
    }),
  SESION_HORAS: z.coerce.number().positive().max(72).default(12).meta({
    description: "absolute life of a session cookie; how long a session may idle is the API's rule",
  }),
  /** Milliseconds for a read's first try and for a change; tests shorten it. */
  ESPERA_GET: z.coerce.number().int().min(100).max(20_000).default(20_000),
  ESPERA_POST: z.coerce.number().int().min(100).max(30_000).default(30_000),
})

export type Environment = z.infer<typeof EntornoDeLaWeb>

let leido: Environment | undefined

/** Read at first use, since the build runs without it. Throws with the names that are wrong. */
export function environment(): Environment {
  leido ??= parse()
  return leido
}

function parse(): Environment {
  const { PORT = '3000', API_URL, PADRON_API, PUBLIC_URL, NEXTAUTH_URL } = process.env
  const result = EntornoDeLaWeb.safeParse({
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
