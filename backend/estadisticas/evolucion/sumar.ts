import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { type Que, SUMMED, written } from '@/backend/estadisticas/evolucion/libro'
import type { Vuelta } from '@/backend/tarea/kinds'

const CADA = 6 * 3_600_000
/** No transaction is so old, so no movement below one of that age is still to be committed. */
const EDAD = '1 day'
/** Movements of one transaction. */
const TANDA = 50_000

/** SQL: the last movement of the next lot that is old enough. */
const NEXT = `SELECT max(id) AS hasta FROM (
    SELECT id, registrado_en FROM movimiento WHERE id > ${SUMMED} ORDER BY id LIMIT ${TANDA}
  ) lote WHERE registrado_en < now() - $1::interval`

/** Adds a lot of movements of that age (an interval of SQL) to the sums by day; false when there is none. */
export async function addToSums(db: Db, edad = EDAD): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    await tx.query('LOCK TABLE libro_sumado IN SHARE ROW EXCLUSIVE MODE')
    const [next] = await tx.query<{ hasta: number | null }>(NEXT, [edad])
    if (typeof next?.hasta !== 'number') return false
    for (const que of ['deuda', 'ingreso'] as const) await addUp(tx, que, next.hasta)
    await tx.query(
      'INSERT INTO libro_sumado (hasta) VALUES ($1) ON CONFLICT (id) DO UPDATE SET hasta = excluded.hasta',
      [next.hasta],
    )
    return true
  })
}

const addUp = (tx: Tx, que: Que, hasta: number): Promise<unknown> =>
  tx.query(
    `INSERT INTO libro_dia (que, fecha, clave, monto)
     SELECT '${que}', fecha, clave, sum(monto)::bigint FROM (${written(que, `v.id > ${SUMMED} AND v.id <= $1`)}) l
     GROUP BY fecha, clave
     ON CONFLICT (que, fecha, clave) DO UPDATE SET monto = libro_dia.monto + excluded.monto`,
    [hasta],
  )

/** The ledger's sums by day follow it lot by lot. */
export const sumas: Vuelta = {
  cada: CADA,
  turno: async ({ db, detenido }) => {
    while (!detenido() && (await addToSums(db))) continue
    return null
  },
}
