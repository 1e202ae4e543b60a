import type { Queryable, Tx } from '@/backend/db/conexion'
import { asName } from '@/domain/texto'

export interface Cuenta {
  id: number
  username: string
  claveHash: string
  nombre: string
  apellido: string
  matriculadoID: number | null
  rol: string | null
  bloqueado: boolean
  debeCambiarClave: boolean
  /** The password is a one-use key from the office. */
  deUnUso: boolean
}

/** By the name as it was typed, or as `asName` writes what looks the same. Case does not count. */
export async function findAccount(db: Queryable, username: string): Promise<Cuenta | undefined> {
  const [row] = await db.query<Cuenta>(
    `SELECT u.id, u.username, u.clave_hash AS "claveHash", u.nombre, u.apellido, u.matriculado_id AS "matriculadoID",
       r.nombre AS rol, u.bloqueado, u.debe_cambiar_clave AS "debeCambiarClave",
       u.clave_vence_en IS NOT NULL AS "deUnUso"
     FROM usuario u LEFT JOIN rol r ON r.id = u.rol_id
     WHERE lower(u.username) IN (lower($1), lower($2)) AND u.eliminado_en IS NULL
     ORDER BY lower(u.username) = lower($1) DESC LIMIT 1`,
    [username.trim(), asName(username)],
  )
  return row
}

/** Counts the account's timed locks of the last 24 hours in the audit trail. */
export async function countLocks(tx: Tx, usuarioID: number, acto: string): Promise<number> {
  const [row] = await tx.query<{ veces: number }>(
    `SELECT count(*)::int AS veces FROM auditoria
     WHERE cuando > now() - interval '24 hours' AND accion = $2 AND usuario_id = $1`,
    [usuarioID, acto],
  )
  return row?.veces ?? 0
}

/**
 * Locks the rows of the active administrators, so that two who lock, demote or remove accounts at once cannot pass
 * each other.
 */
export async function holdAdmins(tx: Tx): Promise<number[]> {
  const admins = await tx.query<{ id: number }>(
    `SELECT u.id FROM usuario u JOIN rol r ON r.id = u.rol_id
     WHERE r.nombre = 'ADMINISTRACION' AND u.eliminado_en IS NULL AND NOT u.bloqueado ORDER BY u.id FOR UPDATE OF u`,
  )
  return admins.map(({ id }) => id)
}

export const isLastAdmin = (admins: readonly number[], usuarioID: number): boolean =>
  admins.length === 1 && admins[0] === usuarioID

/** Locks a staff account and answers whether it did. Doctors and the last active administrator are never locked. */
export async function lockAccount(tx: Tx, usuarioID: number): Promise<boolean> {
  if (isLastAdmin(await holdAdmins(tx), usuarioID)) return false
  const locked = await tx.query(
    `UPDATE usuario u SET bloqueado = true FROM rol r
     WHERE u.id = $1 AND r.id = u.rol_id AND r.nombre <> 'MEDICO' AND NOT u.bloqueado RETURNING u.id`,
    [usuarioID],
  )
  return locked.length === 1
}

export async function unlockAccount(tx: Tx, usuarioID: number): Promise<void> {
  await tx.query('UPDATE usuario SET bloqueado = false WHERE id = $1', [usuarioID])
}

export interface CuentaNueva {
  username: string
  claveHash: string
  nombre: string
  apellido: string
  email?: string | null | undefined
  telefono?: string | null | undefined
  dni?: string | undefined
  direccion?: string | undefined
  observaciones?: string | undefined
  rol: string
  matriculadoID?: number | undefined
}

export async function insertAccount(tx: Tx, cuenta: CuentaNueva): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO usuario (username, clave_hash, nombre, apellido, email, telefono, dni, direccion, observaciones,
       rol_id, matriculado_id)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, r.id, $11 FROM rol r WHERE r.nombre = $10 RETURNING id`,
    [
      cuenta.username,
      cuenta.claveHash,
      cuenta.nombre,
      cuenta.apellido,
      cuenta.email ?? null,
      cuenta.telefono ?? null,
      cuenta.dni ?? null,
      cuenta.direccion ?? null,
      cuenta.observaciones ?? null,
      cuenta.rol,
      cuenta.matriculadoID ?? null,
    ],
  )
  if (!row) throw new Error(`Falta el rol ${cuenta.rol} en los datos de referencia`)
  return row.id
}

/** The person's own password: it replaces a one-use key. */
export async function writePassword(tx: Tx, usuarioID: number, claveHash: string): Promise<void> {
  await tx.query(
    `UPDATE usuario SET clave_hash = $2, debe_cambiar_clave = false, clave_vence_en = NULL, clave_usada_en = NULL
     WHERE id = $1`,
    [usuarioID, claveHash],
  )
}

interface MedicoDemo {
  id: number
  cuit: string
  nombre: string
  apellido: string
  email: string | null
  telefono: string | null
}

/** The first member who may practise is the demonstration's doctor. */
export async function findDemoDoctor(tx: Tx): Promise<MedicoDemo | undefined> {
  const [row] = await tx.query<MedicoDemo>(
    `SELECT id, cuit_cuil AS cuit, nombre, apellido, email, telefono FROM matriculado
     WHERE cuit_cuil IS NOT NULL AND tipo_matricula_id IN (1, 2) ORDER BY id LIMIT 1`,
  )
  return row
}
