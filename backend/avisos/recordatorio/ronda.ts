import { runIfDue } from '@/backend/avisos/recordatorio/correr'
import type { Ronda } from '@/backend/tarea/kinds'

export const recordatorios: Ronda = { cada: 10 * 60_000, turno: ({ db, ahora }) => runIfDue(db, ahora) }
