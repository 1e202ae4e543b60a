/** A refusal is remembered as long as a redirect may take. */
const MEMORIA = 60_000
const MAX = 1_000

// Pages and handlers are separate bundles of one process.
const proceso = globalThis as typeof globalThis & { padronRechazadas?: Map<string, number> }
const rechazadas = (): Map<string, number> => (proceso.padronRechazadas ??= new Map<string, number>())

export function noteRefused(token: string): void {
  const known = rechazadas()
  if (known.size >= MAX) known.clear()
  known.set(token, Date.now() + MEMORIA)
}

/**
 * Answers once whether the API has just refused this token. A server that takes its next call would otherwise send
 * the person round in circles.
 */
export function takeRefused(token: string): boolean {
  const until = rechazadas().get(token) ?? 0
  rechazadas().delete(token)
  return until > Date.now()
}
