import { reciboAnterior } from '@/backend/nucleo/numero-de-recibo'

/**
 * SQL: the money that moved from one day to another, both included: each payment on the day it came in, and below zero
 * on the day its annulment was entered; what was a mistake of loading is in neither (decision 234). Credit that pays is no money that came, and what became credit is (decision 168).
 */
export const movedMoney = (desde: string, hasta: string): string => `
  SELECT p.id, p.matriculado_id, p.nro_recibo, ${reciboAnterior('p')} AS recibo_anterior, p.medio, p.medio_pago_id, p.fecha,
    p.total AS monto, false AS anulado
  FROM pago p WHERE p.medio <> 'saldo' AND NOT p.deshecho AND p.fecha BETWEEN ${desde} AND ${hasta}
  UNION ALL
  SELECT p.id, p.matriculado_id, p.nro_recibo, ${reciboAnterior('p')}, p.medio, p.medio_pago_id, a.fecha, -p.total, true
  FROM pago p CROSS JOIN LATERAL (
    SELECT v.fecha FROM movimiento v
    WHERE v.matriculado_id = p.matriculado_id AND v.pago_id = p.id AND v.acto = 'anular' ORDER BY v.id LIMIT 1
  ) a
  WHERE p.medio <> 'saldo' AND p.anulado_en IS NOT NULL AND NOT p.deshecho AND a.fecha BETWEEN ${desde} AND ${hasta}`
