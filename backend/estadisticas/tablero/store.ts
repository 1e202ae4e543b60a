import type { traerCuotasDelMes, traerImpagos } from '@/contract/estadisticas'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { coverLabel, type Cobertura, SIN_COBERTURA } from '@/domain/cobertura'
import type { Situacion } from '@/domain/estadisticas'
import { ESTADOS_CON_CUOTA, TIPO_MATRICULA } from '@/domain/estados'
import { type Fecha, partsOf } from '@/domain/fechas'

/** SQL: whether a charge that stands is owed, in the words of the month's index, which alone is read then. */
const DEBE = 'linea_id IS NULL AND en_plan_id IS NULL'

/**
 * SQL: the month of $1 and $2 of each member who has it, with what became of it: a charge of its own and what a short
 * collection left of it are one month, which is paid in part while some of it is owed.
 */
const MESES = `
  SELECT matriculado_id, min(id) AS id, sum(monto)::bigint AS monto, max(linea_id) AS linea_id,
    sum(monto) FILTER (WHERE ${DEBE})::bigint AS falta,
    CASE WHEN bool_or(linea_id IS NOT NULL) AND bool_or(${DEBE}) THEN 'enParte' WHEN bool_or(${DEBE}) THEN 'impagos'
      WHEN bool_or(en_plan_id IS NOT NULL) THEN 'enPlan' ELSE 'pagos' END AS situacion
  FROM cargo WHERE tipo = ${TIPO_MATRICULA} AND anio = $1 AND mes = $2 AND anulado_en IS NULL GROUP BY matriculado_id`

const sums = (situacion: Situacion, monto: string): string =>
  `count(*) FILTER (WHERE situacion = '${situacion}')::int AS "${situacion}",
   coalesce(sum(monto) FILTER (WHERE situacion = '${situacion}'), 0)::bigint AS "${monto}"`

/** What became of the months charged for the month of a day. */
export async function readImpagos(db: Queryable, fecha: Fecha): Promise<FilaDe<typeof traerImpagos>> {
  const { anio, mes } = partsOf(fecha)
  const [row] = await db.query<FilaDe<typeof traerImpagos>>(
    `SELECT ${sums('pagos', 'montoPagos')}, ${sums('impagos', 'montoImpagos')}, ${sums('enParte', 'montoEnParte')},
       ${sums('enPlan', 'montoEnPlan')}
     FROM (${MESES}) c`,
    [anio, mes],
  )
  if (!row) throw new Error('Sin respuesta de la base')
  return row
}

type Cuota = FilaDe<typeof traerCuotasDelMes>

/** A page of the months behind one of those figures, by name. */
export async function listCuotasDelMes(
  db: Queryable,
  { fecha, situacion, pagina = 1, nombre }: EntradaDe<typeof traerCuotasDelMes>,
): Promise<Pagina<Cuota>> {
  const { anio, mes } = partsOf(fecha)
  const params: unknown[] = [anio, mes]
  const add = (value: unknown): string => `$${params.push(value)}`
  const donde = [`c.situacion = ${add(situacion)}`, ...searchMatriculado(nombre, add)].join(' AND ')
  const de = `FROM (${MESES}) c JOIN matriculado m ON m.id = c.matriculado_id WHERE ${donde}`
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${de}`, [...params])
  const filas = await db.query<Cuota>(
    `SELECT q.id, q."matriculadoID", q.matricula, q.nombre, q.monto, q.falta, p.fecha FROM (
       SELECT c.id, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS nombre, c.monto,
         CASE WHEN c.situacion = 'enParte' THEN c.falta END AS falta, c.linea_id
       ${de} ORDER BY m.apellido, m.nombre, c.id LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}
     ) q LEFT JOIN linea l ON l.id = q.linea_id LEFT JOIN pago p ON p.id = l.pago_id`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

interface Porcion {
  id: number
  nombre: string
  cantidad: number
}

/** Members by registration type, of the types that somebody is in. */
export const countTipos = (db: Queryable): Promise<Porcion[]> =>
  db.query<Porcion>(
    `SELECT t.id, ${nombreDeTipo('t')} AS nombre, n.cantidad
     FROM (SELECT tipo_matricula_id AS id, count(*)::int AS cantidad FROM matriculado GROUP BY 1) n
     JOIN tipo_matricula t ON t.id = n.id ORDER BY t.id`,
  )

const COBERTURAS: readonly Cobertura[] = [
  SIN_COBERTURA,
  { ...SIN_COBERTURA, federacion: true },
  { ...SIN_COBERTURA, federacion: true, ampliacion: true },
  { ...SIN_COBERTURA, federacion: true, ampliacionExtendida: true },
]

/** Members of the types that practise or once did, by today's cover; a cover that nobody has is told as zero. */
export async function countCoberturas(db: Queryable, hoy: Fecha): Promise<Omit<Porcion, 'id'>[]> {
  const rows = await db.query<Cobertura & { cantidad: number }>(
    `SELECT ${CUBIERTO} AS federacion, ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS "ampliacionExtendida",
       count(*)::int AS cantidad
     FROM matriculado m ${joinSeguro('m.id', '$1')}
     WHERE m.tipo_matricula_id IN (${ESTADOS_CON_CUOTA.join(', ')}) GROUP BY 1, 2, 3`,
    [hoy],
  )
  return COBERTURAS.map(coverLabel).map((nombre) => ({
    nombre,
    cantidad: rows.reduce((sum, row) => sum + (coverLabel(row) === nombre ? row.cantidad : 0), 0),
  }))
}
