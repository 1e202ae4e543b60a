import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { hallazgosDeMudanza } from '@/contract/listas/hallazgos-de-mudanza'
import type { traerHallazgos, traerLoteDeHallazgos } from '@/contract/mudanza'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'

type Fila = FilaDe<typeof traerHallazgos>
type Filtros = FiltrosDe<typeof hallazgosDeMudanza.declaracion>

const ORDEN = {
  ...{ listado: hallazgosDeMudanza, id: 'h.id' },
  claves: { clase: [{ sql: 'h.clase', tipo: 'text' }] },
} as const

const DONDE: Donde<Filtros> = {
  clase: (clase, add) => [`h.clase = ${add(clase)}`],
  nombre: (nombre, add) => searchMatriculado(nombre, add),
}

/** The finding says how the name was read: one that is another by now was corrected. */
const COLUMNAS = `h.id, h.clase, left(h.texto, 5000) AS texto, h.matriculado_id AS "matriculadoID", m.matricula,
  ${nombreDeMatriculado('m')} AS "apellidoNombre",
  CASE WHEN h.clase = 'apellido' THEN m.apellido END AS apellido, CASE WHEN h.clase = 'apellido' THEN m.nombre END AS nombre,
  h.clase = 'apellido' AND EXISTS (SELECT FROM mudanza_respuesta r
    WHERE r.matriculado_id = h.matriculado_id AND r.que = 'apellido') AS confirmado,
  coalesce(h.clase = 'apellido' AND position('«' || ${nombreDeMatriculado('m')} || '»' IN h.texto) = 0, false) AS corregido`
const DE = 'FROM mudanza_hallazgo h LEFT JOIN matriculado m ON m.id = h.matriculado_id'

function queryOf(filtros: Filtros) {
  const { params, add } = parameters()
  return { params, add, donde: ['true', ...conditionsOf(DONDE, filtros, add)].join(' AND ') }
}

export async function listHallazgos(
  db: Queryable,
  pedido: EntradaDe<typeof traerHallazgos>,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido)
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} WHERE ${donde}`, [
    ...params,
  ])
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<Fila>(
    `SELECT ${COLUMNAS} ${DE} WHERE ${donde} ORDER BY ${orden} ${limite}`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

export async function listLoteDeHallazgos(
  db: Queryable,
  pedido: EntradaDe<typeof traerLoteDeHallazgos>,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<Fila>(
    `SELECT ${COLUMNAS}${lugar} ${DE} WHERE ${[donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
  return { filas }
}
