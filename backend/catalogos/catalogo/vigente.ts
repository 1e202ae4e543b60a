import type { NounCatalogo } from '@/contract/catalogo/lista'
import type { Tx } from '@/backend/db/conexion'

/**
 * Whether a row may be chosen, which a deleted one may not (decision 40). It stays locked until the transaction ends;
 * whoever writes a reference asks here first.
 */
export async function holdVigente(tx: Tx, tabla: NounCatalogo, id: number): Promise<boolean> {
  // Deleting takes FOR UPDATE: it waits for this lock and counts the new use, or this waits and finds nothing.
  const rows = await tx.query(`SELECT FROM ${tabla} WHERE id = $1 AND eliminado_en IS NULL FOR KEY SHARE`, [
    id,
  ])
  return rows.length > 0
}
