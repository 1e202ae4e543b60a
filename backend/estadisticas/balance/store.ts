import type { traerBalanceDevengado, traerBalancePercibido, traerCobranzas } from '@/contract/estadisticas'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { refuse } from '@/backend/nucleo/rechazo'
import { movedMoney } from '@/backend/estadisticas/balance/percibido'
import { ledgerOf } from '@/backend/estadisticas/evolucion/libro'
import { INGRESO } from '@/domain/medio-de-ingreso'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'
import { daysBetween } from '@/domain/fechas'

const sum = (donde: string): string => `coalesce(sum(monto) FILTER (WHERE ${donde}), 0)::bigint`

/** SQL: a sum of the rows beside a month, zero for a month without any. */
const beside = (clave: string): string => `coalesce(b."${clave}", 0)::bigint AS "${clave}"`
/** SQL: every month of a year, beside the sums `b` of those that have any. */
const eachMonth = (sumas: string): string =>
  `FROM generate_series(1, 12) AS s (mes) LEFT JOIN (${sumas}) b ON b.mes = s.mes ORDER BY s.mes`

/**
 * What was charged for each month of a year, as it stands: less what was annulled or lowered. What moved into a plan
 * leaves its month, and the plan's instalments are of the months they fall in (decision 168).
 */
export const readDevengado = (db: Queryable, anio: number): Promise<FilaDe<typeof traerBalanceDevengado>[]> =>
  db.query<FilaDe<typeof traerBalanceDevengado>>(
    `SELECT s.mes, ${beside('matriculas')}, ${beside('conceptos')}, ${beside('planes')}, ${beside('total')}
     ${eachMonth(
       `SELECT mes, ${sum(`tipo = ${TIPO_MATRICULA}`)} AS matriculas, ${sum(`tipo = ${TIPO_CONCEPTO}`)} AS conceptos,
          ${sum(`tipo = ${TIPO_PLAN}`)} - ${sum('en_plan_id IS NOT NULL')} AS planes,
          ${sum('en_plan_id IS NULL')} AS total
        FROM cargo WHERE anio = $1 AND anulado_en IS NULL GROUP BY mes`,
     )}`,
    [anio],
  )

const came = (claves: string): string => sum(`clave ${claves}`)
const { efectivo, enLinea, devuelto, anterior } = INGRESO

/**
 * What came in on the days of each month of a year, by its means, and what was given back on them: off the ledger's sums
 * by day, where receipt by receipt a year of them would be read. The year is asked as a number: by the first and last day
 * the planner would look for what is newer than the sums in a whole year of the ledger.
 */
export const readPercibido = (db: Queryable, anio: number): Promise<FilaDe<typeof traerBalancePercibido>[]> =>
  db.query<FilaDe<typeof traerBalancePercibido>>(
    `SELECT s.mes, ${beside('efectivo')}, ${beside('otros')}, ${beside('enLinea')}, ${beside('debito')}, ${beside('anterior')},
       ${beside('devuelto')}, ${beside('total')}
     ${eachMonth(
       `SELECT extract(month FROM fecha)::int AS mes, ${came(`= ${efectivo}`)} AS efectivo, ${came('< 0')} AS otros,
          ${came(`= ${enLinea}`)} AS "enLinea", ${came(`>= 0 AND clave NOT IN (${efectivo}, ${enLinea}, ${devuelto}, ${anterior})`)} AS debito,
          ${came(`= ${anterior}`)} AS anterior,
          -${came(`= ${devuelto}`)} AS devuelto, ${sum('true')} AS total
        FROM (${ledgerOf('ingreso')}) caja WHERE extract(year FROM fecha) = $1 GROUP BY 1`,
     )}`,
    [anio],
  )

/** The year of the last day on which something was charged or came in. */
export async function readUltimoAnio(db: Queryable): Promise<{ anio: number | null }> {
  const [row] = await db.query<{ anio: number | null }>(
    `SELECT extract(year FROM greatest(
       (SELECT max(fecha) FROM pago WHERE NOT deshecho), (SELECT fecha FROM movimiento ORDER BY id DESC LIMIT 1)))::int AS anio`,
  )
  return row ?? { anio: null }
}

const MAX_DIAS = 366

type Cobranza = FilaDe<typeof traerCobranzas>

/** Each receipt, as it was issued, that came in or was annulled within some days, in their order. Throws `Rechazo` for the days. */
export async function listCobranzas(
  db: Queryable,
  { desde, hasta }: EntradaDe<typeof traerCobranzas>,
): Promise<Cobranza[]> {
  if (hasta < desde) refuse('hasta', 'La fecha Hasta no puede ser anterior a la fecha Desde')
  if (daysBetween(desde, hasta) >= MAX_DIAS) refuse('hasta', 'Elija un período de hasta un año')
  return db.query<Cobranza>(
    `SELECT c.fecha, c.nro_recibo AS "nroRecibo", c.recibo_anterior AS "reciboAnterior", c.matriculado_id AS "matriculadoID", r.matricula,
       ${nombreDeMatriculado('r')} AS nombre, r.mp, c.monto, c.anulado
     FROM (${movedMoney('$1', '$2')}) c JOIN recibo r ON r.pago_id = c.id
     ORDER BY c.fecha, c.id, c.anulado`,
    [desde, hasta],
  )
}
