import { describeError } from '@/backend/nucleo/bitacora'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { attendDue } from '@/backend/tesoreria/en-linea/avisos'
import { consultDue, endUnanswerable, type Seguimiento } from '@/backend/tesoreria/en-linea/consultar'

/** Milliseconds between two looks at what there is to do. */
const EVERY = 5_000

/** Without a provider there are still the payments of an earlier one to end. */
export interface Obra extends Omit<Seguimiento, 'pasarela' | 'detenido'> {
  pasarela: Pasarela | null
}

/**
 * Attends notices and asks after payments without being asked, for as long as the process lives. Several processes may
 * do so over one database: each piece of work is one's alone. Answers what stops it
 * after the piece it has in hand.
 */
export function followPayments({ pasarela, ...obra }: Obra, cada = EVERY): () => Promise<void> {
  let stopped = false
  const detenido = (): boolean => stopped
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      if (pasarela) {
        await attendDue({ ...obra, pasarela, detenido })
        await consultDue({ ...obra, pasarela, detenido })
      }
      await endUnanswerable({ ...obra, detenido }, pasarela?.nombre ?? null)
    } catch (error) {
      obra.bitacora({ nivel: 'error', pedido: '', que: 'pagos en línea', ...describeError(error) })
    }
    if (!stopped) timer = setTimeout(begin, cada)
  }
  const begin = (): void => {
    turn = look()
  }
  timer = setTimeout(begin, cada)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await turn
  }
}
