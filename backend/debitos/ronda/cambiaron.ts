import { createHash } from 'node:crypto'
import type { traerDatos } from '@/contract/ronda'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { CAMBIO, HOY } from '@/backend/nucleo/debito-de-hoy'
import { refuse } from '@/backend/nucleo/rechazo'
import { CAMBIOS, type Cambio, NADIE_CAMBIO, tellCambios } from '@/domain/debito/cambio'

/** Who changed since the round was closed, by kind. `visto` stands for this very list. */
export async function readCambios(
  db: Queryable,
  rondaID: number,
): Promise<FilaDe<typeof traerDatos>['cambiaron']> {
  const rows = await db.query<{ id: number; cambio: Cambio }>(
    `SELECT * FROM (SELECT f.id, ${CAMBIO} AS cambio FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id
       JOIN matriculado m ON m.id = f.matriculado_id ${HOY} WHERE r.id = $1 AND r.estado = 'cerrada') x
     WHERE cambio IS NOT NULL ORDER BY id`,
    [rondaID],
  )
  const clases = CAMBIOS.flatMap((cambio) => {
    const cantidad = rows.filter((row) => row.cambio === cambio).length
    return cantidad === 0 ? [] : [{ cambio, cantidad }]
  })
  return { cantidad: rows.length, visto: tokenOf(rows), clases }
}

function tokenOf(rows: readonly { id: number; cambio: Cambio }[]): string {
  if (rows.length === 0) return NADIE_CAMBIO
  const list = rows.map(({ id, cambio }) => `${id} ${cambio}`).join()
  return createHash('sha256').update(list).digest('hex').slice(0, 16)
}

/**
 * Waits for acts on the round's members that are under way, and lets none begin: an act that already changed one, and had
 * not yet looked at the round, would find it sent and tell nothing, while who sends would not see the change either.
 */
export const holdDebitados = (tx: Tx, rondaID: number): Promise<unknown> =>
  tx.query(
    `SELECT count(*) FROM (SELECT FROM matriculado WHERE id IN (
       SELECT matriculado_id FROM ronda_fila WHERE ronda_id = $1 AND sacada_en IS NULL) ORDER BY id FOR SHARE) trabado`,
    [rondaID],
  )

/**
 * Throws `Rechazo` at `visto` unless nobody changed since the round was closed, or the person saw exactly who. The answer
 * tells them.
 */
export async function requireSeen(
  db: Queryable,
  rondaID: number,
  visto: string | undefined,
): Promise<FilaDe<typeof traerDatos>['cambiaron']> {
  const cambiaron = await readCambios(db, rondaID)
  const { cantidad, clases } = cambiaron
  if (cantidad > 0 && visto !== cambiaron.visto)
    refuse(
      'visto',
      `${tellCambios(cantidad, clases)}. Saque a quien no va y confirme que los demás van igual.`,
    )
  return cambiaron
}
