import { environment } from '@/lib/environment'
import { OWNER_HEADER, OWN_HEADER, OWN_VALUE } from '@/lib/llamada/headers'
import { type Sesion, ownerOf } from '@/lib/session-cookie'

const LOCALES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A change must have exactly our origin (never null, never absent) and our own header. */
export function isOwnRequest(headers: Headers): boolean {
  return isOwnOrigin(headers.get('origin')) && headers.get(OWN_HEADER) === OWN_VALUE
}

/** A machine's own names count as one: 127.0.0.1 is as good as localhost. */
export function isOwnOrigin(origin: string | null): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const own = environment().PUBLIC_URL
  const { protocol, hostname, port, origin: exact } = new URL(origin)
  if (exact === own.origin) return true
  return protocol === own.protocol && port === own.port && LOCALES.has(hostname) && LOCALES.has(own.hostname)
}

/** Browsers say when another site's page asks; other clients do not, and hold no cookie of ours. */
export const isForeignRead = (headers: Headers): boolean =>
  !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'))

/** Whether the screen that asks is the signed-in person's. A request that does not say whose it is from is accepted. */
export function isOfOwner(headers: Headers, sesion: Sesion): boolean {
  const dueno = headers.get(OWNER_HEADER)
  return !dueno || dueno === encodeURIComponent(ownerOf(sesion))
}
