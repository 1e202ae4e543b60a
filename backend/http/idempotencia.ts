import { createHash } from 'node:crypto'
import type { Sobre } from '@/contract/llamada'
import { type Tx, sqlState } from '@/backend/db/conexion'
import { RechazoHttp } from '@/backend/http/rechazo'

/** One confirmed act of one person, as the `Idempotency-Key` header names it (decision 14). */
export interface Clave {
  clave: string
  usuarioID: number
  llamada: string
  huella: Buffer
}

/** The header's key, undefined without header. Throws 400 for an empty, long or unprintable one. */
export function readKey(header: string | null): string | undefined {
  if (header === null) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw new RechazoHttp(400, 'Clave de idempotencia inválida')
  return header
}

export const fingerprint = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest()

/**
 * Takes the key inside the effect's transaction, waiting for another request that holds it. Answers the envelope to
 * repeat, or undefined when the act is still to be done. Throws 422 when the key was spent on another request and 409
 * when the first one takes too long.
 */
export async function claimKey(tx: Tx, key: Clave): Promise<Sobre | undefined> {
  const taken = await insertKey(tx, key)
  if (taken) return undefined
  const [row] = await tx.query<{ llamada: string; huella: Buffer; respuesta: Sobre }>(
    'SELECT llamada, huella, respuesta FROM idempotencia WHERE usuario_id = $1 AND clave = $2',
    [key.usuarioID, key.clave],
  )
  if (row?.llamada !== key.llamada || !row.huella.equals(key.huella)) {
    throw new RechazoHttp(422, 'La clave de idempotencia ya se usó para otro pedido')
  }
  return row.respuesta
}

async function insertKey(tx: Tx, key: Clave): Promise<boolean> {
  try {
    const rows = await tx.query(
      `INSERT INTO idempotencia (usuario_id, clave, llamada, huella) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [key.usuarioID, key.clave, key.llamada, key.huella],
    )
    return rows.length === 1
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error
    throw new RechazoHttp(409, 'El mismo pedido todavía se está procesando')
  }
}

/** Keeps the answer beside its effect and drops a few keys older than 30 days. */
export async function keepAnswer(tx: Tx, key: Clave, sobre: Sobre): Promise<void> {
  await tx.query(
    `WITH viejas AS (
       DELETE FROM idempotencia WHERE (usuario_id, clave) IN (
         SELECT usuario_id, clave FROM idempotencia WHERE creada_en < now() - interval '30 days'
         ORDER BY creada_en LIMIT 20 FOR UPDATE SKIP LOCKED))
     UPDATE idempotencia SET respuesta = $3 WHERE usuario_id = $1 AND clave = $2`,
    [key.usuarioID, key.clave, JSON.stringify(sobre)],
  )
}
