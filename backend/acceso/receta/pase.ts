import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@/backend/db/conexion'

type Clase = 'clave' | 'receta'
/** The prescription page asks at once; a person thinks about a password. */
const VIDA: Readonly<Record<Clase, string>> = { clave: '30 minutes', receta: '60 seconds' }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Answers a new pass, which is stored nowhere. `claveHash` is the password that it may replace. */
export async function givePase(
  tx: Tx,
  clase: Clase,
  usuarioID: number,
  claveHash: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    `INSERT INTO pase (token_hash, clase, usuario_id, clave_hash, vence_en)
     VALUES ($1, $2, $3, $4, now() + $5::interval)`,
    [hashOf(token), clase, usuarioID, claveHash, VIDA[clase]],
  )
  await tx.query("DELETE FROM pase WHERE vence_en < now() - interval '1 day'")
  return token
}

/** Spends a pass: of two who bring the same one gets it. Undefined when it is unknown, spent or too old. */
export async function spendPase(
  tx: Tx,
  clase: Clase,
  token: string,
): Promise<{ usuarioID: number; claveHash: string | null } | undefined> {
  const [row] = await tx.query<{ usuarioID: number; claveHash: string | null }>(
    `UPDATE pase SET usado_en = now()
     WHERE token_hash = $1 AND clase = $2 AND usado_en IS NULL AND vence_en > now()
     RETURNING usuario_id AS "usuarioID", clave_hash AS "claveHash"`,
    [hashOf(token), clase],
  )
  return row
}
