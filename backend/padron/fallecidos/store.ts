import type { traerDatos } from '@/contract/fallecidos'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { readDatos } from '@/backend/padron/refeps/store'
import { FALLECIDO } from '@/domain/estados'

/** One list with its rows by class. Throws `Rechazo` for one that does not exist. */
export async function readLista(db: Queryable, id: number): Promise<FilaDe<typeof traerDatos>> {
  return readDatos<FilaDe<typeof traerDatos>>(db, 'fallecidos', id)
}

/** Deaths of any list that nobody decided of: who is in several lists counts once, as the last of them has him. */
export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db.query<{ cantidad: number }>(
    `SELECT count(*)::int AS cantidad FROM (
       SELECT DISTINCT ON (f.matriculado_id, f.clave) f.matriculado_id, f.resuelta
       FROM comparacion_fila f JOIN comparacion c ON c.id = f.comparacion_id
       WHERE c.origen = 'fallecidos' AND f.clase IN ('porAsentar', 'posible')
       ORDER BY f.matriculado_id, f.clave, f.id DESC) u
     JOIN matriculado m ON m.id = u.matriculado_id
     WHERE u.resuelta IS NULL AND m.tipo_matricula_id <> ${FALLECIDO}`,
  )
  return row?.cantidad ?? 0
}
