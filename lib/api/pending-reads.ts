import 'server-only'
import { cache } from 'react'

/** A page's frame waits so long for the page; most are complete by then, and their status is known. */
const PACIENCIA = 1_000
/** A part of a page may begin its read some turns after an earlier part has ended. */
const TURNOS = 4

const enCurso = cache(() => new Set<Promise<unknown>>())

export function trackRead<T>(lectura: Promise<T>): Promise<T> {
  const lecturas = enCurso()
  lecturas.add(lectura)
  const forget = () => void lecturas.delete(lectura)
  lectura.then(forget, forget)
  return lectura
}

/** True once the surrounding page's reads take too long, false when it reads nothing any more. */
export async function isSlow(): Promise<boolean> {
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
