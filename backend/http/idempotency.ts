import { createHash } from 'node:crypto'
import type { Sobre } from '@/contract/llamada'
import { type Queryable, type Tx, sqlState } from '@/backend/db/conexion'
import { RechazoHttp } from '@/backend/nucleo/rechazo'

/** One person's confirmed act, as the `Idempotency-Key` header names it (decision 14). */
export interface Clave {
  clave: string
  usuarioID: number
  llamada: string
  huella: Buffer
}

/** Throws 400 for an empty, long or unprintable key. */
export function readKey(header: string | null): string | undefined {
  if (header === null) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw new RechazoHttp(400, 'Clave de idempotencia inválida')
  return header
}

export const fingerprint = (body: Uint8Array): Buffer => createHash('sha256').update(body).digest()

/**
 * Takes the key inside the effect's transaction, after waiting for another holder. Answers the envelope to repeat, or
 * undefined when the act is still to be done. Throws 422 when another request used the key, 409 when the first takes
 * too long.
 */
export async function claimKey(tx: Tx, key: Clave): Promise<Sobre | undefined> {
  const taken = await insertKey(tx, key)
  if (taken) return undefined
  const [row] = await tx.query<{ llamada: string; huella: Buffer; respuesta: Sobre | null }>(
    'SELECT llamada, huella, respuesta FROM idempotencia WHERE usuario_id = $1 AND clave = $2',
    [key.usuarioID, key.clave],
  )
  if (row?.llamada !== key.llamada || !row.huella.equals(key.huella)) {
    throw new RechazoHttp(422, 'La clave de idempotencia ya se usó para otro pedido')
  }
  if (row.respuesta === null && !(await takeOver(tx, key))) throw new EnCurso()
  return row.respuesta ?? undefined
}

/** Also the answer, for two minutes, after the first sending died between its two parts. */
export const EN_PROCESO = 'El mismo pedido todavía se está procesando'

/** The first request is between its two parts, where nothing is locked, so the key is looked at again. */
class EnCurso extends RechazoHttp {
  constructor() {
    super(409, EN_PROCESO)
  }
}

const PAUSE = 200

/** Waits up to `patience` milliseconds for the same request elsewhere; then throws 409. */
export async function whenContinued<R>(patience: number, run: () => Promise<R>): Promise<R> {
  for (const end = Date.now() + patience; ;) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof EnCurso) || Date.now() >= end) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

/** A request without an answer for so long died between its parts; others clear up after it. */
const takeOver = async (tx: Tx, key: Clave): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE idempotencia SET creada_en = now()
     WHERE usuario_id = $1 AND clave = $2 AND respuesta IS NULL AND creada_en < now() - interval '2 minutes'
     RETURNING 1`,
    [key.usuarioID, key.clave],
  )
  return rows.length === 1
}

/** A refusal of the second part frees the key too. */
export const freeKey = (db: Queryable, key: Clave): Promise<unknown> =>
  db.query('DELETE FROM idempotencia WHERE usuario_id = $1 AND clave = $2 AND respuesta IS NULL', [
    key.usuarioID,
    key.clave,
  ])

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
    throw new RechazoHttp(409, EN_PROCESO)
  }
}

/** Keeps the answer and drops a few keys older than 30 days. */
export async function keepAnswer(db: Queryable, key: Clave, sobre: Sobre): Promise<void> {
  await db.query(
    `WITH viejas AS (
       DELETE FROM idempotencia WHERE (usuario_id, clave) IN (
         SELECT usuario_id, clave FROM idempotencia WHERE creada_en < now() - interval '30 days'
         ORDER BY creada_en LIMIT 20 FOR UPDATE SKIP LOCKED))
     UPDATE idempotencia SET respuesta = $3 WHERE usuario_id = $1 AND clave = $2`,
    [key.usuarioID, key.clave, JSON.stringify(sobre)],
  )
}
