import type { Tx } from '@/backend/db/conexion'
import { TITULOS_DE_TAREA } from '@/domain/tarea'

export interface Retenido {
  mensajes: number
  recordatorios: number
}

const POR_QUE = 'Esperaba cuando se hizo el respaldo: pudo salir después'

/**
 * After an older backup nobody knows what was sent since. What waits becomes doubtful and reminders are switched off
 * (decision 59).
 */
export async function holdBack(tx: Tx): Promise<Retenido> {
  const [table] = await tx.query<{ there: boolean }>("SELECT to_regclass('mensaje') IS NOT NULL AS there")
  if (!table?.there) return { mensajes: 0, recordatorios: 0 }
  const mensajes = await tx.query(
    `UPDATE mensaje SET estado = 'dudoso', causa = $1, tomado_en = NULL, terminado_en = now()
     WHERE estado IN ('pendiente', 'enviando') RETURNING id`,
    [POR_QUE],
  )
  const recordatorios = await tx.query(
    `UPDATE recordatorio SET activo = false, version = version + 1
     WHERE activo AND eliminado_en IS NULL RETURNING id`,
  )
  await stopTareas(tx)
  return { mensajes: mensajes.length, recordatorios: recordatorios.length }
}

/** Whoever asked for these jobs asks again. The backup may be older than their table. */
async function stopTareas(tx: Tx): Promise<void> {
  const [table] = await tx.query<{ there: boolean }>("SELECT to_regclass('tarea') IS NOT NULL AS there")
  if (!table?.there) return
  await tx.query(
    `UPDATE tarea SET estado = 'detenida', terminada_en = now(), dueno = NULL, dueno_hasta = NULL, resumen = $1
     WHERE estado = 'pendiente' AND tipo = ANY($2)`,
    ['Esperaba cuando se hizo el respaldo: se puede pedir de nuevo.', Object.keys(TITULOS_DE_TAREA)],
  )
}
