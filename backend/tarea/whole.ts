import { withTransaction } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { TrabajoEntero } from '@/backend/tarea/kinds'
import { asTarea, end, type EnMano, giveUp, Perdida } from '@/backend/tarea/steps'
import { readOwn, tellProgress } from '@/backend/tarea/store'

/** How often its progress is written down, and a wish to stop it is looked for. */
const CADA = 1_000

/** Does a job that has no steps, from its beginning, until it or the process ends. */
export async function doWhole(mano: EnMano<TrabajoEntero>, fin: AbortSignal): Promise<'fin' | 'sigue'> {
  const { db, trabajo, id, dueno } = mano
  const own = await readOwn(db, id, dueno)
  if (!own) return 'fin'
  const stop = new AbortController()
  if (own.detener) stop.abort()
  const done = { hechas: 0, total: 0 }
  const look = async (): Promise<void> => {
    if ((await tellProgress(db, id, dueno, done)) !== false) stop.abort()
  }
  // A look without an answer says nothing; the next one is made.
  const timer = setInterval(() => void look().catch(() => undefined), CADA)
  try {
    const mine = AbortSignal.any([fin, stop.signal])
    mine.throwIfAborted()
    await trabajo.hacer({
      ...{ db, tarea: asTarea(mano, own), fin: mine },
      avance: (hechas, total) => void Object.assign(done, { hechas, total }),
    })
  } catch (error) {
    if (fin.aborted) return 'sigue'
    if (stop.signal.aborted) return finish('detenida')
    if (!(error instanceof Rechazo)) throw error
    await giveUp(mano, error.message)
    return 'fin'
  } finally {
    clearInterval(timer)
  }
  return finish('terminada')

  async function finish(estado: 'terminada' | 'detenida'): Promise<'fin'> {
    await withTransaction(db, async (tx) => {
      await tellProgress(tx, id, dueno, done)
      const now = await readOwn(tx, id, dueno)
      if (now) await end(tx, mano, now, estado)
    }).catch((error: unknown) => {
      if (!(error instanceof Perdida)) throw error
    })
    return 'fin'
  }
}
