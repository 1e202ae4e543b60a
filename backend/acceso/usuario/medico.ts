import { rolDe } from '@/domain/roles'
import type { Tx } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import { nombreCorrido } from '@/backend/nucleo/nombres'

export interface Medico {
  id: number
  matricula: number
  nombre: string
}

/**
 * The doctor with that registration number, for an account; undefined when no number was given. The row is locked, so
 * that two accounts cannot take one doctor. Throws `Rechazo`.
 */
export async function claimDoctor(
  tx: Tx,
  { rolID, matricula }: { rolID: number; matricula?: number | undefined },
  usuarioID?: number,
): Promise<Medico | undefined> {
  if (matricula === undefined) return undefined
  if (rolDe(rolID) !== 'MEDICO') refuse('matricula', 'La matrícula es solo para un usuario MEDICO')
  const [medico] = await tx.query<Medico>(
    `SELECT id, matricula, ${nombreCorrido('matriculado')} AS nombre FROM matriculado WHERE matricula = $1
     FOR NO KEY UPDATE`,
    [matricula],
  )
  if (!medico) refuse('matricula', `No hay un matriculado con la matrícula ${matricula}`)
  await requireNoOther(tx, medico, usuarioID)
  return medico
}

async function requireNoOther(
  tx: Tx,
  { id, nombre }: Pick<Medico, 'id' | 'nombre'>,
  usuarioID?: number,
): Promise<void> {
  const [cuenta] = await tx.query<{ id: number; username: string }>(
    'SELECT id, username FROM usuario WHERE matriculado_id = $1 AND eliminado_en IS NULL',
    [id],
  )
  if (cuenta && cuenta.id !== usuarioID)
    refuse('matricula', `${nombre} ya tiene el usuario ${cuenta.username}`)
}

/** Throws `Rechazo` if the removed account's doctor has another account now. */
export async function requireStillFree(tx: Tx, usuarioID: number): Promise<void> {
  const [medico] = await tx.query<Pick<Medico, 'id' | 'nombre'>>(
    `SELECT m.id, ${nombreCorrido('m')} AS nombre FROM matriculado m
     JOIN usuario u ON u.matriculado_id = m.id WHERE u.id = $1 FOR NO KEY UPDATE OF m`,
    [usuarioID],
  )
  if (medico) await requireNoOther(tx, medico)
}

/** An account keeps its doctor: otherwise one doctor's past would become another's. */
export function requireSameDoctor(
  present: { id: number; nombre: string } | undefined,
  claimed?: Medico,
): void {
  if (present && claimed && present.id !== claimed.id)
    refuse('matricula', `Este usuario ya es de ${present.nombre}`)
}
