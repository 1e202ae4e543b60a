import { entorno } from '@/lib/entorno'
import { CABECERA_PROPIA, VALOR_PROPIO } from '@/lib/llamada/cabecera'

const LOCALES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a change comes from our own pages: exactly our origin (never null, never absent) and our own header. */
export function isOwnRequest(headers: Headers): boolean {
  return isOwnOrigin(headers.get('origin')) && headers.get(CABECERA_PROPIA) === VALOR_PROPIO
}

/** A machine's own names are one: who opens 127.0.0.1 where localhost was printed is at home too. */
export function isOwnOrigin(origin: string | null): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const own = entorno().PUBLIC_URL
  const { protocol, hostname, port, origin: exact } = new URL(origin)
  if (exact === own.origin) return true
  return protocol === own.protocol && port === own.port && LOCALES.has(hostname) && LOCALES.has(own.hostname)
}

/** A read asked for by another site's page; browsers say so, other clients do not and hold no cookie of ours. */
export const isForeignRead = (headers: Headers): boolean =>
  !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'))
