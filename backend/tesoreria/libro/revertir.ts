import type { Tx } from '@/backend/db/conexion'
import type { Acto } from '@/backend/tesoreria/libro/acto'
import type { Centavos } from '@/domain/dinero'

/** What was taken back. */
export interface Anulado {
  cantidad: number
  total: Centavos
}

/**
 * Annuls the charges that `where` chooses by its value $4, which must be held: what is asserted of each goes out in one
 * movement of the net, so that nothing of it is owed and the account never tells of a debt made to take one away. Where
 * that net is the mirror of a single movement it says which. A charge that was annulled before is left as it is. Movements
 * are found through their member, whom an index knows: right after a run the planner has no idea yet how many charges
 * there are.
 */
export async function reverseCharges(
  tx: Tx,
  acto: Acto,
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
    [acto.persona?.usuarioID ?? null, acto.hoy, detalle, value],
  )
  if (!anulado) throw new Error('Sin respuesta de la base')
  return anulado
}
