import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { makeKey, plainKey } from '@/backend/acceso/cuenta/clave'
import type { Queryable, Tx } from '@/backend/db/conexion'

/** Where a letter's text has the code. Until it is sent there is none: the register keeps no code, only its hash. */
export const LUGAR_DEL_CODIGO = '{codigo}'

/** Two groups carry 38 bits, and five tries find one in fifty thousand million. */
const GRUPOS = 2
const INTENTOS = 5
/** SQL: a request whose code may still be tried. */
export const VIGENTE = `usado_en IS NULL AND vence_en > now() AND intentos < ${INTENTOS}`

export interface PedidoDeClave {
  id: number
  tokenHash: Buffer
  usuarioID: number | null
  matriculadoID: number | null
  codigoHash: Buffer | null
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const codeHash = (tokenHash: Buffer, codigo: string): Buffer =>
  createHash('sha256').update(tokenHash).update(plainKey(codigo)).digest()

/** 32 random bytes for the browser that asks, and what the register keeps of them. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

/** The text as it leaves, with a code that replaces any earlier one of the request. */
export async function fillCode(tx: Tx, pedidoID: number, cuerpo: string): Promise<string> {
  const [asked] = await tx.query<{ tokenHash: Buffer }>(
    'SELECT token_hash AS "tokenHash" FROM pedido_de_clave WHERE id = $1 FOR UPDATE',
    [pedidoID],
  )
  if (!asked) return cuerpo
  const codigo = makeKey(GRUPOS)
  await tx.query('UPDATE pedido_de_clave SET codigo_hash = $2 WHERE id = $1', [
    pedidoID,
    codeHash(asked.tokenHash, codigo),
  ])
  return cuerpo.replace(LUGAR_DEL_CODIGO, codigo)
}

/** The browser's request for a password while a code of it may still be tried, locked; undefined otherwise, and for a made-up one. */
export async function holdAsked(tx: Tx, token: string): Promise<PedidoDeClave | undefined> {
  const [asked] = await tx.query<PedidoDeClave>(
    `SELECT id, token_hash AS "tokenHash", usuario_id AS "usuarioID", matriculado_id AS "matriculadoID",
       codigo_hash AS "codigoHash"
     FROM pedido_de_clave
     WHERE token_hash = $1 AND clase <> 'correo' AND ${VIGENTE} FOR UPDATE`,
    [hashOf(token)],
  )
  return asked
}

/** A request that is nobody's takes every code for wrong, as long as another. */
export function isCode({ tokenHash, codigoHash }: PedidoDeClave, typed: string): boolean {
  return timingSafeEqual(codeHash(tokenHash, typed), codigoHash ?? randomBytes(32))
}

export const countTry = (tx: Tx, id: number): Promise<unknown> =>
  tx.query('UPDATE pedido_de_clave SET intentos = intentos + 1 WHERE id = $1', [id])

/** Spends it, and with it every other that is open for the same account or doctor. */
export const spendAsked = (
  tx: Queryable,
  { id, usuarioID, matriculadoID }: PedidoDeClave,
): Promise<unknown> =>
  tx.query(
    `UPDATE pedido_de_clave SET usado_en = now()
     WHERE usado_en IS NULL AND (id = $1 OR usuario_id = $2 OR matriculado_id = $3)`,
    [id, usuarioID, matriculadoID],
  )
