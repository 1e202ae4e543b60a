import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Tarea, Trabajo } from '@/backend/tarea/kinds'
import { evaluate, holdConcepto, priceChanged, reasonOf } from '@/backend/tesoreria/carga/evaluacion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { chargeMany, type CargaPedida } from '@/backend/tesoreria/ledger/cargar-a-varios'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { formatMoney } from '@/domain/dinero'
import { countMatriculados, formatCount } from '@/domain/texto'

/** Few enough members to stop soon, and enough to be fast. */
const LOTE = 500
const MUCHOS = 2_000

/** Charges a confirmed concept lot by lot. Whoever cannot be charged any more is told with the reason. */
export const correrCarga: Trabajo<'carga'> = {
  paso: async (tx, tarea) => {
    const { cargaID, hoy } = tarea.pedido
    const carga = await readCarga(tx, cargaID)
    const now = await holdConcepto(tx, carga.conceptoID)
    if (now.monto !== carga.monto) throw new Rechazo(`${priceChanged(now, carga.monto)}.`)
    await requireOpen(tx, hoy, 'conceptoID')
    const lote = await readLot(tx, tarea)
    // Whoever changes a state is waited for, so that nobody is charged by one that he had.
    await tx.query(
      'SELECT count(*) FROM (SELECT FROM matriculado WHERE id = ANY($1) ORDER BY id FOR SHARE) m',
      [lote],
    )
    const evaluados = await evaluate(tx, lote, carga.conceptoID)
    const yes = evaluados.filter(({ motivo }) => motivo === null).map(({ id }) => id)
    await chargeMany(tx, actorOf(tarea), { ...carga, cargaID }, yes)
    const no = evaluados.filter(({ motivo }) => motivo !== null)
    await tx.query(
      `UPDATE tarea_fila f SET detalle = q.detalle FROM unnest($2::int[], $3::text[]) AS q (id, detalle)
       WHERE f.tarea_id = $1 AND f.matriculado_id = q.id`,
      [tarea.id, no.map(({ id }) => id), no.map(reasonOf)],
    )
    return lote.length
  },
  resumen: async (tx, { id, pedido, hechas, total }) => {
    const carga = await readCarga(tx, pedido.cargaID)
    const [row] = await tx.query<{ problemas: number }>(
      'SELECT count(*)::int AS problemas FROM tarea_fila WHERE tarea_id = $1 AND detalle IS NOT NULL',
      [id],
    )
    const problemas = row?.problemas ?? 0
    // Who undoes it right away would wait for a planner that knows nothing of so many new rows.
    if (hechas > MUCHOS) await tx.query('ANALYZE cargo, movimiento')
    const of = carga.cantidad < total ? ` de ${formatCount(total)}` : ''
    const left =
      problemas > 0 ? ` A ${countMatriculados(problemas)} no se ${problemas === 1 ? 'le' : 'les'} cargó.` : ''
    const rest = hechas < total ? ` Faltan ${formatCount(total - hechas)}.` : ''
    return `${carga.nombre} se cargó a ${formatCount(carga.cantidad)}${of} por ${formatMoney(carga.total)}.${left}${rest}`
  },
}

async function readCarga(tx: Tx, id: number): Promise<CargaPedida> {
  const [row] = await tx.query<CargaPedida>(
    'SELECT concepto_id AS "conceptoID", nombre, monto, cantidad, total FROM carga_concepto WHERE id = $1',
    [id],
  )
  if (!row) throw new Error('Falta la carga')
  return row
}

const actorOf = ({ usuarioID, pedido }: Tarea<'carga'>): Actor => ({
  persona: usuarioID === null ? null : { usuarioID },
  pedidoID: pedido.pedidoID,
  acto: 'carga.crear',
  hoy: pedido.hoy,
})

const readLot = async (tx: Tx, { id, hechas }: Tarea<'carga'>): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      `SELECT coalesce(matriculado_id, 0) AS id FROM tarea_fila WHERE tarea_id = $1 AND n > $2 ORDER BY n LIMIT ${LOTE}`,
      [id, hechas],
    )
  ).map((row) => row.id)
