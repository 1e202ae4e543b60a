/** Beyond this number the oldest are forgotten. */
export const MAX_CERRADAS = 20_000

// Gate, pages and handlers are separate bundles of one process.
const proceso = globalThis as typeof globalThis & {
  padronCerradas?: Map<string, number>
  /** What the web's other processes told this one (scripts/procesos.mjs). */
  padronCerradasDeOtros?: [id: string, vence: number][]
  padronDecirCerrada?: (id: string, vence: number) => void
}

function cerradas(): Map<string, number> {
  const known = (proceso.padronCerradas ??= new Map<string, number>())
  for (const [id, vence] of proceso.padronCerradasDeOtros?.splice(0) ?? []) keep(known, id, vence)
  return known
}

/** After a sign-out no copy of the cookie opens anything in this web (decision 103). */
export function noteClosed(id: string, vence: number): void {
  keep(cerradas(), id, vence)
  proceso.padronDecirCerrada?.(id, vence)
}

function keep(known: Map<string, number>, id: string, vence: number): void {
  known.delete(id)
  known.set(id, vence)
  for (const [other, until] of known) {
    if (until > Date.now() && known.size <= MAX_CERRADAS) break
    known.delete(other)
  }
}

export const isClosed = (id: string): boolean => cerradas().has(id)
