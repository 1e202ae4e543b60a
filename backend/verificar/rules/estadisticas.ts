import { movedMoney } from '@/backend/estadisticas/balance/percibido'
import { SUMMED } from '@/backend/estadisticas/evolucion/libro'
import type { Regla } from '@/backend/verificar/rules/regla'

const UN_MES = (tabla: string, mes: string): string =>
  `SELECT desde, (desde + interval '1 month' - interval '1 day')::date AS hasta
   FROM (SELECT DISTINCT ${mes} AS desde FROM ${tabla} ORDER BY 1) m ORDER BY random() LIMIT 1`

/** SQL: movements that are no payment and no payment's reversal. */
const SIN_COBRO = `v.acto NOT IN ('cobrar', 'aplicar')
  AND NOT EXISTS (SELECT FROM movimiento o WHERE o.id = v.revierte AND o.acto IN ('cobrar', 'aplicar'))`

/** Of a month taken at random, so that every month has its turn without a nightly check of all. */
export const ESTADISTICAS: readonly Regla[] = [
  {
    regla: 'Lo percibido de un mes es lo que el libro asentó en sus días',
    sql: `
      WITH mes AS MATERIALIZED (${UN_MES('pago', "date_trunc('month', fecha)::date")}),
      informe AS (SELECT coalesce(sum(monto), 0) AS monto FROM (${movedMoney('(SELECT desde FROM mes)', '(SELECT hasta FROM mes)')}) c),
      libro AS (
        SELECT coalesce(sum(v.haber - v.debe), 0) AS monto FROM movimiento v JOIN pago p ON p.id = v.pago_id
        WHERE p.medio <> 'saldo' AND v.fecha BETWEEN (SELECT desde FROM mes) AND (SELECT hasta FROM mes)
          AND (v.acto = 'cobrar' OR EXISTS (SELECT FROM movimiento o WHERE o.id = v.revierte AND o.acto = 'cobrar'))
      )
      SELECT format('%s: informe %s, libro %s', to_char(mes.desde, 'MM/YYYY'), informe.monto, libro.monto)
      FROM mes, informe, libro WHERE informe.monto <> libro.monto`,
  },
  {
    regla: 'Lo devengado de un mes es lo que el libro cargó por él',
    sql: `
      WITH mes AS MATERIALIZED (${UN_MES('cargo', 'make_date(anio, mes, 1)')}),
      del_mes AS MATERIALIZED (
        SELECT c.* FROM cargo c, mes
        WHERE c.anio = extract(year FROM mes.desde) AND c.mes = extract(month FROM mes.desde)
      ),
      informe AS (
        SELECT coalesce(sum(monto), 0) AS monto FROM del_mes WHERE anulado_en IS NULL AND en_plan_id IS NULL
      ),
      libro AS (
        SELECT coalesce(sum(v.debe - v.haber), 0) AS monto FROM del_mes c
        JOIN movimiento v ON v.matriculado_id = c.matriculado_id AND v.cargo_id = c.id WHERE ${SIN_COBRO}
      )
      SELECT format('%s: informe %s, libro %s', to_char(mes.desde, 'MM/YYYY'), informe.monto, libro.monto)
      FROM mes, informe, libro WHERE informe.monto <> libro.monto`,
  },
  {
    regla: 'Las sumas del libro por día son las del libro',
    sql: `
      WITH libro AS (
        SELECT 'deuda' AS que, v.fecha, sum(v.debe - v.haber) AS monto FROM movimiento v
        WHERE v.cargo_id IS NOT NULL AND v.id <= ${SUMMED} GROUP BY v.fecha
        UNION ALL
        SELECT 'ingreso', v.fecha, sum(v.haber - v.debe) FROM movimiento v JOIN pago p ON p.id = v.pago_id
        LEFT JOIN movimiento o ON o.id = v.revierte
        WHERE p.medio <> 'saldo' AND v.id <= ${SUMMED} AND coalesce(o.acto, v.acto) = 'cobrar' GROUP BY v.fecha
      ),
      sumas AS (SELECT que, fecha, sum(monto) AS monto FROM libro_dia GROUP BY que, fecha)
      SELECT format('%s del %s: sumas %s, libro %s', que, fecha, s.monto, l.monto)
      FROM libro l FULL JOIN sumas s USING (que, fecha) WHERE coalesce(l.monto, 0) <> coalesce(s.monto, 0)`,
  },
]
