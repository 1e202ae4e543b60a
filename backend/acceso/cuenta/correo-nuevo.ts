import { makeToken, type PedidoDeClave, VIGENTE } from '@/backend/acceso/cuenta/codigo-de-clave'
import type { Tx } from '@/backend/db/conexion'

/** Letters to new addresses that one doctor may cause within an hour, so that he fills nobody's mailbox. */
const POR_HORA = 5

interface Pedida {
  matriculadoID: number
  email: string
  /** Of the request, for the trail. */
  pedidoID: string
}

/**
 * A request whose letter goes to the new address and whose code confirms it; its earlier ones are of no use any more. No
 * browser holds it: the code counts in the doctor's own session. Undefined after too many.
 */
export async function askForMail(
  tx: Tx,
  { matriculadoID, email, pedidoID }: Pedida,
): Promise<number | undefined> {
  const [{ veces } = { veces: 0 }] = await tx.query<{ veces: number }>(
    `SELECT count(*)::int AS veces FROM pedido_de_clave
     WHERE clase = 'correo' AND matriculado_id = $1 AND creado_en > now() - interval '1 hour'`,
    [matriculadoID],
  )
  if (veces >= POR_HORA) return undefined
  await tx.query(
    "UPDATE pedido_de_clave SET usado_en = now() WHERE clase = 'correo' AND matriculado_id = $1 AND usado_en IS NULL",
    [matriculadoID],
  )
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO pedido_de_clave (token_hash, clase, direccion, pedido, matriculado_id, correo, mirado_en, vence_en)
     VALUES ($1, 'correo', '', $2, $3, $4, now(), now() + interval '30 minutes') RETURNING id`,
    [makeToken().tokenHash, pedidoID, matriculadoID, email],
  )
  return made?.id
}

/** The request while a code of it may still be tried, locked. */
export async function holdForMail(tx: Tx, id: number): Promise<PedidoDeClave | undefined> {
  const [asked] = await tx.query<PedidoDeClave>(
    `SELECT id, token_hash AS "tokenHash", usuario_id AS "usuarioID", matriculado_id AS "matriculadoID",
       codigo_hash AS "codigoHash"
     FROM pedido_de_clave WHERE id = $1 AND clase = 'correo' AND ${VIGENTE} FOR UPDATE`,
    [id],
  )
  return asked
}

export const spendForMail = (tx: Tx, id: number): Promise<unknown> =>
  tx.query('UPDATE pedido_de_clave SET usado_en = now() WHERE id = $1', [id])
