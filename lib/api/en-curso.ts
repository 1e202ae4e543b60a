import 'server-only'
import { cache } from 'react'

/** So long a page that waits for the API holds its frame back: most are whole by then, and their status is known. */
const PACIENCIA = 1_000
/** A part of a page may begin its read some turns after the part before it has ended. */
const TURNOS = 4

/** The reads that this page waits for now. */
const enCurso = cache(() => new Set<Promise<unknown>>())

/** Counts a read among those that its page waits for. */
export function esperada<T>(lectura: Promise<T>): Promise<T> {
  const lecturas = enCurso()
  lecturas.add(lectura)
  const forget = () => void lecturas.delete(lectura)
  lectura.then(forget, forget)
  return lectura
}

/**
 * Whether the page around which this is asked keeps its reader waiting: true once its reads have taken too long, false
 * when it reads nothing any more.
 */
export async function seDemora(): Promise<boolean> {
  const lecturas = enCurso()
  let timer: NodeJS.Timeout | undefined
  const tarde = new Promise<true>((resolve) => (timer = setTimeout(resolve, PACIENCIA, true)))
  for (let quieta = 0; quieta < TURNOS; quieta++) {
    if (lecturas.size > 0) {
      quieta = 0
      const settled = Promise.allSettled(lecturas).then(() => false)
      if (await Promise.race([settled, tarde])) return true
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  clearTimeout(timer)
  return false
}
