import { useState } from 'react'

interface Visto {
  /** What is not any more as it was when the person looked at it, in words. */
  cambios: readonly string[]
  /** The person acts on what stands there now. */
  look: () => void
}

/**
 * Keeps what the person saw when the dialog opened or when he last pressed its button, and compares it with what
 * stands now. Whatever is refused because somebody changed it is read again, and this says what is other than before.
 */
export function useSeen<T>(ahora: T | undefined, compare: (visto: T, ahora: T) => readonly string[]): Visto {
  const [visto, setVisto] = useState(ahora)
  if (visto === undefined && ahora !== undefined) setVisto(ahora)
  const other = visto !== undefined && ahora !== undefined && visto !== ahora
  return { cambios: other ? compare(visto, ahora) : [], look: () => setVisto(ahora) }
}
