import type { Queryable } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { APELLIDO, APELLIDO_NOMBRE, NOMBRE } from '@/backend/padron/matriculado/campos'

export interface Lugar {
  id: number
  apellido: string
  nombre: string
}

const CAMBIO = 'El padrón cambió mientras se recorría. Espere un minuto y empiece de nuevo.'

/**
 * Where to continue after a member, also after one who was removed meanwhile. Throws `Rechazo` for an unknown id and
 * for one who was renamed in the last minute, since rows would be skipped in silence.
 */
export async function placeOf(db: Queryable, id: number): Promise<Lugar> {
  const [lugar] = await db.query<Lugar & { movido: boolean }>(
    `SELECT id, apellido, nombre, EXISTS (SELECT FROM auditoria
       WHERE matriculado_id = $1 AND cuando > now() - interval '1 minute' AND accion = 'matriculado.editar'
         AND datos -> 'despues' ?| $2) AS movido
     FROM matriculado WHERE id = $1
     UNION ALL
     SELECT matriculado_id, datos -> 'antes' ->> '${APELLIDO}', datos -> 'antes' ->> '${NOMBRE}', false
     FROM auditoria WHERE matriculado_id = $1 AND accion = 'matriculado.eliminar'`,
    [id, [APELLIDO_NOMBRE, APELLIDO, NOMBRE]],
  )
  if (!lugar || lugar.movido) throw new Rechazo(CAMBIO)
  return lugar
}
