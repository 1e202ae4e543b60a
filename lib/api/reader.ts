import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import { cacheSignal } from 'react'

/** scripts/web.mjs fills it; a global is all that it shares with the pages. */
const proceso = globalThis as typeof globalThis & { padronLector?: AsyncLocalStorage<AbortSignal> }

/**
 * Aborted when nobody waits for this page any more. React does not see a browser that leaves while a whole document
 * is being made, but the server does.
 */
export function whileReading(): AbortSignal | null {
  const senales = [cacheSignal(), proceso.padronLector?.getStore()].filter((one) => one != null)
  return senales.length > 1 ? AbortSignal.any(senales) : (senales[0] ?? null)
}
