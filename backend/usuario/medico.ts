import { rolDe } from '@/domain/roles'
import { dropRemovedTie } from '@/backend/cuenta/store'
import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/http/rechazo'

export interface Medico {
  id: number
  matricula: number
  nombre: string
}

const refuse = (mensaje: string): Rechazo => new Rechazo(mensaje, { matricula: mensaje })

/**
 * The doctor of a registration number, for an account to be his; undefined when no number was given. His row is held, so
 * that two accounts cannot take him. Throws `Rechazo`.
 */
export async function claimDoctor(
  tx: Tx,
  { rolID, matricula }: { rolID: number; matricula?: number | undefined },
  usuarioID?: number,
): Promise<Medico | undefined> {
  if (matricula === undefined) return undefined
  if (rolDe(rolID) !== 'MEDICO') throw refuse('La matrícula es solo para un usuario MEDICO')
  const [medico] = await tx.query<Medico>(
    `SELECT id, matricula, apellido || ' ' || nombre AS nombre FROM matriculado WHERE matricula = $1
     FOR NO KEY UPDATE`,
    [matricula],
  )
  if (!medico) throw refuse(`No hay un matriculado con la matrícula ${matricula}`)
  await dropRemovedTie(tx, medico.id)
  const [cuenta] = await tx.query<{ id: number; username: string }>(
    'SELECT id, username FROM usuario WHERE matriculado_id = $1',
    [medico.id],
  )
  if (cuenta && cuenta.id !== usuarioID)
    throw refuse(`${medico.nombre} ya tiene el usuario ${cuenta.username}`)
  return medico
}

/** Whose account it is stays so: another doctor's past would otherwise become his. */
export function requireSameDoctor(
  present: { id: number; nombre: string } | undefined,
  claimed?: Medico,
): void {
  if (present && claimed && present.id !== claimed.id) throw refuse(`Este usuario ya es de ${present.nombre}`)
}
