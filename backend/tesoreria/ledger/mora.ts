import { ajusteSql, readAjuste } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { TIPO_PLAN } from '@/domain/estados'
import { type Fecha, monthAt, monthNumber, partsOf } from '@/domain/fechas'
import type { Deuda } from '@/domain/habilitacion'

/** SQL: the month of a charge as one number. */
export const PERIODO = 'anio * 12 + mes - 1'
const ESTE_MES = '(extract(year FROM current_date) * 12 + extract(month FROM current_date) - 1)::int'

/** SQL: whether mora counts the month of a charge today. */
export const EN_MORA = `${PERIODO} >= ${ESTE_MES} - ${ajusteSql('aniosDeuda')} * 12 AND ${PERIODO} < ${ESTE_MES}`

/**
 * SQL: what each member owes of earlier months, with debt of more than five years apart; `de` narrows it to charges.
 * $1 is this month, and
 * `limite` the month before which debt is old: those of `limitsOf`. A partial index holds the unpaid charges.
 */
export const deudaSql = (de = 'true', limite = '$2'): string => `
  SELECT matriculado_id,
    sum(monto) FILTER (WHERE ${PERIODO} >= ${limite})::bigint AS mora,
    count(DISTINCT ${PERIODO}) FILTER (WHERE ${PERIODO} >= ${limite})::int AS meses,
    bool_or(${EN_TRAMITE}) FILTER (WHERE ${PERIODO} >= ${limite}) AS "enPago",
    sum(monto) FILTER (WHERE ${PERIODO} < ${limite})::bigint AS antigua
  FROM cargo WHERE ${IMPAGO} AND ${PERIODO} < $1 AND ${de} GROUP BY matriculado_id`

/** This month, and the month before which debt is old. */
export async function limitsOf(db: Queryable, hoy: Fecha): Promise<[number, number]> {
  const now = monthNumber(partsOf(hoy))
  return [now, now - (await readAjuste(db, 'aniosDeuda')) * 12]
}

/** `limitsOf` without a statement of its own. */
const LIMITE = `($1::int - ${ajusteSql('aniosDeuda')} * 12)`

/** What each of these members owes, by the rule of the delinquents' list, and all that is not of earlier months beside it. */
export async function readDeudas(
  db: Queryable,
  ids: readonly number[],
  hoy: Fecha,
): Promise<Map<number, Deuda>> {
  const rows = await db.query<Omit<Deuda, 'desde'> & { matriculadoID: number; primera: number | null }>(
    `SELECT uno.id AS "matriculadoID", coalesce(d.mora, 0)::bigint AS mora, coalesce(d.meses, 0) AS meses,
       coalesce(d."enPago", false) AS "enPago", coalesce(d.antigua, 0)::bigint AS antigua, toda.*
     FROM unnest($2::int[]) AS uno (id)
     LEFT JOIN (${deudaSql('matriculado_id = ANY($2::int[])', LIMITE)}) d ON d.matriculado_id = uno.id
     CROSS JOIN LATERAL (
       SELECT min(${PERIODO}) FILTER (WHERE ${PERIODO} >= ${LIMITE} AND ${PERIODO} < $1) AS primera,
         coalesce(sum(monto) FILTER (WHERE ${PERIODO} >= $1), 0)::bigint AS "corriente",
         coalesce(sum(monto) FILTER (WHERE tipo = ${TIPO_PLAN}), 0)::bigint AS "enPlan"
       FROM cargo WHERE matriculado_id = uno.id AND ${IMPAGO}) toda`,
    [monthNumber(partsOf(hoy)), ids],
  )
  return new Map(
    rows.map(({ matriculadoID, primera, ...deuda }) => [
      matriculadoID,
      { ...deuda, desde: primera === null ? null : monthAt(primera) },
    ]),
  )
}
