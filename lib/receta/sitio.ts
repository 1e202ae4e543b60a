import 'server-only'
import { environment } from '@/lib/environment'

/** 'vencido': nobody is signed in any more. 'rechaza': its page lets nobody frame it. */
export interface Sitio {
  sitio: 'abierto' | 'caido' | 'rechaza' | 'vencido'
}

const ESPERA = 5_000

/**
 * Whether the prescription system answers and lets itself be framed, asked without the pass, which is only good once. Only
 * for addresses that may be framed.
 */
export async function probeSite(direccion: string): Promise<Sitio> {
  // Our own stand-in is this server.
  if (direccion.startsWith('/')) return { sitio: 'abierto' }
  const url = new URL(direccion)
  // What has no query may carry its pass in the path.
  const asked = new URL(url.search === '' ? '/' : url.pathname, url)
  try {
    const answer = await fetch(asked, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ESPERA),
    })
    if (answer.status >= 500) return { sitio: 'caido' }
    return { sitio: url.search !== '' && refusesFrames(answer.headers) ? 'rechaza' : 'abierto' }
  } catch {
    return { sitio: 'caido' }
  }
}

function refusesFrames(headers: Headers): boolean {
  const ancestors = /frame-ancestors([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1]
  // Where both are sent browsers heed this one.
  if (ancestors !== undefined) return !mayFrame(ancestors.trim().split(/\s+/))
  return /^\s*(deny|sameorigin)/i.test(headers.get('x-frame-options') ?? '')
}

function mayFrame(sources: readonly string[]): boolean {
  const { origin, protocol, host, hostname } = environment().PUBLIC_URL
  const isOurs = (source: string): boolean =>
    [origin, `${origin}/`, host, hostname, protocol, '*'].includes(source) ||
    (source.includes('*.') && hostname.endsWith(source.replace(/^.*\*/, '').replace(/:.*$/, '')))
  return sources.some((source) => isOurs(source.toLowerCase()))
}
