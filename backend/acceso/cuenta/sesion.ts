import { createHash, randomBytes } from 'node:crypto'
import {
  can,
  type Permiso,
  type Politica,
  ROLES,
  type Rol,
  SOLO_CAMBIAR_CLAVE,
  SOLO_SEGUNDO_FACTOR,
} from '@/domain/roles'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { isDiskFull, type Db, type Queryable, type Tx } from '@/backend/db/conexion'
import type { Persona } from '@/backend/nucleo/manejador'

/** A token has 32 random bytes. The database keeps only its hash, so a stolen copy opens nothing. */
const BEARER = /^Bearer ([\w-]{43})$/i
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const REPOSO = `${ajusteSql('sesionReposo')} * interval '1 minute'`

interface Row {
  usuarioID: number
  matriculadoID: number | null
  nombre: string
  apellido: string
  rol: string | null
  debeCambiarClave: boolean
  debeSegundoFactor: boolean
  revocada: boolean
  vencida: boolean
  reposo: boolean
  tareas: boolean
}

/** The person behind a bearer header, or why there is none: -100 no session, -110 expired, -120 revoked. */
export type Hallazgo =
  | {
      persona: Persona
      /** There may be jobs that the bell tells of. */
      tareas: boolean
    }
  | { estado: -100 | -110 | -120 }

/** One query checks both limits. The last use is written at most once a minute. */
export async function findSession(db: Db, authorization: string | null): Promise<Hallazgo> {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) return { estado: -100 }
  const tokenHash = hashOf(token)
  const row = await readSession(db, tokenHash)
  if (!row) return { estado: -100 }
  if (row.revocada) return { estado: -120 }
  if (row.vencida) return { estado: -110 }
  if (row.reposo) await touch(db, tokenHash)
  const { usuarioID, matriculadoID, nombre, apellido, debeCambiarClave, debeSegundoFactor } = row
  const roles = rolesOf(row.rol)
  return {
    tareas: row.tareas,
    persona: {
      usuarioID,
      matriculadoID,
      nombre,
      apellido,
      roles,
      debeCambiarClave,
      debeSegundoFactor,
      tokenHash,
    },
  }
}

/** Who only reads goes on while the disk is full. */
async function touch(db: Queryable, tokenHash: Buffer): Promise<void> {
  try {
    await db.query('UPDATE sesion SET usada_en = now() WHERE token_hash = $1', [tokenHash])
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

async function readSession(db: Queryable, tokenHash: Buffer): Promise<Row | undefined> {
  const [row] = await db.query<Row>(
    `SELECT s.usuario_id AS "usuarioID", u.matriculado_id AS "matriculadoID", u.nombre, u.apellido, r.nombre AS rol,
       u.debe_cambiar_clave AS "debeCambiarClave", s.debe_segundo_factor AS "debeSegundoFactor",
       s.revocada_en IS NOT NULL OR u.bloqueado OR u.eliminado_en IS NOT NULL AS revocada,
       s.vence_en <= now() OR s.usada_en <= now() - ${REPOSO} AS vencida,
       s.usada_en <= now() - interval '1 minute' AS reposo,
       EXISTS (SELECT FROM tarea t WHERE t.usuario_id = s.usuario_id AND (t.estado = 'pendiente' OR t.vista_en IS NULL)) AS tareas
     FROM sesion s JOIN usuario u ON u.id = s.usuario_id LEFT JOIN rol r ON r.id = u.rol_id
     WHERE s.token_hash = $1`,
    [tokenHash],
  )
  return row
}

/** Whoever must set a password or a second factor may do nothing else before. */
export function may(
  {
    roles,
    debeCambiarClave,
    debeSegundoFactor,
  }: Pick<Persona, 'roles' | 'debeCambiarClave' | 'debeSegundoFactor'>,
  politica: Politica,
  permiso: Permiso,
): boolean {
  if (debeCambiarClave) return SOLO_CAMBIAR_CLAVE.has(permiso)
  if (debeSegundoFactor && !SOLO_SEGUNDO_FACTOR.has(permiso)) return false
  return can(roles, politica, permiso)
}

/** Unknown role names open nothing. */
export const rolesOf = (nombre: string | null): Rol[] => ROLES.filter((rol) => rol === nombre)

/** Starts a session and answers its token, which is stored nowhere. */
export async function openSession(
  tx: Tx,
  usuarioID: number,
  desde: { clientAddress: string; agente: string },
  debeSegundoFactor = false,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    `INSERT INTO sesion (token_hash, usuario_id, vence_en, direccion, agente, debe_segundo_factor)
     VALUES ($1, $2, now() + ${ajusteSql('sesionMaxima')} * interval '1 hour', $3, $4, $5)`,
    [hashOf(token), usuarioID, desde.clientAddress, desde.agente, debeSegundoFactor],
  )
  // After a week nobody asks any more why a session ended.
  await tx.query("DELETE FROM sesion WHERE vence_en < now() - interval '7 days'")
  return token
}

export async function revokeSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.query('UPDATE sesion SET revocada_en = now() WHERE token_hash = $1 AND revocada_en IS NULL', [
    tokenHash,
  ])
}

/** Whether the session is still open inside this transaction. */
export async function isLive(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM sesion WHERE token_hash = $1 AND revocada_en IS NULL', [
    tokenHash,
  ])
  return rows.length === 1
}

/** SQL: the row `s` of sesion still lets its holder in. */
export const LIVE = `s.revocada_en IS NULL AND s.vence_en > now() AND s.usada_en > now() - ${REPOSO}`

/** Ends every session of an account except `salvo`. Answers how many were live. */
export async function revokeSessionsOf(tx: Tx, usuarioID: number, salvo?: Buffer): Promise<number> {
  const live = await tx.query<{ viva: boolean }>(
    `WITH terminada AS (
       SELECT s.token_hash, ${LIVE} AS viva FROM sesion s
       WHERE s.usuario_id = $1 AND s.revocada_en IS NULL AND s.token_hash IS DISTINCT FROM $2 FOR UPDATE
     )
     UPDATE sesion SET revocada_en = now() FROM terminada t
     WHERE sesion.token_hash = t.token_hash RETURNING t.viva`,
    [usuarioID, salvo ?? null],
  )
  return live.filter(({ viva }) => viva).length
}
