import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@/backend/db/conexion'

const CADA = 5
const PACIENCIA = 120_000

interface Vista {
  estado: string
  hechas: number
  resumen: string | null
}

/** As it is once so many rows are done, or it has ended. */
export async function waitForJob(
  db: Db,
  tareaID: number,
  hechas: number,
  paciencia = PACIENCIA,
): Promise<Vista> {
  for (const end = Date.now() + paciencia; ;) {
    const [now] = await db.query<Vista>('SELECT estado, hechas, resumen FROM tarea WHERE id = $1', [tareaID])
    if (!now) throw new Error('No está la tarea')
    if (now.estado !== 'pendiente' || now.hechas >= hechas) return now
    if (Date.now() > end) throw new Error(`Quedó en ${now.hechas}`)
    await delay(CADA)
  }
}
