/** How long a refusal is remembered: as long as a redirect may take. */
const MEMORIA = 60_000
const MAX = 1_000

// Pages and handlers are separate bundles of one process.
const proceso = globalThis as typeof globalThis & { padronRechazadas?: Map<string, number> }
const rechazadas = (): Map<string, number> => (proceso.padronRechazadas ??= new Map<string, number>())

/** The API has just refused this token. */
export function noteRefused(token: string): void {
  const known = rechazadas()
  if (known.size >= MAX) known.clear()
  known.set(token, Date.now() + MEMORIA)
}

/**
 * Whether the API refused this token a moment ago, told once. A server that refuses one call and takes the next would
 * otherwise be believed the second time, and the person sent round in circles.
 */
export function takeRefused(token: string): boolean {
  const until = rechazadas().get(token) ?? 0
  rechazadas().delete(token)
  return until > Date.now()
}
