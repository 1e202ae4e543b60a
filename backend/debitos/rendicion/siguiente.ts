import type { Tx } from '@/backend/db/conexion'
import type { Tarea } from '@/backend/tarea/kinds'

/** The report of a job whose rows come next, and how many of them are done. */
export interface RendicionSiguiente {
  rendicionID: number
  hechas: number
  estado: string
}

export const idsOf = ({ rendicionID, luego = [] }: Tarea<'rendicion'>['pedido']): number[] => [
  rendicionID,
  ...luego,
]

/** Undefined once all rows of all its reports are done. */
export async function findSiguiente(
  tx: Tx,
  { pedido, hechas }: Tarea<'rendicion'>,
): Promise<RendicionSiguiente | undefined> {
  const rows = await tx.query<{ id: number; lineas: number; estado: string }>(
    'SELECT id, lineas, estado FROM rendicion WHERE id = ANY($1)',
    [idsOf(pedido)],
  )
  let left = hechas
  for (const id of idsOf(pedido)) {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new Error('Falta la rendición')
    const before = pedido.antes?.[id] ?? 0
    if (left < row.lineas - before) return { rendicionID: id, hechas: before + left, estado: row.estado }
    left -= row.lineas - before
  }
  return undefined
}

/** The one before it ends as it begins. */
export async function beginSiguiente(
  tx: Tx,
  { rendicionID, estado }: RendicionSiguiente,
  rondaID: number,
): Promise<void> {
  if (estado === 'aplicando') return
  await endAplicando(tx, rondaID)
  await tx.query(`UPDATE rendicion SET estado = 'aplicando' WHERE id = $1`, [rendicionID])
}

/** The report of a round that is being applied has been, and the round is through once each debit has its answer. */
export async function endAplicando(tx: Tx, rondaID: number): Promise<void> {
  await tx.query(
    `UPDATE rendicion SET estado = 'aplicada', aplicada_en = now() WHERE ronda_id = $1 AND estado = 'aplicando'`,
    [rondaID],
  )
  await tx.query(
    `UPDATE ronda SET estado = 'rendida' WHERE id = $1 AND estado = 'enviada' AND NOT EXISTS (
       SELECT FROM ronda_fila WHERE ronda_id = $1 AND sacada_en IS NULL AND resultado IS NULL)`,
    [rondaID],
  )
}

/**
 * The job ends here. What it left half applied says so and can be gone on with; what it never came to is as it was read.
 */
export async function leaveSiguiente(tx: Tx, tarea: Tarea<'rendicion'>, rondaID: number): Promise<void> {
  const siguiente = await findSiguiente(tx, tarea)
  if (siguiente?.estado === 'aplicando')
    await tx.query(
      `UPDATE rendicion SET estado = $2, aplicada_en = CASE WHEN $2 = 'parcial' THEN now() END WHERE id = $1`,
      [siguiente.rendicionID, siguiente.hechas > 0 ? 'parcial' : 'leida'],
    )
  await endAplicando(tx, rondaID)
  await tx.query(`UPDATE rendicion SET aplicada_por = NULL WHERE id = ANY($1) AND estado = 'leida'`, [
    idsOf(tarea.pedido),
  ])
}
