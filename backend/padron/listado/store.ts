import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { listadoMatriculados, traerLote, traerOrden } from '@/contract/listado'
import type { Db, Queryable } from '@/backend/db/conexion'
import type { Pagina } from '@/backend/nucleo/manejador'
import { FILAS, orderOf } from '@/backend/padron/listado/columns'
import { beginQuery, conditionOf, type Filtros } from '@/backend/padron/listado/filters'
import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import {
  type Columna,
  COLUMNAS_INICIALES,
  FILAS_POR_PAGINA,
  ORDEN_INICIAL,
  TIPOS_INICIALES,
} from '@/domain/listado'

type Fila = FilaDe<typeof listadoMatriculados>

/** Without `tipos` the report's first ones; an empty list is every type. */
const withTipos = <F extends Filtros>(filtros: F): F => ({
  ...filtros,
  tipos: filtros.tipos ?? [...TIPOS_INICIALES],
})

/** A page and how many there are in all; without `pagina` every row. */
export async function listMatriculados(
  db: Db,
  { pagina, orden = ORDEN_INICIAL, campos, ...filtros }: EntradaDe<typeof listadoMatriculados>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const { params, add } = beginQuery(hoy)
  const where = conditionOf(withTipos(filtros), add)
  const counted = countRows(db, where, [...params])
  const order = orderOf(orden)
  const page =
    pagina === undefined ? '' : `LIMIT ${FILAS_POR_PAGINA} OFFSET ${add((pagina - 1) * FILAS_POR_PAGINA)}`
  const [total, found] = await Promise.all([
    counted,
    db.query<{ id: number }>(
      `SELECT m.id FROM matriculado m ${order.join} WHERE ${where} ORDER BY ${order.orden} ${page}`,
      params,
    ),
  ])
  const ids = found.map(({ id }) => id)
  return { filas: await readRows(db, ids, campos, hoy), total }
}

const countRows = async (db: Queryable, where: string, params: readonly unknown[]): Promise<number> => {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM matriculado m WHERE ${where}`,
    params,
  )
  return row?.total ?? 0
}

/** What a column that was not asked for is, too. */
type Leida = {
  [C in Columna]: (C extends 'deuda' ? Centavos : C extends 'dni' | 'matricula' ? number : string) | null
} & {
  id: number
}

async function readRows(
  db: Queryable,
  ids: readonly number[],
  campos: readonly Columna[] | undefined,
  hoy: Fecha,
): Promise<Fila[]> {
  const chosen = campos && campos.length > 0 ? campos : COLUMNAS_INICIALES
  const rows = await db.query<Leida>(FILAS, [hoy, ids, chosen])
  // What is null is left out: a column without a value and one that nobody asked for read the same.
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Fila,
  )
}

/** All ids in order, once; the rows are read by them, so that nobody who comes or goes meanwhile moves the others. */
export async function listOrden(
  db: Queryable,
  { orden = ORDEN_INICIAL, ...filtros }: EntradaDe<typeof traerOrden>,
  hoy: Fecha,
): Promise<FilaDe<typeof traerOrden>> {
  const { params, add } = beginQuery(hoy)
  const order = orderOf(orden)
  const [row] = await db.query<{ cantidad: number; ids: string }>(
    `SELECT count(*)::int AS cantidad, coalesce(string_agg(x.id::text, ',' ORDER BY x.lugar), '') AS ids
     FROM (SELECT m.id, row_number() OVER (ORDER BY ${order.orden}) AS lugar FROM matriculado m ${order.join}
       WHERE ${conditionOf(withTipos(filtros), add)}) x`,
    params,
  )
  return row ?? { cantidad: 0, ids: '' }
}

export const listLote = (
  db: Queryable,
  { ids, campos }: EntradaDe<typeof traerLote>,
  hoy: Fecha,
): Promise<Fila[]> => readRows(db, ids, campos, hoy)
