import { describeError } from '@/backend/http/bitacora'
import { attendDue } from '@/backend/pasarela/avisos'
import { consultDue, type Seguimiento } from '@/backend/pasarela/consultar'

/** Milliseconds between two looks at what there is to do. */
const EVERY = 5_000

/**
 * Attends notices and asks after payments without being asked, for as long as the process lives. Several processes may
 * do so over one database: each piece of work is one's alone. Answers what stops it.
 */
export function followPayments(seguimiento: Seguimiento): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      await attendDue(seguimiento)
      await consultDue(seguimiento)
    } catch (error) {
      seguimiento.bitacora({ nivel: 'error', pedido: '', que: 'pagos en línea', ...describeError(error) })
    }
    if (!stopped) timer = setTimeout(begin, EVERY)
  }
  const begin = (): void => {
    turn = look()
  }
  timer = setTimeout(begin, EVERY)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await turn
  }
}
