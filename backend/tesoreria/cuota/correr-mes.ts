import { MOTIVOS_EXCLUSION, type MotivoExclusion } from '@/contract/cuota'
import { evaluate, type Evaluacion } from '@/backend/tesoreria/cuota/evaluacion'
import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { chargeLot, lockMes } from '@/backend/tesoreria/ledger/correr'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** Few enough members to stop soon, and enough to be fast. */
const LOTE = 500

/** Charges a confirmed month. Whoever cannot be charged any more as it was confirmed is told with the reason. */
export const correrMes: Trabajo<'cuotas'> = {
  paso: async (tx, tarea) => {
    const { anio, mes, corridaID } = tarea.pedido
    const month = { anio, mes }
    await lockMes(tx, month)
    await requireOpen(tx, tarea.pedido.hoy, 'mes')
    const lote = await readLot(tx, tarea)
    const evaluacion = await evaluate(tx, month, lote)
    const elegidos = chosen(evaluacion, tarea)
    const charged = await chargeLot(tx, actorOf(tarea), { corridaID, mes: month }, elegidos)
    if (charged < lote.length) await explain(tx, tarea, evaluacion)
    return lote.length
  },
  resumen: async (tx, { id, pedido, hechas, total }) => {
    const [made] = await tx.query<{ cantidad: number; total: Centavos; problemas: number }>(
      `SELECT cantidad, total, (SELECT count(*)::int FROM tarea_fila WHERE tarea_id = $2 AND detalle IS NOT NULL) AS problemas
       FROM corrida WHERE id = $1`,
      [pedido.corridaID, id],
    )
    if (!made) throw new Error('Falta la corrida')
    const { cantidad, problemas } = made
    const done = cantidad === 1 ? 'Se generó 1' : `Se generaron ${formatCount(cantidad)}`
    const of = cantidad < total ? ` de ${formatCount(total)}` : ''
    const what = total === 1 ? 'cuota' : 'cuotas'
    const left =
      problemas === 1
        ? ' 1 no se generó.'
        : problemas > 0
          ? ` ${formatCount(problemas)} no se generaron.`
          : ''
    const rest =
      hechas < total
        ? ` ${total - hechas === 1 ? 'Falta 1: se puede' : `Faltan ${formatCount(total - hechas)}: se pueden`} generar de nuevo.`
        : ''
    return `${done}${of} ${what} de ${formatMes(pedido)} por ${formatMoney(made.total)}.${left}${rest}`
  },
}

const actorOf = ({ usuarioID, pedido }: Tarea<'cuotas'>): Actor => ({
  persona: usuarioID === null ? null : { usuarioID },
  pedidoID: pedido.pedidoID,
  acto: 'cuota.correr',
  hoy: pedido.hoy,
})

const readLot = async (tx: Tx, { id, hechas }: Tarea<'cuotas'>): Promise<(number | null)[]> =>
  (
    await tx.query<{ matriculadoID: number | null }>(
      `SELECT matriculado_id AS "matriculadoID" FROM tarea_fila WHERE tarea_id = $1 AND n > $2 ORDER BY n LIMIT ${LOTE}`,
      [id, hechas],
    )
  ).map(({ matriculadoID }) => matriculadoID)

const chosen = ({ sql, params }: Evaluacion, { id, hechas }: Tarea<'cuotas'>): Evaluacion => ({
  sql: `SELECT e.* FROM (${sql}) e JOIN tarea_fila f ON f.tarea_id = $${params.length + 1}
      AND f.n > $${params.length + 2} AND f.n <= $${params.length + 2} + ${LOTE} AND f.matriculado_id = e.matriculado_id
    WHERE e.motivo IS NULL AND e.monto = f.monto`,
  params: [...params, id, hechas],
})

interface NoCobrado {
  n: number
  motivo: MotivoExclusion | null
  monto: Centavos | null
}

/** Tells why members of the lot were not charged, with the preview's reasons. */
async function explain(tx: Tx, { id, hechas, pedido }: Tarea<'cuotas'>, now: Evaluacion): Promise<void> {
  const at = now.params.length
  const rows = await tx.query<NoCobrado>(
    `SELECT f.n, e.motivo, e.monto FROM tarea_fila f LEFT JOIN (${now.sql}) e ON e.matriculado_id = f.matriculado_id
     WHERE f.tarea_id = $${at + 1} AND f.n > $${at + 2} AND f.n <= $${at + 2} + ${LOTE} AND NOT EXISTS (
       SELECT FROM cargo c WHERE c.corrida_id = $${at + 3} AND c.matriculado_id = f.matriculado_id)`,
    [...now.params, id, hechas, pedido.corridaID],
  )
  await tx.query(
    `UPDATE tarea_fila f SET detalle = q.detalle FROM unnest($2::int[], $3::text[]) AS q (n, detalle)
     WHERE f.tarea_id = $1 AND f.n = q.n`,
    [id, rows.map(({ n }) => n), rows.map(reasonOf)],
  )
}

function reasonOf({ motivo, monto }: NoCobrado): string {
  if (motivo !== null) return MOTIVOS_EXCLUSION[motivo]
  return monto === null ? 'Ya no está en el padrón' : `El precio cambió: ahora es ${formatMoney(monto)}`
}
