import { ajusteSql } from '@/backend/ajuste/store'
import type { Db } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/libro/acto'

/**
 * Why a message, `m` of `mensaje`, is not worth sending any more, as SQL; null while it is. What it says may have been
 * paid or annulled since it was queued: thousands take hours at the configured pace, a chat waits for a person, and mail
 * waits for as long as nobody has configured it. A reminder that waited too long would tell of a past day as of today; the
 * day after its own it may still leave, for a long queue may take the night.
 */
export const CADUCO = `CASE
    WHEN m.cargo_id IS NOT NULL AND NOT EXISTS (SELECT FROM cargo c WHERE c.id = m.cargo_id AND ${IMPAGO})
      THEN 'Ya no se debe'
    WHEN (SELECT origen FROM envio e WHERE e.id = m.envio_id) = 'morosos' AND NOT EXISTS (
        SELECT FROM cargo c WHERE c.matriculado_id = m.matriculado_id AND ${IMPAGO}
          AND make_date(c.anio, c.mes, 1) < date_trunc('month', current_date))
      THEN 'Ya no debe meses anteriores'
    WHEN EXISTS (SELECT FROM envio e JOIN recordatorio r ON r.id = e.recordatorio_id JOIN cargo c ON c.id = m.cargo_id
        WHERE e.id = m.envio_id AND (m.creado_en::date < current_date - greatest(${ajusteSql('diasDeGracia')}, 1)
          OR r.dias < 0 AND make_date(c.anio, c.mes, ${ajusteSql('diaVencimiento')}) < current_date))
      THEN 'Pasó su fecha'
    WHEN EXISTS (SELECT FROM pago p WHERE p.id = substring(m.clave FROM '^recibo:(\\d+)$')::int AND p.anulado_en IS NOT NULL)
      THEN 'El pago fue anulado'
  END`

/** Leaves out what waits and is not worth sending any more: who opens the chats one by one is not shown it. */
export async function leaveOutStale(db: Db): Promise<null> {
  await db.query(
    `UPDATE mensaje m SET estado = 'omitido', causa = ${CADUCO}, terminado_en = now()
     WHERE estado = 'pendiente' AND ${CADUCO} IS NOT NULL`,
  )
  return null
}
