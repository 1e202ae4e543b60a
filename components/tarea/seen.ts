import { makeIdempotencyKey } from '@/lib/llamada/idempotency-key'
import { sendChange } from '@/lib/llamada/ask-proxy'

const VISTA = 'tarea-vista'

/** Told since the page was loaded: who listens later hears of them too. */
const told = new Set<number>()

/** Tells the server and the rest of the screen that the person was told; nobody waits for the answer. */
export function markSeen(tareaID: number): void {
  told.add(tareaID)
  window.dispatchEvent(new CustomEvent(VISTA, { detail: tareaID }))
  void sendChange('/tarea/darPorVista', { tareaID }, makeIdempotencyKey())
}

export function onSeen(hear: (tareaID: number) => void): () => void {
  const take = (event: Event) => hear((event as CustomEvent<number>).detail)
  window.addEventListener(VISTA, take)
  for (const tareaID of told) hear(tareaID)
  return () => window.removeEventListener(VISTA, take)
}
