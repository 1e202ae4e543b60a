import { createHash } from 'node:crypto'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { networkOf } from '@/backend/nucleo/client-address'

/** Failed sign-ins are counted in the database, so that restarts and other processes forget nothing (decision 19). */
const POR_CUENTA = ajusteSql('intentosCuenta')
const POR_DIRECCION = ajusteSql('intentosDireccion')

/** Unknown names are counted as well. They are hashed, because people type passwords into the wrong field. */
export function accountKey(username: string): string {
  const folded = username.normalize('NFKC').trim().toLowerCase()
  return `cuenta:${createHash('sha256').update(folded).digest('base64url')}`
}
/** What an address is counted for: signing in, asking for a paper by its code, for a code by mail, or looking up a member. */
type Puerta = 'direccion' | 'verificar' | 'correo' | 'consulta' | 'baja'
const LIMITES: Readonly<Record<Puerta, string>> = {
  direccion: POR_DIRECCION,
  verificar: POR_DIRECCION,
  correo: POR_DIRECCION,
  baja: POR_DIRECCION,
  consulta: ajusteSql('consultasDireccion'),
}
const addressKey = (direccion: string, puerta: Puerta): string => `${puerta}:${networkOf(direccion)}`

/** The account's counter for one address, or for one known device. */
export const strangerKey = (cuenta: string, direccion: string): string => `${cuenta}@${networkOf(direccion)}`
export const deviceKey = (cuenta: string, dispositivo: Buffer): string =>
  `${cuenta}#${dispositivo.toString('base64url')}`
export const ACCOUNT_OF = `split_part(split_part(clave, '@', 1), '#', 1)`

/** A try that may go on; `ultimo` means that it filled the count, so failing it locks the account. */
export interface Intento {
  ultimo: boolean
}

interface Medida {
  limite: string
  /** The minutes of the first wait, of the second within 24 hours, and so on. */
  esperas: string
}
const DE_UNO: Medida = { limite: POR_CUENTA, esperas: '1, 2, 4, 8, 15' }
/** The count of all strangers together. One stranger never fills it, because of his own waits. */
const DE_TODOS: Medida = { limite: `5 * ${POR_CUENTA}`, esperas: '5, 15, 30, 60, 60' }

/**
 * Takes one try before the password is looked at, so that of a hundred at once only five get through. Undefined while
 * the counter is full.
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
 * Takes a stranger's try from his address and from all strangers together, so that guessing from a thousand addresses
 * is slow too.
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

/** A right password clears the account's counters; the address keeps its own. */
export async function forgetAttempts(tx: Tx, ...claves: string[]): Promise<void> {
  await tx.query('DELETE FROM intento WHERE clave = ANY($1)', [claves])
  await tx.query(
    "DELETE FROM intento WHERE desde < now() - interval '2 days' AND coalesce(bloqueado_hasta, desde) < now() - interval '2 days'",
  )
}

/** An administrator's unlock clears every counter of the account. */
export async function forgetAccount(tx: Tx, username: string): Promise<void> {
  await tx.query(`DELETE FROM intento WHERE ${ACCOUNT_OF} = $1`, [accountKey(username)])
}

/** Takes one of the address's tries before anything is looked at. Answers the seconds to wait, or 0. */
export async function takeFromAddress(
  db: Queryable,
  direccion: string,
  puerta: Puerta = 'direccion',
): Promise<number> {
  const clave = addressKey(direccion, puerta)
  const taken = await db.query(
    `INSERT INTO intento AS i (clave, fallos, desde) VALUES ($1, 1, now())
     ON CONFLICT (clave) DO UPDATE SET
       fallos = CASE WHEN i.desde <= now() - interval '15 minutes' THEN 1 ELSE i.fallos + 1 END,
       desde = CASE WHEN i.desde <= now() - interval '15 minutes' THEN now() ELSE i.desde END
     WHERE i.fallos < ${LIMITES[puerta]} OR i.desde <= now() - interval '15 minutes' RETURNING 1`,
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

export async function giveBackToAddress(
  db: Queryable,
  direccion: string,
  puerta: Puerta = 'direccion',
): Promise<void> {
  const clave = addressKey(direccion, puerta)
  await db.query('UPDATE intento SET fallos = fallos - 1 WHERE clave = $1', [clave])
  await db.query('DELETE FROM intento WHERE clave = $1 AND fallos <= 0', [clave])
}
