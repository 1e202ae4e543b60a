import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { cerrarOtra, cerrarOtras, traerPropias } from '@/contract/sesion'
import { audit } from '@/backend/acceso/auditoria/store'
import { describeDispositivo } from '@/backend/acceso/cuenta/dispositivo'
import { LIVE, revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import type { Db, Queryable, Tx } from '@/backend/db/conexion'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'

/** Nobody looks through more; 'cerrarOtras' ends the rest too. */
const MAXIMO = 100

/** The session that asks comes first, then the others by last use. */
export async function listOwn(
  _entrada: EntradaDe<typeof traerPropias>,
  { persona: { usuarioID, tokenHash } }: Pedido,
  db: Db,
): Promise<Pagina<FilaDe<typeof traerPropias>>> {
  const filas = await listLive(db, usuarioID, tokenHash)
  return { filas }
}

interface Viva {
  id: number
  agente: string | null
  direccion: string | null
  iniciada: string
  ultimoUso: string
  esta: boolean
}

/** The account's live sessions in words; `tokenHash` is of the one that asks. */
export async function listLive(
  db: Queryable,
  usuarioID: number,
  tokenHash: Buffer,
): Promise<FilaDe<typeof traerPropias>[]> {
  const rows = await db.query<Viva>(
    `SELECT s.id, s.agente, s.direccion, s.creada_en AS iniciada, s.usada_en AS "ultimoUso", s.token_hash = $2 AS esta
     FROM sesion s WHERE s.usuario_id = $1 AND ${LIVE} ORDER BY s.token_hash = $2 DESC, s.usada_en DESC, s.id DESC
     LIMIT ${MAXIMO}`,
    [usuarioID, tokenHash],
  )
  return rows.map(({ agente, ...row }) => ({ ...row, dispositivo: describeDispositivo(agente) }))
}

/** A missing session, somebody else's and one's own get the same answer. */
export async function endOther(
  { sesionID }: EntradaDe<typeof cerrarOtra>,
  pedido: Pedido,
  tx: Tx,
): Promise<null> {
  const { usuarioID, matriculadoID, tokenHash } = pedido.persona
  await revokeOne(tx, sesionID, usuarioID, tokenHash)
  await audit(tx, pedido, { entidad: 'usuario', entidadID: usuarioID, matriculadoID })
  return null
}

/** Ends a live session of the account other than that of `tokenHash`. Throws `Rechazo` when there is none. */
export async function revokeOne(
  tx: Tx,
  sesionID: number,
  usuarioID: number,
  tokenHash: Buffer,
): Promise<void> {
  const ended = await tx.query(
    `UPDATE sesion s SET revocada_en = now()
     WHERE s.id = $1 AND s.usuario_id = $2 AND s.token_hash <> $3 AND ${LIVE} RETURNING s.id`,
    [sesionID, usuarioID, tokenHash],
  )
  if (ended.length === 0) throw noEncontrado()
}

export async function endOthers(
  _entrada: EntradaDe<typeof cerrarOtras>,
  pedido: Pedido,
  tx: Tx,
): Promise<FilaDe<typeof cerrarOtras>> {
  const { usuarioID, matriculadoID, tokenHash } = pedido.persona
  const cerradas = await revokeSessionsOf(tx, usuarioID, tokenHash)
  if (cerradas > 0) await audit(tx, pedido, { entidad: 'usuario', entidadID: usuarioID, matriculadoID })
  return { cerradas }
}
