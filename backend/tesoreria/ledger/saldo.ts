import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import type { Centavos } from '@/domain/dinero'

/** The member's money that belongs to no charge; zero for an unknown member. */
export async function readSaldo(db: Queryable, matriculadoID: number): Promise<Centavos> {
  const [row] = await db.query<{ saldo: Centavos }>(
    `SELECT coalesce(sum(haber - debe), 0)::bigint AS saldo FROM movimiento
     WHERE matriculado_id = $1 AND cargo_id IS NULL`,
    [matriculadoID],
  )
  if (!row) throw new Error('Sin respuesta de la base')
  return row.saldo
}

/**
 * Locks a member's credit, so that the second of two takers sees what is left. It comes before charges are locked,
 * which prevents deadlocks.
 */
export async function holdSaldo(tx: Tx, matriculadoID: number): Promise<void> {
  const held = await tx.query('SELECT FROM matriculado WHERE id = $1 FOR NO KEY UPDATE', [matriculadoID])
  if (held.length === 0) throw noEncontrado()
}
