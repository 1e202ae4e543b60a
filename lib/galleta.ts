import { getToken } from 'next-auth/jwt'
import * as z from 'zod'
import { type Permiso, permissionsOf, SOLO_CAMBIAR_CLAVE } from '@/domain/roles'
import { isClosed, noteClosed } from '@/lib/cerradas'
import { entorno, isHttps } from '@/lib/entorno'

/** Who is signed in, as the encrypted cookie tells it; `token` never leaves the server. */
export interface Sesion {
  token: string
  roles: readonly string[]
  /** The name typed to sign in, in lower case: tells people apart where no personaID comes. */
  usuario: string
  nombre: string
  apellido: string
  personaID: number | null
  matriculadoID: number | null
  /** Nothing is open to him but setting a password (D9); `permisos` says so already. */
  debeCambiarClave: boolean
  permisos: ReadonlySet<Permiso>
}

/** Tells people apart in what a browser keeps for them. */
export const duenoDe = ({ usuario, personaID }: Sesion): string => usuario || String(personaID ?? '')

/** What the cookie holds: small, since Node refuses headers above 16 kB. */
export const contenidoGalleta = z.object({
  token: z.string().min(1),
  roles: z.array(z.string()),
  usuario: z.string().default(''),
  nombre: z.string(),
  apellido: z.string(),
  personaID: z.number().nullable(),
  matriculadoID: z.number().nullable(),
  debeCambiarClave: z.boolean().default(false),
})
export type ContenidoGalleta = z.infer<typeof contenidoGalleta>

/** What tells our own API that this device has been signed in on before: a name of its own, it outlives sessions. */
export const nombreDispositivo = (): string => nombreGalleta().replace('session-token', 'dispositivo')
/** As long as the API remembers a device that nobody uses. */
export const DISPOSITIVO_SEGUNDOS = 180 * 86_400

/** Over http the port is part of the name: browsers share cookies between the ports of a host. */
export function nombreGalleta(): string {
  return isHttps() ? '__Host-padron.session-token' : `padron${entorno().PUBLIC_URL.port || 80}.session-token`
}

export const opcionesGalleta = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() }) as const

interface Galletas {
  getAll: () => { name: string; value: string }[]
}

/** Every cookie that is the session or a chunk of it: all of them must go when it ends. */
export const trozosDe = (galletas: Galletas): string[] =>
  galletas
    .getAll()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(nombreGalleta()))

interface Abierta {
  sesion: Sesion
  vence: number
  /** Each signing in has its own. */
  id: string
}

const MAX_LEIDAS = 1_000
const leidas = new Map<string, Abierta>()

/** The session of a cookie jar; null when absent, expired, signed out of or tampered with. Does not ask the API. */
export async function abrirGalleta(galletas: Galletas): Promise<Sesion | null> {
  const opened = await leerGalleta(galletas)
  return opened && !isClosed(opened.id) ? opened.sesion : null
}

/** Signs out of it: no copy of it opens anything in this process any more (decision 103). */
export async function cerrarGalleta(galletas: Galletas): Promise<void> {
  const opened = await leerGalleta(galletas)
  if (opened) noteClosed(opened.id, opened.vence)
}

async function leerGalleta(galletas: Galletas): Promise<Abierta | null> {
  const raw = trozosDe(galletas)
  if (raw.length === 0) return null
  const key = galletas
    .getAll()
    .flatMap(({ name, value }) => (raw.includes(name) ? `${name}=${value}` : []))
    .join(';')
  const known = leidas.get(key)
  if (known) return known.vence > Date.now() ? known : null
  const opened = await decrypt(galletas)
  if (!opened) return null
  if (leidas.size >= MAX_LEIDAS) leidas.clear()
  leidas.set(key, opened)
  return opened
}

/** Decrypting costs more than a page's own work; the same cookie comes with every request of a person. */
async function decrypt(galletas: Galletas): Promise<Abierta | null> {
  const { NEXTAUTH_SECRET, ROLE_POLICY } = entorno()
  const token = await getToken({
    req: { cookies: galletas, headers: {} } as unknown as Parameters<typeof getToken>[0]['req'],
    cookieName: nombreGalleta(),
    secret: NEXTAUTH_SECRET,
  })
  const contenido = contenidoGalleta.safeParse(token)
  if (!contenido.success) return null
  const { roles, debeCambiarClave } = contenido.data
  const permisos = debeCambiarClave ? SOLO_CAMBIAR_CLAVE : permissionsOf(roles, ROLE_POLICY)
  const vence = typeof token?.exp === 'number' ? token.exp * 1_000 : 0
  const id = typeof token?.jti === 'string' ? token.jti : contenido.data.token
  return vence > Date.now() ? { sesion: { ...contenido.data, permisos }, vence, id } : null
}
