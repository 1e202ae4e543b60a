import { setTimeout } from 'node:timers/promises'
import type { Db } from '@/backend/db/conexion'
import type { Bitacora } from '@/backend/nucleo/log'
import { SIN_VUELTAS, type Trabajos } from '@/backend/tarea/kinds'
import { keepWorking } from '@/backend/tarea/worker'
import type { EstadoDeTarea } from '@/domain/tarea'

/** Somebody waits, so it looks again soon. */
const MIRADA = 20
const PAUSA = 500

export interface Final {
  estado: EstadoDeTarea
  resumen: string | null
}

/** Works until this job ends, whoever does it: a running server may take it first. */
export async function workUntilDone(
  db: Db,
  trabajos: Partial<Trabajos>,
  tareaID: number,
  bitacora: Bitacora,
): Promise<Final> {
  const stop = keepWorking({ db, trabajos, vueltas: SIN_VUELTAS, bitacora, mirada: MIRADA, pausa: PAUSA })
  try {
    for (;;) {
      const [final] = await db.query<Final>(
        `SELECT estado, resumen FROM tarea WHERE id = $1 AND estado <> 'pendiente'`,
        [tareaID],
      )
      if (final) return final
      await setTimeout(MIRADA)
    }
  } finally {
    await stop()
  }
}
