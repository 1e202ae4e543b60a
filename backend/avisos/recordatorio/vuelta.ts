import { runIfDue } from '@/backend/avisos/recordatorio/correr'
import type { Vuelta } from '@/backend/tarea/kinds'

/** `enLinea`: there is a gateway to pay by. */
export const recordatorios = (enLinea: boolean): Vuelta => ({
  cada: 10 * 60_000,
  turno: ({ db, ahora }) => runIfDue(db, ahora, enLinea),
})
