import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import * as z from 'zod'
import { environment } from '@/lib/environment'
import { sessionCookieName, sessionCookieOptions } from '@/lib/session-cookie'

/** What the prescriptions' door keeps between two screens; nothing of it opens a screen of the staff's. */
const contenido = z.discriminatedUnion('paso', [
  z.object({ paso: z.literal('clave'), token: z.string(), cuit: z.string() }),
  z.object({ paso: z.literal('marco'), direccion: z.string() }),
])
export type Puerta = z.output<typeof contenido>

/** Sealed with another key than the session's, so that neither can be brought as the other. */
const SAL = 'receta'
/** Browsers refuse a cookie above 4 kB. */
const TROZO = 3_600
const MAX_TROZOS = 4

interface Galletas {
  getAll: () => { name: string; value: string }[]
}
const nameOf = (): string => sessionCookieName().replace('session-token', 'receta')
const isOwn = (name: string): boolean => name.startsWith(`${nameOf()}.`)

export async function readPuerta(galletas: Galletas): Promise<Puerta | null> {
  const trozos = galletas.getAll().filter(({ name }) => isOwn(name))
  const token = trozos
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => value)
    .join('')
  if (token === '') return null
  const opened = await decode({ token, secret: environment().NEXTAUTH_SECRET, salt: SAL }).catch(() => null)
  return contenido.safeParse(opened).data ?? null
}

/** Set-Cookie lines that keep this for so many seconds in place of what there was; null when it is too long for cookies. */
export async function keepPuerta(
  puerta: Puerta,
  maxAge: number,
  galletas: Galletas,
): Promise<string[] | null> {
  const secret = environment().NEXTAUTH_SECRET
  const sealed = await encode({ token: { ...puerta }, secret, salt: SAL, maxAge })
  const trozos = sealed.match(new RegExp(`.{1,${TROZO}}`, 'g')) ?? []
  if (trozos.length > MAX_TROZOS) return null
  return [...dropPuerta(galletas), ...trozos.map((value, i) => cookieLine(`${nameOf()}.${i}`, value, maxAge))]
}

export const dropPuerta = (galletas: Galletas): string[] =>
  galletas
    .getAll()
    .filter(({ name }) => isOwn(name))
    .map(({ name }) => cookieLine(name, '', 0))

function cookieLine(name: string, value: string, maxAge: number): string {
  const { path, sameSite, secure } = sessionCookieOptions()
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`
}
