import { runIfDue } from '@/backend/avisos/recordatorio/correr'
import type { Ronda } from '@/backend/tarea/kinds'

/** `enLinea`: there is a gateway to pay by. */
export const recordatorios = (enLinea: boolean): Ronda => ({
  cada: 10 * 60_000,
  turno: ({ db, ahora }) => runIfDue(db, ahora, enLinea),
})
