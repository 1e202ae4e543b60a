import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { bajar, traerDeMatriculado, traerLote, traerTodos } from '@/contract/poliza'
import type { Queryable } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDePoliza } from '@/domain/poliza'

type Fila = FilaDe<typeof traerTodos>

const COLUMNAS = `p.id, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre", m.dni,
  f.bytes::float8 AS bytes, p.huella, p.cargada_en AS cargada`
const DE = `FROM poliza p JOIN matriculado m ON m.id = p.matriculado_id JOIN archivo f ON f.huella = p.huella`

/** By name. */
export async function listPolizas(
  db: Queryable,
  { pagina = 1, mes, anio, nombre }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const params: unknown[] = [anio, mes]
  const add = (value: unknown): string => `$${params.push(value)}`
  const donde = ['p.anio = $1 AND p.mes = $2', ...searchMatriculado(nombre, add)].join(' AND ')
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM poliza p JOIN matriculado m ON m.id = p.matriculado_id WHERE ${donde}`,
    [...params],
  )
  const filas = await db.query<Fila>(
    `SELECT ${COLUMNAS} ${DE} WHERE ${donde}
     ORDER BY m.apellido, m.nombre, m.id LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

/** A member's, the last month first. */
export async function listPolizasDe(
  db: Queryable,
  { matriculadoID, pagina = 1 }: EntradaDe<typeof traerDeMatriculado>,
): Promise<Pagina<FilaDe<typeof traerDeMatriculado>>> {
  const [count] = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM poliza WHERE matriculado_id = $1',
    [matriculadoID],
  )
  const filas = await db.query<FilaDe<typeof traerDeMatriculado>>(
    `SELECT p.id, p.mes, p.anio, f.bytes::float8 AS bytes, p.huella, p.cargada_en AS cargada
     FROM poliza p JOIN archivo f ON f.huella = p.huella WHERE p.matriculado_id = $1
     ORDER BY p.anio DESC, p.mes DESC LIMIT ${POR_PAGINA} OFFSET $2`,
    [matriculadoID, (pagina - 1) * POR_PAGINA],
  )
  return { filas, total: count?.total ?? 0 }
}

/** By their ids, up to `cantidad` after `despuesDe`. */
export const listLoteDePolizas = (
  db: Queryable,
  { mes, anio, cantidad, despuesDe = 0 }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> =>
  db.query<Fila>(
    `SELECT ${COLUMNAS} ${DE} WHERE p.anio = $1 AND p.mes = $2 AND p.id > $3 ORDER BY p.id LIMIT $4`,
    [anio, mes, despuesDe, cantidad],
  )

/** Its content and the name that the federation gave it. Throws `noEncontrado`. */
export async function findPoliza(
  db: Queryable,
  { polizaID, matriculadoID }: EntradaDe<typeof bajar>,
): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string; anio: number; mes: number; matriculadoID: number }>(
    `SELECT huella, anio, mes, matriculado_id AS "matriculadoID" FROM poliza
     WHERE id = $1 AND ($2::int IS NULL OR matriculado_id = $2)`,
    [polizaID, matriculadoID ?? null],
  )
  if (!row) throw noEncontrado()
  return { huella: row.huella, nombre: nombreDePoliza(row) }
}
