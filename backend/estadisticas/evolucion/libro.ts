import { formaDeDebito } from '@/backend/nucleo/forma-de-debito'
import { INGRESO } from '@/domain/medio-de-ingreso'

/** SQL: the last movement that `libro_dia` has. */
export const SUMMED = 'coalesce((SELECT hasta FROM libro_sumado), 0)'

export type Que = 'deuda' | 'ingreso'

/**
 * SQL: what the ledger wrote of movements `v`, by its day. Of debt above zero what is owed, by the month the charge is
 * for; of income below zero what was given back, by its means, where what was a mistake of loading takes itself away. A debit's form is that of the round that was reported, or
 * else of the enrolment of that day, as the debit report has it. Movements are few, so what belongs to each is looked
 * up: the planner takes them for a third of the ledger and would read it whole.
 */
export const written = (que: Que, donde: string): string => (que === 'deuda' ? owed(donde) : received(donde))

const owed = (donde: string): string => `
  SELECT v.fecha, (SELECT c.anio * 12 + c.mes - 1 FROM cargo c WHERE c.id = v.cargo_id) AS clave, v.debe - v.haber AS monto
  FROM movimiento v WHERE ${donde} AND v.cargo_id IS NOT NULL`

const received = (donde: string): string => `
  SELECT v.fecha, CASE
    WHEN v.revierte IS NOT NULL AND NOT p.deshecho THEN ${INGRESO.devuelto}
    WHEN p.medio = 'efectivo' THEN ${INGRESO.efectivo}
    WHEN p.medio_pago_id IS NOT NULL THEN -p.medio_pago_id
    WHEN p.medio = 'online' THEN ${INGRESO.enLinea}
    WHEN p.medio = 'anterior' THEN ${INGRESO.anterior}
    ELSE ${formaDeDebito('p')}
    END AS clave, v.haber - v.debe AS monto
  FROM movimiento v CROSS JOIN LATERAL (
    SELECT p.id, p.medio, p.medio_pago_id, p.matriculado_id, p.fecha, p.deshecho FROM pago p WHERE p.id = v.pago_id LIMIT 1
  ) p
  WHERE ${donde} AND p.medio <> 'saldo'
    AND coalesce((SELECT o.acto FROM movimiento o WHERE o.id = v.revierte), v.acto) = 'cobrar'`

/** SQL: all that the ledger wrote, out of the sums by day and, for what is newer, the ledger itself. */
export const ledgerOf = (que: Que): string => `
  SELECT fecha, clave, monto FROM libro_dia WHERE que = '${que}'
  UNION ALL ${written(que, `v.id > ${SUMMED}`)}`
