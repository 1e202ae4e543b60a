import { asName, figuresOf } from '@/domain/texto'
import type { Fecha } from '@/domain/fechas'
import type { Buzon } from '@/backend/acceso/cuenta/carta'
import type { Queryable } from '@/backend/db/conexion'

const DATOS = `u.id AS "usuarioID", u.username, coalesce(m.nombre, u.nombre) AS nombre`
/** A doctor is written to where the register says; a tie to a doctor gives nobody of the staff another address. */
const DE_MEDICO = `m.id = u.matriculado_id AND r.nombre = 'MEDICO'`

/** Where the account that somebody typed is written to. Undefined for none, and for one that may not sign in. */
export async function findMailboxOfUser(db: Queryable, typed: string): Promise<Buzon | undefined> {
  const written = typed.trim()
  const names = [written, asName(figuresOf(written))]
  return findAccount(db, 'lower(u.username) IN (lower($1), lower($2))', names)
}

export const findMailboxOf = (db: Queryable, usuarioID: number): Promise<Buzon | undefined> =>
  findAccount(db, 'u.id = $1', [usuarioID])

async function findAccount(
  db: Queryable,
  condition: string,
  params: readonly unknown[],
): Promise<Buzon | undefined> {
  const [found] = await db.query<Buzon>(
    `SELECT ${DATOS}, m.id AS "matriculadoID", coalesce(m.email, CASE WHEN m.id IS NULL THEN u.email END) AS email
     FROM usuario u JOIN rol r ON r.id = u.rol_id LEFT JOIN matriculado m ON ${DE_MEDICO}
     WHERE u.eliminado_en IS NULL AND NOT u.bloqueado AND ${condition} LIMIT 1`,
    [...params],
  )
  return found
}

/**
 * Where the doctor with this CUIT and day of birth is written to, with or without an account. Undefined for none, and for
 * one whose account is locked or is of the staff.
 */
export async function findMailboxOfDoctor(
  db: Queryable,
  cuit: string,
  nacimiento: Fecha,
): Promise<Buzon | undefined> {
  const [found] = await db.query<Omit<Buzon, 'usuarioID'>>(
    `SELECT m.id AS "matriculadoID", coalesce(m.cuit_cuil, '') AS username, m.nombre, m.email
     FROM matriculado m
     WHERE m.cuit_cuil = $1 AND m.fecha_nacimiento = nullif($2, '')::date AND NOT EXISTS (
       SELECT FROM usuario u LEFT JOIN rol r ON r.id = u.rol_id
       WHERE u.eliminado_en IS NULL AND (u.matriculado_id = m.id OR lower(u.username) = m.cuit_cuil)
         AND (u.bloqueado OR u.matriculado_id IS DISTINCT FROM m.id OR r.nombre IS DISTINCT FROM 'MEDICO'))`,
    [cuit, nacimiento],
  )
  return found && { ...found, usuarioID: null }
}
