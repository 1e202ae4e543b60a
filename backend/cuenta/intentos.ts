import { createHash } from 'node:crypto'
import { ajusteSql } from '@/backend/ajuste/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { networkOf } from '@/backend/http/direccion'

/**
 * Failed sign-ins, counted in the database so that a restart or a second API process forgets nothing (D6): by account
 * 5 in 15 minutes, then locked for 1, 2, 4, 8 and 15 minutes; by address 50 in 15 minutes. Both numbers are rules.
 */
const POR_CUENTA = ajusteSql('intentosCuenta')
const POR_DIRECCION = ajusteSql('intentosDireccion')

/** Names that do not exist are counted like those that do; as a hash, for people type passwords into the wrong field. */
export function accountKey(username: string): string {
  const folded = username.normalize('NFKC').trim().toLowerCase()
  return `cuenta:${createHash('sha256').update(folded).digest('base64url')}`
}
const addressKey = (direccion: string): string => `direccion:${networkOf(direccion)}`

/** A try that may go on to the password; `ultimo` = it filled the count, so failing it is what locked the account. */
export interface Intento {
  ultimo: boolean
}

/**
 * Takes one of the account's tries before the password is looked at, so that a hundred at once get five. Undefined
 * while the account is locked (estado -4).
 */
export async function takeAttempt(db: Queryable, clave: string): Promise<Intento | undefined> {
  const [row] = await db.query<{ ultimo: boolean }>(
    `INSERT INTO intento AS i (clave, fallos, desde) VALUES ($1, 1, now())
     ON CONFLICT (clave) DO UPDATE SET
       fallos = CASE WHEN i.desde <= now() - interval '15 minutes' THEN 1
                     WHEN i.fallos + 1 >= ${POR_CUENTA} THEN 0 ELSE i.fallos + 1 END,
       desde = CASE WHEN i.desde <= now() - interval '15 minutes' OR i.fallos + 1 >= ${POR_CUENTA} THEN now() ELSE i.desde END,
       bloqueos = CASE WHEN i.desde <= now() - interval '15 minutes' OR i.fallos + 1 < ${POR_CUENTA} THEN i.bloqueos
                       WHEN i.bloqueado_hasta > now() - interval '24 hours' THEN i.bloqueos + 1 ELSE 1 END,
       bloqueado_hasta = CASE
         WHEN i.desde <= now() - interval '15 minutes' OR i.fallos + 1 < ${POR_CUENTA} THEN i.bloqueado_hasta
         WHEN i.bloqueado_hasta > now() - interval '24 hours'
           THEN now() + (ARRAY[1, 2, 4, 8, 15])[least(i.bloqueos + 1, 5)] * interval '1 minute'
         ELSE now() + interval '1 minute' END
     WHERE i.bloqueado_hasta IS NULL OR i.bloqueado_hasta <= now()
     RETURNING coalesce(bloqueado_hasta > now(), false) AS ultimo`,
    [clave],
  )
  return row
}

/** A right password forgets the account's failures and locks; the address keeps its own. */
export async function forgetAttempts(tx: Tx, clave: string): Promise<void> {
  await tx.query('DELETE FROM intento WHERE clave = $1', [clave])
  await tx.query(
    "DELETE FROM intento WHERE desde < now() - interval '2 days' AND coalesce(bloqueado_hasta, desde) < now() - interval '2 days'",
  )
}

/**
 * Takes one of the address's tries before anything is looked at, so that hundreds at once get no more than the rule lets
 * through. Answers the seconds it must wait, 0 when it may go on.
 */
export async function takeFromAddress(db: Queryable, direccion: string): Promise<number> {
  const clave = addressKey(direccion)
  const taken = await db.query(
    `INSERT INTO intento AS i (clave, fallos, desde) VALUES ($1, 1, now())
     ON CONFLICT (clave) DO UPDATE SET
       fallos = CASE WHEN i.desde <= now() - interval '15 minutes' THEN 1 ELSE i.fallos + 1 END,
       desde = CASE WHEN i.desde <= now() - interval '15 minutes' THEN now() ELSE i.desde END
     WHERE i.fallos < ${POR_DIRECCION} OR i.desde <= now() - interval '15 minutes' RETURNING 1`,
    [clave],
  )
  if (taken.length > 0) return 0
  const [row] = await db.query<{ segundos: number }>(
    `SELECT ceil(extract(epoch FROM desde + interval '15 minutes' - now()))::int AS segundos FROM intento
     WHERE clave = $1`,
    [clave],
  )
  return Math.max(1, row?.segundos ?? 1)
}

/** A try that was no failure counts against nobody's address. */
export async function giveBackToAddress(db: Queryable, direccion: string): Promise<void> {
  const clave = addressKey(direccion)
  await db.query('UPDATE intento SET fallos = fallos - 1 WHERE clave = $1', [clave])
  await db.query('DELETE FROM intento WHERE clave = $1 AND fallos <= 0', [clave])
}
