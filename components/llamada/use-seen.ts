import { useState } from 'react'

interface Visto {
  /** What changed since the person looked, in words. */
  cambios: readonly string[]
  /** The person acts on what stands there now. */
  look: () => void
}

/**
 * Compares what the person saw, when the dialog opened or its button was last pressed, with what stands now (decision
 * 75).
 */
export function useSeen<T>(ahora: T | undefined, compare: (visto: T, ahora: T) => readonly string[]): Visto {
  const [visto, setVisto] = useState(ahora)
  if (visto === undefined && ahora !== undefined) setVisto(ahora)
  const other = visto !== undefined && ahora !== undefined && visto !== ahora
  return { cambios: other ? compare(visto, ahora) : [], look: () => setVisto(ahora) }
}
