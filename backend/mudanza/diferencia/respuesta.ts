import { DE_LA_CUENTA, type DecisionDeMudanza } from '@/domain/mudanza/diferencia'

/**
 * What is asked of a difference: 'cuenta' of an account that owes more than what is pending, which no rule can tell; 'seguida'
 * of one that is there because of such an answer; of any other whether it is accepted, by what it is in.
 */
export type Pregunta = 'cuenta' | 'seguida' | (string & {})

/** SQL: whether the difference `d` asks which of the two is right. */
const DE_CUENTA = `(d.que = 'saldo' AND d.importe > 0 AND d.clase IN ('origen', 'sin explicar'))`

/** SQL: whether `d` follows from an account that was right: what is owed is another than theirs. */
const SIGUE = `(d.clase = 'origen' AND (d.que = 'cantidad' OR d.que = 'pendiente' AND d.importe < 0))`

/** SQL: what was decided of the difference `d`, of the member before of everybody. */
export const CON_RESPUESTA = `LEFT JOIN LATERAL (
    SELECT x.valor, x.que, x.matriculado_id = 0 AS "deTodos", x.quien, x.cuando FROM mudanza_respuesta x
    WHERE x.matriculado_id IN (d.matriculado_id, 0) AND CASE x.valor WHEN 'aceptada' THEN x.que = d.que
      ELSE x.que = 'saldo' AND (${DE_CUENTA} OR x.valor = 'cuenta' AND ${SIGUE}) END
    ORDER BY x.que <> d.que, x.matriculado_id = 0 LIMIT 1
  ) r ON true`

/** SQL, beside `CON_RESPUESTA`: what is asked of `d`. */
export const PREGUNTA = `CASE WHEN ${DE_CUENTA} THEN 'cuenta' WHEN r.que <> d.que THEN 'seguida' ELSE d.que END`

/**
 * SQL, beside `CON_RESPUESTA`: that nobody explains `d`. It is accepted, or the register came out as was decided: an answer
 * that changes it explains nothing before it is made anew.
 */
export const FALTA_EXPLICAR = `(r.valor IS NULL OR NOT (r.valor = 'aceptada' OR d.clase = 'origen'
    AND (r.valor = 'pendiente' AND d.que = 'saldo' OR r.valor = 'cuenta' AND d.que <> 'saldo')))`

export const decisionesDe = (pregunta: Pregunta): readonly DecisionDeMudanza[] =>
  pregunta === 'cuenta' ? [...DE_LA_CUENTA, 'aceptada'] : pregunta === 'seguida' ? DE_LA_CUENTA : ['aceptada']

const isDeCuenta = (pregunta: Pregunta): boolean => pregunta === 'cuenta' || pregunta === 'seguida'

/** Under what the answer is kept. */
export const claveDe = (pregunta: Pregunta): string => (isDeCuenta(pregunta) ? 'saldo' : pregunta)

/** Of whom else the same is asked. */
export const hermanasDe = (pregunta: Pregunta): readonly Pregunta[] =>
  isDeCuenta(pregunta) ? ['cuenta', 'seguida'] : [pregunta]

/** A balance is accepted one by one: said of everybody it would take the place of which side is right. */
export const isForAll = (pregunta: Pregunta, valor?: DecisionDeMudanza): boolean =>
  claveDe(pregunta) !== 'saldo' || (isDeCuenta(pregunta) && valor !== 'aceptada')
