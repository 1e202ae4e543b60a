import { createHash, randomBytes } from 'node:crypto'
import type { Queryable, Tx } from '@/backend/db/conexion'

/** How many days an unused device stays known, and how many devices one account may have. */
const DIAS = 180
const MAXIMO = 30

/** A device shows 32 random bytes; the database keeps their hash. */
const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The device's key if this account has signed in on it before. */
export async function findKnown(
  db: Queryable,
  usuarioID: number,
  token: string | undefined,
): Promise<Buffer | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined
  const tokenHash = hashOf(token)
  const rows = await db.query(
    `SELECT 1 FROM dispositivo_conocido
     WHERE token_hash = $1 AND usuario_id = $2 AND usado_en > now() - interval '${DIAS} days'`,
    [tokenHash, usuarioID],
  )
  return rows.length > 0 ? tokenHash : undefined
}

/**
 * Remembers the device after a right password, and answers its token. Only a device that some account knows keeps the
 * token it shows, so nobody else's choice of bytes is taken.
 */
export async function rememberDevice(tx: Tx, usuarioID: number, shown: string): Promise<string> {
  const token = (await isIssued(tx, shown)) ? shown : randomBytes(32).toString('base64url')
  await tx.query(
    `INSERT INTO dispositivo_conocido (token_hash, usuario_id) VALUES ($1, $2)
     ON CONFLICT (token_hash, usuario_id) DO UPDATE SET usado_en = now()`,
    [hashOf(token), usuarioID],
  )
  await tx.query(
    `DELETE FROM dispositivo_conocido WHERE usuario_id = $1 AND token_hash NOT IN (
       SELECT token_hash FROM dispositivo_conocido WHERE usuario_id = $1 ORDER BY usado_en DESC LIMIT ${MAXIMO})`,
    [usuarioID],
  )
  await tx.query(`DELETE FROM dispositivo_conocido WHERE usado_en < now() - interval '${DIAS} days'`)
  return token
}

async function isIssued(tx: Tx, shown: string): Promise<boolean> {
  if (!TOKEN.test(shown)) return false
  const rows = await tx.query('SELECT 1 FROM dispositivo_conocido WHERE token_hash = $1 LIMIT 1', [
    hashOf(shown),
  ])
  return rows.length > 0
}
