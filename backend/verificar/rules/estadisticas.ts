import { movedMoney } from '@/backend/estadisticas/balance/percibido'
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
]
