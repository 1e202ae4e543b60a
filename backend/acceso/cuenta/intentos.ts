import { createHash } from 'node:crypto'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { networkOf } from '@/backend/nucleo/direccion'

/**
 * Failed sign-ins, counted in the database so that a restart or a second API process forgets nothing (D6): by account
 * and who tries, 5 in 15 minutes, then he waits 1, 2, 4, 8 and 15 minutes; by address 50 in 15 minutes. Both numbers are
 * rules.
 */
const POR_CUENTA = ajusteSql('intentosCuenta')
const POR_DIRECCION = ajusteSql('intentosDireccion')

/** Names that do not exist are counted like those that do; as a hash, for people type passwords into the wrong field. */
export function accountKey(username: string): string {
  const folded = username.normalize('NFKC').trim().toLowerCase()
  return `cuenta:${createHash('sha256').update(folded).digest('base64url')}`
}
const addressKey = (direccion: string): string => `direccion:${networkOf(direccion)}`

/** An account's counter of one address, and of one device that has signed in to it before. */
export const strangerKey = (cuenta: string, direccion: string): string => `${cuenta}@${networkOf(direccion)}`
export const deviceKey = (cuenta: string, dispositivo: Buffer): string =>
  `${cuenta}#${dispositivo.toString('base64url')}`
/** The account that a counter belongs to, in SQL. */
export const ACCOUNT_OF = `split_part(split_part(clave, '@', 1), '#', 1)`

/** A try that may go on to the password; `ultimo` = it filled the count, so failing it is what locked the account. */
export interface Intento {
  ultimo: boolean
}

interface Medida {
  limite: string
  /** Minutes of the first wait, of the second within 24 hours, and so on. */
  esperas: string
}
const DE_UNO: Medida = { limite: POR_CUENTA, esperas: '1, 2, 4, 8, 15' }
/** Of all strangers together. One alone never fills it: his own waits let him have four times the count at most. */
const DE_TODOS: Medida = { limite: `5 * ${POR_CUENTA}`, esperas: '5, 15, 30, 60, 60' }

/**
 * Takes one of a counter's tries before the password is looked at, so that a hundred at once get five. Undefined while
 * the counter is full (estado -4).
 */
export async function takeAttempt(
  db: Queryable,
  clave: string,
  { limite, esperas }: Medida = DE_UNO,
): Promise<Intento | undefined> {
  const old = `i.desde <= now() - interval '15 minutes'`
  const [row] = await db.query<{ ultimo: boolean }>(
    `INSERT INTO intento AS i (clave, fallos, desde) VALUES ($1, 1, now())
     ON CONFLICT (clave) DO UPDATE SET
       fallos = CASE WHEN ${old} THEN 1 WHEN i.fallos + 1 >= ${limite} THEN 0 ELSE i.fallos + 1 END,
       desde = CASE WHEN ${old} OR i.fallos + 1 >= ${limite} THEN now() ELSE i.desde END,
       bloqueos = CASE WHEN ${old} OR i.fallos + 1 < ${limite} THEN i.bloqueos
                       WHEN i.bloqueado_hasta > now() - interval '24 hours' THEN i.bloqueos + 1 ELSE 1 END,
       bloqueado_hasta = CASE
         WHEN ${old} OR i.fallos + 1 < ${limite} THEN i.bloqueado_hasta
         WHEN i.bloqueado_hasta > now() - interval '24 hours'
           THEN now() + (ARRAY[${esperas}])[least(i.bloqueos + 1, 5)] * interval '1 minute'
         ELSE now() + (ARRAY[${esperas}])[1] * interval '1 minute' END
     WHERE i.bloqueado_hasta IS NULL OR i.bloqueado_hasta <= now()
     RETURNING coalesce(bloqueado_hasta > now(), false) AS ultimo`,
    [clave],
  )
  return row
}

/**
 * A try of somebody whose device the account does not know: one of his address's, and one of all strangers' together,
 * so that guessing from a thousand addresses is slow as well.
 */
export async function takeFromStrangers(
  db: Queryable,
  cuenta: string,
  direccion: string,
): Promise<Intento | undefined> {
  const own = await takeAttempt(db, strangerKey(cuenta, direccion))
  const all = own && (await takeAttempt(db, cuenta, DE_TODOS))
  return all && { ultimo: own.ultimo || all.ultimo }
}

/** A right password forgets what these counters hold against the account; the address keeps its own. */
export async function forgetAttempts(tx: Tx, ...claves: string[]): Promise<void> {
  await tx.query('DELETE FROM intento WHERE clave = ANY($1)', [claves])
  await tx.query(
    "DELETE FROM intento WHERE desde < now() - interval '2 days' AND coalesce(bloqueado_hasta, desde) < now() - interval '2 days'",
  )
}

/** A person's decision lets everybody try anew: every counter of the account goes. */
export async function forgetAccount(tx: Tx, username: string): Promise<void> {
  await tx.query(`DELETE FROM intento WHERE ${ACCOUNT_OF} = $1`, [accountKey(username)])
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
