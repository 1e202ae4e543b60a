import { CLAVES_DE_DEBITO, DEBITO_BANCARIO, ENTIDADES } from '@/domain/debito'
import { INGRESO } from '@/domain/medio-de-ingreso'

/** SQL: the payment form of an enrolment `d`, bank debit told apart by the bank's code in the CBU. */
export const FORMA = `CASE WHEN d.forma_pago_id <> ${DEBITO_BANCARIO} THEN d.forma_pago_id
  ${Object.entries(ENTIDADES)
    .map(([forma, entidad]) => `WHEN left(d.cbu, 3) = '${entidad}' THEN ${forma}`)
    .join(' ')} ELSE ${DEBITO_BANCARIO} END`

/** SQL: the lines of reports that a payment is of: by what came in, or by what stayed of it when a part went back. */
export const renglonesDe = (p: string): string => `SELECT id FROM rendicion_fila WHERE pago_id = ${p}.id
  UNION ALL SELECT rendicion_fila_id FROM cobro_por_resolver WHERE queda_id = ${p}.id`

/**
 * SQL: the form of a payment by debit, by its alias: that of the round that was reported, or else of the enrolment of
 * that day.
 */
export const formaDeDebito = (p: string): string => `coalesce(
  (SELECT CASE WHEN r.forma IN (${CLAVES_DE_DEBITO.join(', ')}) THEN r.forma ELSE ${DEBITO_BANCARIO} END
   FROM rendicion_fila f JOIN ronda_fila x ON x.id = f.ronda_fila_id JOIN ronda r ON r.id = x.ronda_id
   WHERE f.id IN (${renglonesDe(p)}) ORDER BY f.id DESC LIMIT 1),
  (SELECT ${FORMA} FROM da_listado d WHERE d.matriculado_id = ${p}.matriculado_id
   ORDER BY d.fecha_alta <= ${p}.fecha DESC, d.id DESC LIMIT 1),
  ${INGRESO.sinForma})`
