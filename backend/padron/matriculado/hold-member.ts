import type { Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import type { Fecha } from '@/domain/fechas'

/**
 * Locks the member until the transaction ends, so that of two clerks the second sees what the first did. Whoever holds
 * his charges may still refer to him, which prevents deadlocks with payments.
 */
export async function holdMember(tx: Tx, matriculadoID: number): Promise<{ fechaNacimiento: Fecha | null }> {
  const [member] = await tx.query<{ fechaNacimiento: Fecha | null }>(
    'SELECT fecha_nacimiento AS "fechaNacimiento" FROM matriculado WHERE id = $1 FOR NO KEY UPDATE',
    [matriculadoID],
  )
  if (!member) throw noEncontrado()
  return member
}
