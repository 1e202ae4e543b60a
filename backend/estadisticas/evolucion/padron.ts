import type { traerAltasYBajas, traerPiramideDeEdades } from '@/contract/evolucion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { besideYearBefore, daysOf, inEither, monthsOf } from '@/backend/estadisticas/evolucion/periodo'
import { ANIOS_DE_BANDA, BANDA_MAXIMA, BANDA_MINIMA, CAMBIO, CAMBIOS, type Cambio } from '@/domain/evolucion'
import { addDays, addMonths, type Fecha, monthAt } from '@/domain/fechas'

/** SQL: the states of who is not on the register: dado de baja, annulled, dead. */
const FUERA = '6, 7, 8'

/** SQL: who was on the register on a day, by the period of that day (decision 23). */
export const onRegister = (dia: string): string =>
  `SELECT matriculado_id FROM periodo_matricula
   WHERE fecha_desde <= ${dia} AND (fecha_hasta IS NULL OR fecha_hasta > ${dia}) AND tipo_matricula_id NOT IN (${FUERA})`

const MES = '(extract(year FROM fecha_desde) * 12 + extract(month FROM fecha_desde) - 1)::int'

/**
 * SQL: how many came and left in each month, by what happened; a period that ended on its first day never was. They are
 * counted by their days first, of which there are few; the window goes the way of the index.
 */
const MOVED = `
  SELECT ${MES} AS n, sum(cantidad)::int AS cantidad, CASE
    WHEN tipo = 6 THEN 'baja' WHEN tipo = 7 THEN 'anulada' WHEN tipo = 8 THEN 'fallecido'
    WHEN primera THEN 'alta' ELSE 'reingreso' END AS clave
  FROM (
    SELECT fecha_desde, CASE WHEN tipo_matricula_id IN (${FUERA}) THEN tipo_matricula_id END AS tipo, antes IS NULL AS primera,
      count(*) AS cantidad
    FROM (
      SELECT fecha_desde, tipo_matricula_id, lead(tipo_matricula_id) OVER previous AS antes FROM periodo_matricula
      WHERE fecha_hasta IS DISTINCT FROM fecha_desde
      WINDOW previous AS (PARTITION BY matriculado_id ORDER BY fecha_desde DESC, id DESC)
    ) p
    WHERE (tipo_matricula_id IN (${FUERA})) <> coalesce(antes IN (${FUERA}), true) GROUP BY 1, 2, 3
  ) d GROUP BY 1, 3`

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

interface Banda {
  banda: number | null
  sexo: number | null
  cantidad: number
}

/** The first ages of the bands, the oldest first; whoever is younger than all is of the band before the last one. */
const BANDAS = Array.from(
  { length: (BANDA_MAXIMA - BANDA_MINIMA) / ANIOS_DE_BANDA + 1 },
  (_, at) => BANDA_MAXIMA - at * ANIOS_DE_BANDA,
)
/** On a day, the first births that are too late for each of `BANDAS`. */
const bornAfter = (dia: Fecha): Fecha[] => BANDAS.map((edad) => addDays(addMonths(dia, -12 * edad), 1))

/** SQL: the period is that of the day. */
const ofDay = (dia: string): string =>
  `p.fecha_desde <= ${dia} AND (p.fecha_hasta IS NULL OR p.fecha_hasta > ${dia})`

/** Those on the register on two days, the later one first; everybody is looked at once. */
async function countBands(
  db: Queryable,
  [ahora, antes]: readonly [Fecha, Fecha],
): Promise<[Banda[], Banda[]]> {
  const rows = await db.query<
    Record<'ahora' | 'antes' | 'enAhora' | 'enAntes', number | null> & { sexo: number | null }
  >(
    `SELECT width_bucket(m.fecha_nacimiento, $3::date[]) AS "enAhora", width_bucket(m.fecha_nacimiento, $4::date[]) AS "enAntes",
       m.sexo, (count(*) FILTER (WHERE ${ofDay('$1::date')}))::int AS ahora, (count(*) FILTER (WHERE ${ofDay('$2::date')}))::int AS antes
     FROM periodo_matricula p JOIN matriculado m ON m.id = p.matriculado_id
     WHERE p.fecha_desde <= $1 AND (p.fecha_hasta IS NULL OR p.fecha_hasta > $2) AND p.tipo_matricula_id NOT IN (${FUERA})
     GROUP BY 1, 2, 3`,
    [ahora, antes, bornAfter(ahora), bornAfter(antes)],
  )
  const on = (cuando: 'ahora' | 'antes', en: 'enAhora' | 'enAntes'): Banda[] =>
    rows.flatMap((row) => {
      const [cantidad, tarde] = [row[cuando] ?? 0, row[en]]
      return cantidad === 0
        ? []
        : { banda: tarde === null ? null : BANDA_MAXIMA - tarde * ANIOS_DE_BANDA, sexo: row.sexo, cantidad }
    })
  return [on('ahora', 'enAhora'), on('antes', 'enAntes')]
}

/**
 * Those on the register by age and sex, the youngest first and unknown births last. Between the first and the last band
 * of anybody each is told, with both sexes, though nobody be in it.
 */
export async function readPiramideDeEdades(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerPiramideDeEdades>[]> {
  const [now, before] = await countBands(db, daysOf(fecha, hoy))
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
    rows.reduce((sum, row) => sum + (row.banda === band && row.sexo === sexo ? row.cantidad : 0), 0)
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
