import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { type ClaseDePapel, nameOfPapel } from '@/domain/papel'

/**
 * Asked with the row locked that is to be deleted, so that nobody issues meanwhile. Throws `Rechazo` naming a paper that
 * certifies it and was not annulled.
 */
export async function requireUncertified(tx: Tx, clase: ClaseDePapel, origenID: number): Promise<void> {
  const [papel] = await tx.query<{ numero: number }>(
    `SELECT numero FROM papel WHERE clase = $1 AND origen_id = $2 AND anulado_en IS NULL ORDER BY numero LIMIT 1`,
    [clase, origenID],
  )
  if (papel) throw new Rechazo(`Lo certifica el papel ${nameOfPapel(clase, papel.numero)}: anúlelo antes`)
}
