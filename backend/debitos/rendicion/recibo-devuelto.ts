import type { Queryable } from '@/backend/db/conexion'
import type { Centavos } from '@/domain/dinero'

/**
 * SQL: of money gone back `c`, by its line `f`, the receipt `q` that it takes along: one that stands, of what was collected
 * of its debit, the newest first: what came twice went back first. Of a resolved one, the receipt that was annulled.
 */
export const RECIBO = `LEFT JOIN LATERAL (
  SELECT p.id, p.nro_recibo, p.total, p.anulado_en FROM rendicion_fila o
  LEFT JOIN cobro_por_resolver x ON x.rendicion_fila_id = o.id
  JOIN pago p ON p.id = ANY (ARRAY[o.pago_id, x.pago_id, x.queda_id])
  WHERE c.reversa AND o.ronda_fila_id = f.ronda_fila_id AND o.viva AND p.nro_recibo IS NOT NULL
  ORDER BY p.id = c.anulado_id DESC NULLS LAST, p.anulado_en IS NULL DESC, p.id DESC LIMIT 1
) q ON true`

interface Recibo {
  pagoID: number
  nroRecibo: number
  total: Centavos
}

/** The receipt that stands of what went back, or undefined. */
export async function readStanding(db: Queryable, cobroID: number): Promise<Recibo | undefined> {
  const [recibo] = await db.query<Recibo>(
    `SELECT q.id AS "pagoID", q.nro_recibo AS "nroRecibo", q.total
     FROM cobro_por_resolver c JOIN rendicion_fila f ON f.id = c.rendicion_fila_id ${RECIBO}
     WHERE c.id = $1 AND q.id IS NOT NULL AND q.anulado_en IS NULL`,
    [cobroID],
  )
  return recibo
}
