import type { traerAltasYBajas, traerPiramideDeEdades } from '@/contract/evolucion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { besideYearBefore, daysOf, inEither, monthsOf } from '@/backend/estadisticas/evolucion/periodo'
import { ANIOS_DE_BANDA, BANDA_MAXIMA, BANDA_MINIMA, CAMBIO, CAMBIOS, type Cambio } from '@/domain/evolucion'
import { type Fecha, monthAt } from '@/domain/fechas'

/** SQL: the states of who is not on the register: dado de baja, annulled, dead. */
const FUERA = '6, 7, 8'

/** SQL: who was on the register on a day, by the period of that day (decision 23). */
export const onRegister = (dia: string): string =>
  `SELECT matriculado_id FROM periodo_matricula
   WHERE fecha_desde <= ${dia} AND (fecha_hasta IS NULL OR fecha_hasta > ${dia}) AND tipo_matricula_id NOT IN (${FUERA})`

const MES = '(extract(year FROM fecha_desde) * 12 + extract(month FROM fecha_desde) - 1)::int'

/** SQL: how many came and left in each month, by what happened; a period that ended on its first day never was. */
const MOVED = `
  SELECT ${MES} AS n, count(*)::int AS cantidad, CASE
    WHEN tipo_matricula_id = 6 THEN 'baja' WHEN tipo_matricula_id = 7 THEN 'anulada'
    WHEN tipo_matricula_id = 8 THEN 'fallecido' WHEN antes IS NULL THEN 'alta' ELSE 'reingreso' END AS clave
  FROM (
    SELECT fecha_desde, tipo_matricula_id, lag(tipo_matricula_id) OVER previous AS antes FROM periodo_matricula
    WHERE fecha_hasta IS DISTINCT FROM fecha_desde
    WINDOW previous AS (PARTITION BY matriculado_id ORDER BY fecha_desde, id)
  ) p
  WHERE (tipo_matricula_id IN (${FUERA})) <> coalesce(antes IN (${FUERA}), true) GROUP BY 1, 3`

/** Who came and left in each month, and how many there were at its end, each beside the year before. */
export async function readAltasYBajas(
  db: Queryable,
  periodo: EntradaDe<typeof traerAltasYBajas>,
  hoy: Fecha,
): Promise<FilaDe<typeof traerAltasYBajas>[]> {
  const [desde, hasta] = monthsOf(periodo, hoy)
  const rows = await db.query<{ n: number; clave: Cambio; valor: number }>(
    `WITH paso AS MATERIALIZED (${MOVED})
     SELECT n, clave, cantidad AS valor FROM paso WHERE ${inEither('n')}
     UNION ALL
     SELECT s.n, 'padron', coalesce(sum(CASE WHEN clave IN ('alta', 'reingreso') THEN cantidad ELSE -cantidad END), 0)::int
     FROM generate_series($1::int - 12, $2::int) AS s (n) LEFT JOIN paso ON paso.n <= s.n GROUP BY s.n`,
    [desde, hasta],
  )
  return besideYearBefore(rows, { claves: CAMBIOS, vacio: 0, desde, hasta }).map(
    ({ n, clave, valor, anterior }) => ({
      ...monthAt(n),
      cambio: clave,
      nombre: CAMBIO[clave],
      cantidad: valor,
      anterior,
    }),
  )
}

const EDAD = (dia: string): string => `extract(year FROM age(${dia}::date, m.fecha_nacimiento))::int`

/** SQL: the first age of the band of a member on a day; null where his birth is not known. */
const banda = (dia: string): string =>
  `CASE WHEN m.fecha_nacimiento IS NOT NULL THEN least(
     greatest(${EDAD(dia)} / ${ANIOS_DE_BANDA} * ${ANIOS_DE_BANDA}, ${BANDA_MINIMA - ANIOS_DE_BANDA}), ${BANDA_MAXIMA}) END`

interface Banda {
  banda: number | null
  sexo: number | null
  cantidad: number
}

/** Those on the register on a day, counted by day of birth first: an age takes longer than its comparison. */
const countBands = (db: Queryable, dia: Fecha): Promise<Banda[]> =>
  db.query<Banda>(
    `WITH nacido AS MATERIALIZED (
       SELECT fecha_nacimiento, sexo, count(*) AS cantidad FROM matriculado
       WHERE id IN (${onRegister('$1::date')}) GROUP BY 1, 2
     )
     SELECT (${banda('$1')})::int AS banda, m.sexo, sum(m.cantidad)::int AS cantidad FROM nacido m GROUP BY 1, 2`,
    [dia],
  )

/**
 * Those on the register by age and sex, the youngest first and unknown births last. Between the first and the last band
 * of anybody each is told, with both sexes, though nobody be in it.
 */
export async function readPiramideDeEdades(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerPiramideDeEdades>[]> {
  const [ahora, antes] = daysOf(fecha, hoy)
  const [now, before] = await Promise.all([countBands(db, ahora), countBands(db, antes)])
  const both = [...now, ...before]
  const known = both.flatMap((row) => row.banda ?? [])
  const [first, last] = [Math.min(...known), Math.max(...known)]
  const bands: (number | null)[] =
    known.length === 0
      ? []
      : Array.from({ length: (last - first) / ANIOS_DE_BANDA + 1 }, (_, at) => first + at * ANIOS_DE_BANDA)
  if (both.some((row) => row.banda === null)) bands.push(null)
  const sexos = both.some(({ sexo }) => sexo === null) ? [1, 2, null] : [1, 2]
  const of = (rows: typeof now, band: number | null, sexo: number | null): number =>
    rows.find((row) => row.banda === band && row.sexo === sexo)?.cantidad ?? 0
  return bands.flatMap((band) =>
    sexos.map((sexo) => ({
      desde: band === null || band < BANDA_MINIMA ? null : band,
      hasta: band === null || band === BANDA_MAXIMA ? null : band + ANIOS_DE_BANDA - 1,
      sexo,
      cantidad: of(now, band, sexo),
      anterior: of(before, band, sexo),
    })),
  )
}
