import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import { cacheSignal } from 'react'

/** Filled by our server (scripts/web.mjs): one of its programs and the pages share nothing else. */
const proceso = globalThis as typeof globalThis & { padronLector?: AsyncLocalStorage<AbortSignal> }

/**
 * Aborted when nobody waits for this page any more. React says when a render is over; that a browser has gone while a
 * whole document is being made, only the server sees.
 */
export function mientrasLea(): AbortSignal | null {
  const senales = [cacheSignal(), proceso.padronLector?.getStore()].filter((one) => one != null)
  return senales.length > 1 ? AbortSignal.any(senales) : (senales[0] ?? null)
}
