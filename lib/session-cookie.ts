import { getToken } from 'next-auth/jwt'
import * as z from 'zod'
import {
  type Permiso,
  permissionsOf,
  type Politica,
  SOLO_CAMBIAR_CLAVE,
  SOLO_SEGUNDO_FACTOR,
} from '@/domain/roles'
import { isClosed, noteClosed } from '@/lib/closed-sessions'
import { environment, isHttps } from '@/lib/environment'

/** Who is signed in, from the encrypted cookie; `token` never leaves the server. */
export interface Sesion {
  token: string
  roles: readonly string[]
  /** The typed name in lower case tells people apart where no personaID comes. */
  usuario: string
  nombre: string
  apellido: string
  personaID: number | null
  matriculadoID: number | null
  /** `permisos` has nothing but setting a password then. */
  debeCambiarClave: boolean
  /** `permisos` has nothing but the own account then, where a second factor is set up. */
  debeSegundoFactor: boolean
  permisos: ReadonlySet<Permiso>
}

export const ownerOf = ({ usuario, personaID }: Sesion): string => usuario || String(personaID ?? '')

/** Kept small, since Node refuses headers above 16 kB. */
export const cookieContent = z.object({
  token: z.string().min(1),
  roles: z.array(z.string()),
  usuario: z.string().default(''),
  nombre: z.string(),
  apellido: z.string(),
  personaID: z.number().nullable(),
  matriculadoID: z.number().nullable(),
  debeCambiarClave: z.boolean().default(false),
  debeSegundoFactor: z.boolean().default(false),
})
export type CookieContent = z.infer<typeof cookieContent>

/** Our own API recognises the device by this cookie, which outlives sessions. */
export const deviceCookieName = (): string => sessionCookieName().replace('session-token', 'dispositivo')
/** As long as the API remembers an unused device. */
export const DEVICE_SECONDS = 180 * 86_400

/** Over http the port is part of the name, since browsers share cookies between a host's ports. */
export function sessionCookieName(): string {
  return isHttps()
    ? '__Host-padron.session-token'
    : `padron${environment().PUBLIC_URL.port || 80}.session-token`
}

export const sessionCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() }) as const

interface Galletas {
  getAll: () => { name: string; value: string }[]
}

/** All chunks of the session's cookie must go when it ends. */
export const cookieChunks = (galletas: Galletas): string[] =>
  galletas
    .getAll()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(sessionCookieName()))

interface Abierta {
  sesion: Sesion
  vence: number
  id: string
}

const MAX_LEIDAS = 1_000
const leidas = new Map<string, Abierta>()

/** The session in the cookies; null when it is absent, expired, closed or tampered with. The API is not asked. */
export async function openSessionCookie(galletas: Galletas): Promise<Sesion | null> {
  const opened = await leerGalleta(galletas)
  return opened && !isClosed(opened.id) ? opened.sesion : null
}

/** After this no copy of the cookie opens anything in this process (decision 103). */
export async function closeSessionCookie(galletas: Galletas): Promise<void> {
  const opened = await leerGalleta(galletas)
  if (opened) noteClosed(opened.id, opened.vence)
}

async function leerGalleta(galletas: Galletas): Promise<Abierta | null> {
  const raw = cookieChunks(galletas)
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

function permissionsIn(
  { roles, debeCambiarClave, debeSegundoFactor }: CookieContent,
  politica: Politica,
): ReadonlySet<Permiso> {
  if (debeCambiarClave) return SOLO_CAMBIAR_CLAVE
  return debeSegundoFactor ? SOLO_SEGUNDO_FACTOR : permissionsOf(roles, politica)
}

/** Decrypting costs more than a page's own work, so the result is kept for the next request. */
async function decrypt(galletas: Galletas): Promise<Abierta | null> {
  const { NEXTAUTH_SECRET, ROLE_POLICY } = environment()
  const token = await getToken({
    req: { cookies: galletas, headers: {} } as unknown as Parameters<typeof getToken>[0]['req'],
    cookieName: sessionCookieName(),
    secret: NEXTAUTH_SECRET,
  })
  const contenido = cookieContent.safeParse(token)
  if (!contenido.success) return null
  const permisos = permissionsIn(contenido.data, ROLE_POLICY)
  const vence = typeof token?.exp === 'number' ? token.exp * 1_000 : 0
  const id = typeof token?.jti === 'string' ? token.jti : contenido.data.token
  return vence > Date.now() ? { sesion: { ...contenido.data, permisos }, vence, id } : null
}
