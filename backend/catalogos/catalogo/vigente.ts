import type { NounCatalogo } from '@/contract/catalogo/lista'
import type { Tx } from '@/backend/db/conexion'

/**
 * Whether a catalogue's row may be chosen: a deleted one stays in its table and may not. Held until the transaction ends,
 * so that nobody deletes it between the question and the use; whoever writes a reference to a catalogue asks here first.
 */
export async function holdVigente(tx: Tx, tabla: NounCatalogo, id: number): Promise<boolean> {
  // Deleting takes FOR UPDATE, which waits for this lock and then counts the new use, or makes this one wait and find nothing.
  const rows = await tx.query(`SELECT FROM ${tabla} WHERE id = $1 AND eliminado_en IS NULL FOR KEY SHARE`, [
    id,
  ])
  return rows.length > 0
}
