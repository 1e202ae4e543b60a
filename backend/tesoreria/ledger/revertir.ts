import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import type { Centavos } from '@/domain/dinero'

export interface Anulado {
  cantidad: number
  total: Centavos
}

/**
 * Annuls the locked charges that `where` chooses by its value $4, each by one movement of the net, which names the
 * movement that it mirrors, if there is only one. Already annulled ones stay. Movements are found through their
 * member: right after a run the planner cannot guess the number of charges.
 */
export async function reverseCharges(
  tx: Tx,
  actor: Actor,
  where: string,
  value: unknown,
  detalle: string,
): Promise<Anulado> {
  const [anulado] = await tx.query<Anulado>(
    `WITH anulado AS (
       UPDATE cargo SET anulado_en = now(), anulado_por = $1
       WHERE ${where} AND anulado_en IS NULL RETURNING id, matriculado_id, monto
     ), asiento AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id, revierte, detalle, usuario_id)
       SELECT m.matriculado_id, $2, 'anular', greatest(sum(m.haber - m.debe), 0), greatest(sum(m.debe - m.haber), 0), a.id,
         CASE WHEN count(*) = 1 THEN min(m.id) END, $3, $1
       FROM anulado a JOIN movimiento m ON m.matriculado_id = a.matriculado_id AND m.cargo_id = a.id
       WHERE m.revierte IS NULL AND NOT EXISTS (SELECT FROM movimiento r WHERE r.revierte = m.id)
       GROUP BY m.matriculado_id, a.id HAVING sum(m.debe) <> sum(m.haber) ORDER BY a.id
     )
     SELECT count(*)::int AS cantidad, coalesce(sum(monto), 0)::bigint AS total FROM anulado`,
    [actor.persona?.usuarioID ?? null, actor.hoy, detalle, value],
  )
  if (!anulado) throw new Error('Sin respuesta de la base')
  return anulado
}
