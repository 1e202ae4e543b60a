import { type Fecha, today } from '@/domain/fechas'

/**
 * What is the same all day and another tomorrow, made once a day: a server that runs for months must not go on offering the
 * days it was started with. All of one day get the same object.
 */
export function cadaDia<T>(make: (hoy: Fecha) => T): () => T {
  let kept: { hoy: Fecha; made: T } | undefined
  return () => {
    const hoy = today()
    if (kept?.hoy !== hoy) kept = { hoy, made: make(hoy) }
    return kept.made
  }
}
