/** Beyond this number the oldest are forgotten. */
export const MAX_CERRADAS = 20_000

// Gate, pages and handlers are separate bundles of one process.
const proceso = globalThis as typeof globalThis & { padronCerradas?: Map<string, number> }
const cerradas = (): Map<string, number> => (proceso.padronCerradas ??= new Map<string, number>())

/** After a sign-out no copy of the cookie opens anything in this process (decision 103). */
export function noteClosed(id: string, vence: number): void {
  const known = cerradas()
  known.delete(id)
  known.set(id, vence)
  for (const [other, until] of known) {
    if (until > Date.now() && known.size <= MAX_CERRADAS) break
    known.delete(other)
  }
}

export const isClosed = (id: string): boolean => cerradas().has(id)
