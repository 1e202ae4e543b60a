import type { Queryable } from '@/backend/db/conexion'
import type { Cobertura } from '@/domain/cobertura'
import { makeFecha, type Fecha, type Mes } from '@/domain/fechas'

/** SQL: the period of insurance `seg` covers a day. */
export const CUBRE = (dia: string): string =>
  `seg.eliminado_en IS NULL AND seg.desde <= ${dia} AND (seg.hasta IS NULL OR seg.hasta >= ${dia})`

/** SQL: joins, as `seg`, the period of insurance that covers a member on a day. There is at most one (decision 112). */
export const joinSeguro = (matriculado: string, dia: string): string =>
  `LEFT JOIN federacion_matriculado seg ON seg.matriculado_id = ${matriculado} AND ${CUBRE(dia)}`

/** SQL: what `joinSeguro`'s period comes to. */
export const CUBIERTO = 'seg.id IS NOT NULL'
export const AMPLIADO = 'coalesce(seg.ampliacion, false)'
export const EXTENDIDO = 'coalesce(seg.ampliacion_extendida, false)'

/** SQL: the council keeps its members' insurance at all. */
export const LLEVA_SEGUROS = 'EXISTS (SELECT FROM federacion_matriculado WHERE eliminado_en IS NULL)'

/**
 * SQL: `joinSeguro`'s period as a `Seguro` of the rule of who may practise, of the member `m` on the day `$2`. Without one, `desde` is the day after the
 * last that ended. Null in a council that never kept any.
 */
export const SEGURO_DEL_DIA = `CASE WHEN ${LLEVA_SEGUROS} THEN
  json_build_object('federacion', ${CUBIERTO}, 'ampliacion', ${AMPLIADO}, 'ampliacionExtendida', ${EXTENDIDO},
    'desde', coalesce(seg.desde, (SELECT max(f.hasta) + 1 FROM federacion_matriculado f
      WHERE f.matriculado_id = m.id AND f.eliminado_en IS NULL AND f.hasta < $2)), 'hasta', seg.hasta) END`

/** A member's cover on each of some days, in their order. */
export const readCobertura = (
  db: Queryable,
  matriculadoID: number,
  dias: readonly Fecha[],
): Promise<Cobertura[]> =>
  db.query<Cobertura>(
    `SELECT ${CUBIERTO} AS federacion, ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS "ampliacionExtendida"
     FROM unnest($2::date[]) WITH ORDINALITY AS d (dia, orden) ${joinSeguro('$1', 'd.dia')}
     ORDER BY d.orden`,
    [matriculadoID, dias],
  )

/** Gives each month the cover that holds on its first day, which its charge is made by (decision 112). */
export async function coverMonths<M extends Mes>(
  db: Queryable,
  matriculadoID: number,
  meses: readonly M[],
): Promise<(M & { cobertura: Cobertura })[]> {
  const covers = await readCobertura(db, matriculadoID, meses.map(firstDay))
  return meses.map((mes, index) => {
    const cobertura = covers[index]
    if (!cobertura) throw new Error('La base no contestó por todos los meses')
    return { ...mes, cobertura }
  })
}

function firstDay({ anio, mes }: Mes): Fecha {
  const first = makeFecha(anio, mes, 1)
  if (first === null) throw new RangeError(`Mes fuera de rango: ${anio}-${mes}`)
  return first
}
