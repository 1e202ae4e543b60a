import type { traerCobrabilidad } from '@/contract/evolucion'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { FORMA } from '@/backend/nucleo/forma-de-debito'
import { monthOf } from '@/backend/estadisticas/evolucion/periodo'
import { type Centavos, CERO } from '@/domain/dinero'
import { nombreDeForma } from '@/domain/evolucion'
import { INGRESO } from '@/domain/medio-de-ingreso'
import { addMonths, endOfMonth, type Fecha, partsOf } from '@/domain/fechas'

interface Tasa {
  forma: number
  nombre: string | null
  cargado: Centavos
  cobrado: Centavos
}

/** SQL: the day a charge was paid, looked up: a join would read every receipt there ever was. */
const PAID_ON = `LEFT JOIN LATERAL (
  SELECT (SELECT p.fecha FROM pago p WHERE p.id = l.pago_id) AS fecha FROM linea l WHERE l.id = c.linea_id LIMIT 1
) p ON true`

/**
 * What was charged for a month, and the part of it that receipts paid (dated until `limite`), by the form at the month's end. Both
 * sides come in the order of the members, one by its index alone.
 */
function readTasas(db: Queryable, mes: Fecha, limite: Fecha | null): Promise<Tasa[]> {
  const { anio, mes: numero } = partsOf(mes)
  return db.query<Tasa>(
    `SELECT t.*, f.nombre FROM (
       SELECT coalesce(forma.forma, ${INGRESO.efectivo}) AS forma, sum(c.monto)::bigint AS cargado,
         coalesce(sum(c.monto) FILTER (WHERE ${limite === null ? 'c.linea_id IS NOT NULL' : 'p.fecha <= $4'}), 0)::bigint AS cobrado
       FROM cargo c LEFT JOIN (
         SELECT DISTINCT ON (d.matriculado_id) d.matriculado_id, ${FORMA} AS forma FROM da_listado d
         WHERE d.fecha_alta <= $3 AND (d.fecha_baja IS NULL OR d.fecha_baja > $3) ORDER BY d.matriculado_id, d.id DESC
       ) forma ON forma.matriculado_id = c.matriculado_id
       ${limite === null ? '' : PAID_ON}
       WHERE c.anio = $1 AND c.mes = $2 AND c.anulado_en IS NULL AND c.en_plan_id IS NULL
         AND c.importacion_id IS NULL GROUP BY 1
     ) t LEFT JOIN forma_pago f ON f.id = t.forma`,
    [anio, numero, endOfMonth(mes), ...(limite === null ? [] : [limite])],
  )
}

/**
 * What was charged here for the month of a day and what of it is collected today, by payment form, the largest first; beside
 * it the same month a year before, collected as far as it was a year ago.
 */
export async function readCobrabilidad(
  db: Queryable,
  fecha: Fecha,
  hoy: Fecha,
): Promise<FilaDe<typeof traerCobrabilidad>[]> {
  monthOf(fecha, hoy)
  const [ahora, antes] = await Promise.all([
    readTasas(db, fecha, null),
    readTasas(db, addMonths(fecha, -12), addMonths(hoy, -12)),
  ])
  const formas = [...new Set([...ahora, ...antes].map(({ forma }) => forma))]
  const of = (rows: readonly Tasa[], forma: number) => rows.find((row) => row.forma === forma)
  return formas
    .map((forma) => {
      const [now, before] = [of(ahora, forma), of(antes, forma)]
      return {
        forma,
        nombre: nombreDeForma(forma) ?? now?.nombre ?? before?.nombre ?? String(forma),
        cargado: now?.cargado ?? CERO,
        cobrado: now?.cobrado ?? CERO,
        cargadoAnterior: before?.cargado ?? CERO,
        cobradoAnterior: before?.cobrado ?? CERO,
      }
    })
    .toSorted((a, b) => Number(b.cargado - a.cargado) || a.forma - b.forma)
}
