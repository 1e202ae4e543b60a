import type { contar, traerLote, traerTodos } from '@/contract/control-padron'
import { controlPadron } from '@/contract/listas/control-padron'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { numbered } from '@/backend/nucleo/orden'
import { HALLAZGOS } from '@/backend/padron/control/hallazgos'
import { CLAVES_DE_CONTROL } from '@/domain/control-padron'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Pick<EntradaDe<typeof traerTodos>, 'clase' | 'ver' | 'nombre'>

/** So many members of a finding are named, and so many of who had a missing number. */
const NOMBRADOS = 12

/** The first of its members, or the first of the numbers that are missing. */
const NUMERO = `CASE x.clase WHEN 'hueco' THEN x.datos[1]::int ELSE (SELECT a.matricula FROM matriculado a WHERE a.id = x.ancla) END`
const ORDEN = {
  ...{ listado: controlPadron, id: 'x.ancla::bigint * 8 + x.orden' },
  claves: {
    matricula: [{ sql: NUMERO, tipo: 'integer' }],
    clase: [
      { sql: 'x.orden', tipo: 'integer' },
      { sql: NUMERO, tipo: 'integer' },
    ],
  },
} as const

const DONDE: Donde<Omit<Filtros, 'ver'>> = {
  clase: (clase, add) => [`x.clase = ${add(clase)}`],
  nombre: (nombre, add) => {
    const quienes = ['m.id = ANY(x.ids)', ...searchMatriculado(nombre, add)].join(' AND ')
    return [`EXISTS (SELECT FROM matriculado m WHERE ${quienes})`]
  },
}

/** Those that nobody said anything to, unless others are asked for. */
const VER = { buenos: 'v.id IS NOT NULL', todos: 'true', '': 'v.id IS NULL' } as const

function queryOf({ ver, clase, nombre }: Filtros) {
  const { params, add } = parameters()
  const donde = [VER[ver ?? ''], ...conditionsOf(DONDE, { clase, nombre }, add)].join(' AND ')
  return { params, add, donde }
}

/** SQL: who had the missing numbers of a row `f`, and what became of him. */
const TUVIERON = `ARRAY(SELECT coalesce((a.datos #>> '{antes,matriculado.matricula}') || ': ' ||
    coalesce(${nombreDeMatriculado('o')} || ', hoy ' || o.matricula,
      (a.datos #>> '{antes,matriculado.datospersonales.apellido}') || ', ' ||
      (a.datos #>> '{antes,matriculado.datospersonales.nombre}') || ', eliminado'), '')
  FROM auditoria a LEFT JOIN matriculado o ON o.id = a.matriculado_id
  WHERE a.datos #> '{antes,matriculado.matricula}' IS NOT NULL
    AND a.datos #> '{antes,matriculado.matricula}' BETWEEN to_jsonb(f.datos[1]::int) AND to_jsonb(f.datos[2]::int)
  ORDER BY a.id DESC LIMIT ${NOMBRADOS})`

/** SQL: what is looked up for those alone that are shown. */
const COLUMNAS = `f.ancla::float8 * 8 + f.orden AS id, f.clase, f.huella, f.numero AS matricula, f.datos,
  cardinality(f.ids) AS cuantos,
  (SELECT coalesce(json_agg(json_build_object('matriculadoID', m.id, 'matricula', m.matricula,
      'apellidoNombre', ${nombreDeMatriculado('m')}) ORDER BY m.matricula), '[]')
    FROM matriculado m WHERE m.id = ANY(f.ids[1:${NOMBRADOS}])) AS miembros,
  CASE f.clase WHEN 'hueco' THEN ${TUVIERON} ELSE '{}' END AS tuvieron,
  CASE WHEN f.visto_id IS NOT NULL THEN json_build_object('vistoID', f.visto_id, 'motivo', f.motivo,
    'quien', (SELECT ${QUIEN} FROM (SELECT f.visto_por AS id) q LEFT JOIN usuario u ON u.id = q.id),
    'cuando', to_char(f.visto_en AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS visto`

const HALLADOS = `SELECT x.*, ${NUMERO} AS numero, v.id AS visto_id, v.motivo, v.visto_por, v.visto_en`

export async function listHallazgos(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido)
  const counted = [...params]
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const found = await db.query<Fila & { total: number }>(
    `SELECT ${COLUMNAS}, f.total FROM (${numbered(`${HALLADOS}, count(*) OVER ()::int AS total ${HALLAZGOS}
       WHERE ${donde} ORDER BY ${orden} ${limite}`)}) f ORDER BY f.puesto`,
    params,
  )
  const filas = found.map(({ total: _total, ...fila }) => fila)
  if (found[0] || (pedido.pagina ?? 1) === 1) return { filas, total: found[0]?.total ?? 0 }
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total ${HALLAZGOS} WHERE ${donde}`,
    counted,
  )
  return { filas, total: row?.total ?? 0 }
}

export function listLoteDeHallazgos(db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> {
  const { params, add, donde } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const wanted = [donde, ...despues].join(' AND ')
  return db.query<Fila>(
    `SELECT ${COLUMNAS}${lugar && ', f.lugar'} FROM (${numbered(`${HALLADOS}${lugar} ${HALLAZGOS}
       WHERE ${wanted} ORDER BY ${orden} ${limite}`)}) f ORDER BY f.puesto`,
    params,
  )
}

/** How many of each kind wait to be looked at, and how many somebody said are right. */
export async function countHallazgos(db: Queryable): Promise<FilaDe<typeof contar>> {
  const rows = await db.query<{ clase: string; esperan: number; buenos: number }>(
    `SELECT x.clase, (count(*) FILTER (WHERE v.id IS NULL))::int AS esperan, count(v.id)::int AS buenos
     ${HALLAZGOS} GROUP BY x.clase`,
  )
  const clases = CLAVES_DE_CONTROL.map((clase) => ({
    clase,
    cantidad: rows.find((row) => row.clase === clase)?.esperan ?? 0,
  }))
  return { clases, buenos: rows.reduce((sum, { buenos }) => sum + buenos, 0) }
}
