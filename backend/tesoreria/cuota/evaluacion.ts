import type { Queryable } from '@/backend/db/conexion'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { readTarifas } from '@/backend/tesoreria/cuota/tarifa'
import { TIPO_MATRICULA } from '@/domain/estados'
import { endOfMonth, makeFecha, type Mes } from '@/domain/fechas'

/**
 * One row per member, with `motivo` null when `monto` would be charged. Preview, lists and act select from this same
 * SQL, so they cannot disagree.
 */
export interface Evaluacion {
  sql: string
  params: readonly unknown[]
}

/** The first reason that holds is told. */
const MOTIVO = `CASE
  WHEN t.tipo_matricula_id IS NULL THEN 'estado'
  WHEN NOT m.genera_cuotas THEN 'generaCuotas'
  WHEN viva.id IS NOT NULL THEN 'yaTiene'
  WHEN anulada.matriculado_id IS NOT NULL THEN 'anulada'
  WHEN primero.desde > $3 THEN 'posterior'
  WHEN t.monto IS NULL THEN 'sinPrecio'
END`

/** SQL: a person annulled this month of the member, not the undoing of its run; what was left of one is no month. */
export const ANULADA_A_MANO = `c.tipo = ${TIPO_MATRICULA} AND c.resto_de IS NULL AND c.anulado_en IS NOT NULL AND NOT EXISTS (
  SELECT FROM corrida r WHERE r.id = c.corrida_id AND r.anulada_en = c.anulado_en)`

/** For everybody, or for the ids in the last parameter. */
const sqlOf = (elegidos: boolean): string => {
  const only = (column: string): string => (elegidos ? `AND ${column} = ANY($11)` : '')
  return `
  SELECT m.id AS matriculado_id, m.tipo_matricula_id, t.federacion, t.ampliacion, t.ampliacion_extendida,
    t.variante, t.monto, t.nombre, primero.desde, ${MOTIVO} AS motivo
  FROM matriculado m ${joinSeguro('m.id', 'make_date($1, $2, 1)')}
  LEFT JOIN unnest($4::int[], $5::boolean[], $6::boolean[], $7::boolean[], $8::int[], $9::bigint[], $10::text[])
    AS t (tipo_matricula_id, federacion, ampliacion, ampliacion_extendida, variante, monto, nombre)
    ON t.tipo_matricula_id = m.tipo_matricula_id AND t.federacion = (${CUBIERTO})
    AND t.ampliacion = ${AMPLIADO} AND t.ampliacion_extendida = ${EXTENDIDO}
  LEFT JOIN cargo viva ON viva.matriculado_id = m.id AND viva.anio = $1 AND viva.mes = $2
    AND viva.tipo = ${TIPO_MATRICULA} AND viva.anulado_en IS NULL AND viva.resto_de IS NULL
  LEFT JOIN (
    SELECT DISTINCT c.matriculado_id FROM cargo c WHERE c.anio = $1 AND c.mes = $2 AND ${ANULADA_A_MANO} ${only('c.matriculado_id')}
  ) anulada ON anulada.matriculado_id = m.id
  LEFT JOIN (
    SELECT matriculado_id, min(fecha_desde) AS desde FROM periodo_matricula
    WHERE true ${only('matriculado_id')} GROUP BY matriculado_id
  ) primero ON primero.matriculado_id = m.id
  WHERE true ${only('m.id')}`
}

/** Evaluates a month at today's prices. Its parameters come first, so callers add theirs at the end. */
export async function evaluate(
  db: Queryable,
  mes: Mes,
  matriculados?: readonly (number | null)[],
): Promise<Evaluacion> {
  const tarifas = await readTarifas(db, mes)
  const first = makeFecha(mes.anio, mes.mes, 1)
  if (first === null) throw new RangeError(`Mes fuera de rango: ${mes.anio}-${mes.mes}`)
  return {
    sql: sqlOf(matriculados !== undefined),
    params: [
      mes.anio,
      mes.mes,
      endOfMonth(first),
      tarifas.map((tarifa) => tarifa.tipoMatriculaID),
      tarifas.map((tarifa) => tarifa.federacion),
      tarifas.map((tarifa) => tarifa.ampliacion),
      tarifas.map((tarifa) => tarifa.ampliacionExtendida),
      tarifas.map((tarifa) => tarifa.variante),
      tarifas.map((tarifa) => tarifa.monto),
      tarifas.map((tarifa) => tarifa.nombre),
      ...(matriculados ? [matriculados] : []),
    ],
  }
}
