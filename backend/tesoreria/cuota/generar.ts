import type { generarMes } from '@/contract/cuota'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { QUIEN } from '@/backend/nucleo/nombres'
import { evaluate } from '@/backend/tesoreria/cuota/evaluacion'
import { requireMes } from '@/backend/tesoreria/cuota/simulacion'
import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { changed, lockMes, nothingToCharge, openRun, type Cargado } from '@/backend/tesoreria/ledger/correr'
import { createTarea, findLive } from '@/backend/tarea/store'
import { textOfMes } from '@/domain/cuota'
import { formatInstante, formatMes, type Mes } from '@/domain/fechas'

/**
 * Writes down who is charged how much now, for a job to charge lot by lot. Throws `Rechazo` unless it is what the
 * person confirmed.
 */
export async function orderMes(
  tx: Tx,
  actor: Actor,
  { anio, mes, cantidad, total }: EntradaDe<typeof generarMes>,
): Promise<FilaDe<typeof generarMes>> {
  const month = { anio, mes }
  requireMes(month, actor.hoy)
  await lockMes(tx, month)
  await requireIdle(tx, month)
  const corridaID = await openRun(tx, actor, { mes: month, cantidad, total })
  const tareaID = await createTarea(tx, {
    tipo: 'cuotas',
    clave: textOfMes(month),
    pedido: { ...month, corridaID, hoy: actor.hoy, pedidoID: actor.pedidoID },
    usuarioID: actor.persona?.usuarioID ?? null,
    total: cantidad,
  })
  const found = await writeRows(tx, tareaID, month)
  if (found.cantidad === 0) throw await nothingToCharge(tx, month, corridaID)
  if (found.cantidad !== cantidad || found.total !== total) throw changed(found)
  return { corridaID, tareaID, cantidad, total }
}

async function requireIdle(tx: Tx, mes: Mes): Promise<void> {
  const other = await findLive(tx, 'cuotas', textOfMes(mes))
  if (other === undefined) return
  const [asked] = await tx.query<{ creadaEn: string; quien: string }>(
    `SELECT t.creada_en AS "creadaEn", ${QUIEN} AS quien FROM tarea t LEFT JOIN usuario u ON u.id = t.usuario_id
     WHERE t.id = $1`,
    [other],
  )
  const by = asked ? `: las pidió ${asked.quien} el ${formatInstante(asked.creadaEn)}` : ''
  throw new Rechazo(`Las cuotas de ${formatMes(mes)} ya se están generando${by}.`)
}

/** In the order of their ids, in which charges are locked. */
async function writeRows(tx: Tx, tareaID: number, mes: Mes): Promise<Cargado> {
  const { sql, params } = await evaluate(tx, mes)
  const [found] = await tx.query<Cargado>(
    `WITH fila AS (
       INSERT INTO tarea_fila (tarea_id, n, matriculado_id, monto)
       SELECT $${params.length + 1}, row_number() OVER (ORDER BY matriculado_id), matriculado_id, monto
       FROM (${sql}) e WHERE motivo IS NULL RETURNING monto
     ) SELECT count(*)::int AS cantidad, coalesce(sum(monto), 0)::bigint AS total FROM fila`,
    [...params, tareaID],
  )
  if (!found) throw new Error('Sin respuesta de la base')
  return found
}
