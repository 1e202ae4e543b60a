import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { vencimientos } from '@/contract/listas/vencimientos'
import type { traerLote, traerTodos } from '@/contract/vencimiento'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { clavesDeNombre } from '@/backend/nucleo/orden'
import { nombreCorrido, nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { FALLECIDO } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { DIAS_POR_VENCER } from '@/domain/plazo'

type Fila = FilaDe<typeof traerTodos>
export type FiltrosVencimientos = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/**
 * SQL: all that expires of the members' records, each once. A specialty's last day is that of its last record; what was
 * replaced or deleted expires no more. An id has its table in its last bit.
 */
const VENCE = `
  SELECT em.id::bigint * 2 AS id, 'especialidad' AS clase, em.matriculado_id, e.nombre AS que, em.fecha_caducidad AS vence
  FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
  WHERE em.eliminado_en IS NULL AND NOT em.sin_reval AND em.fecha_caducidad IS NOT NULL
    AND NOT EXISTS (SELECT FROM especialidad_matriculado r WHERE r.revalida_id = em.id AND r.eliminado_en IS NULL)
  UNION ALL
  SELECT a.id::bigint * 2 + 1, a.tipo, a.matriculado_id, a.nombre, a.vence
  FROM adjunto a WHERE a.vence IS NOT NULL AND a.reemplazado_por IS NULL AND a.eliminado_en IS NULL`

/** Today, always the first parameter. */
const HOY = '$1::date'
const ORDEN = {
  ...{ listado: vencimientos, id: 'v.id' },
  claves: {
    // What comes before what has expired, the nearest to today first.
    plazo: [
      { sql: `(v.vence < ${HOY})`, tipo: 'boolean' },
      { sql: `abs(v.vence - ${HOY})`, tipo: 'integer' },
    ],
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
    que: [{ sql: 'v.que COLLATE es_ar', tipo: 'text', nula: true }],
    vence: [{ sql: 'v.vence', tipo: 'date' }],
  },
} as const

const DONDE: Donde<Omit<FiltrosVencimientos, 'dias'>> = {
  clase: (clase, add) => [`v.clase = ${add(clase)}`],
  lado: (lado) => [`v.vence ${lado === 'porVencer' ? '>=' : '<'} ${HOY}`],
  nombre: (nombre, add) => searchMatriculado(nombre, add),
}

const DE = `FROM (${VENCE}) v JOIN matriculado m ON m.id = v.matriculado_id`

/** Nobody is written to or looked after once dead. */
function queryOf({ dias = DIAS_POR_VENCER, ...filtros }: FiltrosVencimientos, hoy: Fecha) {
  const { params, add } = parameters(hoy)
  const conditions = [
    `v.vence <= ${HOY} + ${add(dias)}::int`,
    `m.tipo_matricula_id <> ${FALLECIDO}`,
    ...conditionsOf(DONDE, filtros, add),
  ]
  return { params, add, donde: conditions.join(' AND ') }
}

const COLUMNAS = `v.id::float8 AS id, v.clase, v.que, v.vence, m.id AS "matriculadoID", m.matricula,
  ${nombreDeMatriculado('m')} AS "apellidoNombre"`

export async function listVencimientos(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido, hoy)
  const counted = [...params]
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  // Most of the work is to find what was not revalidated, which is done once for the page and its total.
  const found = await db.query<Fila & { total: number }>(
    `SELECT ${COLUMNAS}, count(*) OVER ()::int AS total ${DE} WHERE ${donde} ORDER BY ${orden} ${limite}`,
    params,
  )
  const filas = found.map(({ total: _total, ...fila }) => fila)
  return { filas, total: found[0]?.total ?? (await countVencimientos(db, donde, counted)) }
}

async function countVencimientos(db: Queryable, donde: string, params: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total ${DE} WHERE ${donde}`,
    params,
  )
  return row?.total ?? 0
}

/** How many expire within so many days of today, today included; what has expired is not among them. */
export function countPorVencer(db: Queryable, dias: number, hoy: Fecha): Promise<number> {
  const { params, donde } = queryOf({ dias, lado: 'porVencer' }, hoy)
  return countVencimientos(db, donde, params)
}

export function listLoteDeVencimientos(
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
  hoy: Fecha,
): Promise<Fila[]> {
  const { params, add, donde } = queryOf(pedido, hoy)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  return db.query<Fila>(
    `SELECT ${COLUMNAS}${lugar} ${DE} WHERE ${[donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}

export interface Alcanzado extends Pick<Fila, 'clase' | 'que' | 'vence' | 'matriculadoID'> {
  nombre: string
  email: string | null
  telefono: string | null
}

/** What the filters find of these members, by member. */
export function readVencimientosDe(
  db: Queryable,
  { ids, ...filtros }: FiltrosVencimientos & { ids: readonly number[] },
  hoy: Fecha,
): Promise<Alcanzado[]> {
  const { params, add, donde } = queryOf(filtros, hoy)
  return db.query<Alcanzado>(
    `SELECT v.clase, v.que, v.vence, m.id AS "matriculadoID", ${nombreCorrido('m')} AS nombre,
       m.email, m.telefono
     ${DE} WHERE ${donde} AND m.id = ANY(${add(ids)}::int[]) ORDER BY m.apellido, m.nombre, m.id, v.vence, v.id`,
    params,
  )
}
