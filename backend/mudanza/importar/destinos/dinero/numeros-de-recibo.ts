import type { Tx } from '@/backend/db/conexion'
import type { PorDeshacer } from '@/backend/mudanza/importar/destinos/destino'

/** How the counter of receipts was moved, so that it can be put back: ours began after `desde`, and do after `hasta`. */
interface Movida {
  desde: number
  hasta: number
}

/** SQL: a receipt's number without a point of sale, which one of ours may come to have. */
const COMO_LOS_NUESTROS = `valores ->> 'nroRecibo' ~ '^\\d{1,9}$'`

/**
 * Has ours begin behind all the numbers of an import that are written as ours are; before the first of ours was given
 * alone, since numbers have no gaps. Null where nothing moves.
 */
export async function beginBehind(tx: Tx, importacionID: number): Promise<Movida | null> {
  const [counter] = await tx.query<{ valor: number; desde: number }>(
    "SELECT valor, desde FROM contador WHERE nombre = 'recibo' FOR UPDATE",
  )
  if (!counter || counter.valor !== counter.desde) return null
  const [last] = await tx.query<{ hasta: number }>(
    `SELECT coalesce(max(CASE WHEN ${COMO_LOS_NUESTROS} THEN (valores ->> 'nroRecibo')::int END), 0) AS hasta
     FROM importacion_registro WHERE importacion_id = $1 AND suerte = 'nueva'`,
    [importacionID],
  )
  const movida = { desde: counter.desde, hasta: last?.hasta ?? 0 }
  if (movida.hasta <= movida.desde) return null
  await setCounter(tx, movida.hasta)
  return movida
}

/** Has ours begin where they did before, unless one was given or another import moved them on. */
export async function beginAsBefore(tx: Tx, escritos: readonly Pick<PorDeshacer, 'antes'>[]): Promise<void> {
  const movida = escritos.find(({ antes }) => antes !== null)?.antes as Movida | undefined
  if (!movida) return
  const rows = await tx.query(
    "SELECT FROM contador WHERE nombre = 'recibo' AND valor = desde AND desde = $1 FOR UPDATE",
    [movida.hasta],
  )
  if (rows.length > 0) await setCounter(tx, movida.desde)
}

const setCounter = (tx: Tx, valor: number): Promise<unknown> =>
  tx.query("UPDATE contador SET valor = $1, desde = $1 WHERE nombre = 'recibo'", [valor])
