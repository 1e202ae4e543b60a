import type { Queryable } from '@/backend/db/conexion'
import { readVencida } from '@/backend/estadisticas/evolucion/deuda'
import { MES } from '@/backend/estadisticas/evolucion/ingresos'
import { ledgerOf } from '@/backend/estadisticas/evolucion/libro'
import { monthOf } from '@/backend/estadisticas/evolucion/periodo'
import type { traerCifrasDelMes } from '@/contract/evolucion'
import type { FilaDe } from '@/contract/llamada'
import { CERO, type Centavos } from '@/domain/dinero'
import { addMonths, endOfMonth, type Fecha, monthAt } from '@/domain/fechas'

interface Cifras {
  n: number
  percibido: Centavos
  cargado: Centavos
  cobrado: Centavos
}

/**
 * What came in in each of two months, what was charged here for it and what of that receipts paid:
 * of debt that was brought in nobody knows what was paid before. Each month is added up by
 * itself: a join would carry every charge of both to its sum.
 */
const readMeses = (db: Queryable, meses: readonly number[]): Promise<Cifras[]> =>
  db.query<Cifras>(
    `SELECT m.n, coalesce(i.percibido, 0)::bigint AS percibido, coalesce(c.cargado, 0)::bigint AS cargado,
       coalesce(c.cobrado, 0)::bigint AS cobrado
     FROM unnest($1::int[]) AS m (n) CROSS JOIN LATERAL (
         SELECT sum(monto) AS cargado, sum(monto) FILTER (WHERE linea_id IS NOT NULL) AS cobrado
         FROM cargo WHERE anio = m.n / 12 AND mes = m.n % 12 + 1 AND anulado_en IS NULL AND en_plan_id IS NULL
           AND importacion_id IS NULL
       ) c LEFT JOIN (
         SELECT ${MES} AS n, sum(monto) AS percibido FROM (${ledgerOf('ingreso')}) l WHERE ${MES} = ANY($1) GROUP BY 1
       ) i ON i.n = m.n`,
    [meses],
  )

/** The figures of a day's month so far and of the month before it, the later one first. */
export async function readCifrasDelMes(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerCifrasDelMes>[]> {
  const n = monthOf(fecha, hoy)
  const meses = await readMeses(db, [n, n - 1])
  const fin = endOfMonth(fecha)
  const vencida = await readVencida(db, [fin < hoy ? fin : hoy, endOfMonth(addMonths(fecha, -1))])
  return [n, n - 1].map((mes, index) => {
    const { percibido = CERO, cargado = CERO, cobrado = CERO } = meses.find((row) => row.n === mes) ?? {}
    return { ...monthAt(mes), percibido, cargado, cobrado, vencida: vencida[index] ?? CERO }
  })
}
