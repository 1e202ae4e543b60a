import type { Tx } from '@/backend/db/conexion'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import type { Fecha } from '@/domain/fechas'

/** What is known of a locked member. */
export interface Retenido {
  fechaNacimiento: Fecha | null
}

/**
 * Locks the member until the transaction ends, so that of two clerks the second sees what the first did. Whoever holds
 * his charges may still refer to him, which prevents deadlocks with payments.
 */
export async function holdMatriculado(tx: Tx, matriculadoID: number): Promise<Retenido> {
  const [member] = await tx.query<Retenido>(
    'SELECT fecha_nacimiento AS "fechaNacimiento" FROM matriculado WHERE id = $1 FOR NO KEY UPDATE',
    [matriculadoID],
  )
  if (!member) throw noEncontrado()
  return member
}

/** Nothing is had before birth. Throws `Rechazo` at `campo`; `que` names the day, as in 'La fecha de obtención'. */
export function refuseBeforeBirth(
  { fechaNacimiento }: Retenido,
  campo: string,
  { dia, que }: { dia: Fecha; que: string },
): void {
  if (fechaNacimiento && dia <= fechaNacimiento) refuse(campo, `${que} debe ser posterior a la de nacimiento`)
}
