import type { traerDatos, traerTodas } from '@/contract/refeps'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { addDays, type Fecha } from '@/domain/fechas'
import type { ColumnaDeExtracto, ColumnasDeExtracto } from '@/domain/refeps/columnas'
import { DIAS_SIN_COMPARAR, type EstadoDeComparacion } from '@/domain/refeps/clases'
import type { Origen } from '@/domain/refeps/origen'

/** SQL: the live job of a comparison `c`, as `j`. */
const CON_TRABAJO = `LEFT JOIN LATERAL (SELECT t.id FROM tarea t
  WHERE t.estado = 'pendiente' AND t.tipo IN ('comparacion', 'fallecidos') AND t.clave = c.id::text LIMIT 1) j ON true`
const ESTADO = `CASE WHEN j.id IS NULL THEN c.estado ELSE 'comparando' END`

const DICHA = `c.id, c.nombre, c.dia, ${ESTADO} AS estado, ${nombreDeUsuario('u')} AS usuario, c.creada_en AS creada,
  c.comparada_en AS comparada, c.filas, c.motivo, n.diferencias, n.pendientes`
const DE_COMPARACION = `FROM comparacion c ${CON_TRABAJO} LEFT JOIN usuario u ON u.id = c.usuario_id
  CROSS JOIN LATERAL (SELECT count(*)::int AS diferencias, count(*) FILTER (WHERE f.resuelta IS NULL AND f.clase <> 'yaAsentado')::int AS pendientes,
    count(*) FILTER (WHERE f.resuelta = 'avisar')::int AS avisar FROM comparacion_fila f WHERE f.comparacion_id = c.id) n`

/** The newest first. */
export async function listComparaciones(
  db: Queryable,
  origen: Origen,
  { pagina = 1 }: EntradaDe<typeof traerTodas>,
): Promise<Pagina<FilaDe<typeof traerTodas>>> {
  const [filas, [all]] = await Promise.all([
    db.query<FilaDe<typeof traerTodas>>(
      `SELECT ${DICHA} ${DE_COMPARACION} WHERE c.origen = $3 ORDER BY c.id DESC LIMIT $1 OFFSET $2`,
      [POR_PAGINA, (pagina - 1) * POR_PAGINA, origen],
    ),
    db.query<{ total: number }>('SELECT count(*)::int AS total FROM comparacion WHERE origen = $1', [origen]),
  ])
  return { filas, total: all?.total ?? 0 }
}

type Datos = FilaDe<typeof traerDatos>

/**
 * One with its rows by class, the dangerous first, as its own call answers it: classes and columns are those of its origin.
 * Throws `Rechazo` for one that does not exist.
 */
export async function readDatos<D>(db: Queryable, origen: Origen, id: number): Promise<D> {
  const [row] = await db.query<
    Omit<Datos, 'clases' | 'columnas' | 'muestra'> & {
      columnas: ColumnasDeExtracto
      muestra: ColumnaDeExtracto[]
    }
  >(
    `SELECT ${DICHA}, n.avisar, c.sin_estado AS "sinEstado", c.personas, c.conocidas, c.dejadas, c.columnas, c.muestra,
       j.id AS "tareaID" ${DE_COMPARACION} WHERE c.id = $1 AND c.origen = $2`,
    [id, origen],
  )
  if (!row) throw noEncontrado()
  const clases = await db.query<{ clase: string; cantidad: number; pendientes: number }>(
    `SELECT clase, count(*)::int AS cantidad, count(*) FILTER (WHERE resuelta IS NULL)::int AS pendientes
     FROM comparacion_fila WHERE comparacion_id = $1 GROUP BY clase ORDER BY min(lugar)`,
    [id],
  )
  return { ...row, clases, columnas: listColumnas(row.columnas) } as D
}

const listColumnas = (columnas: ColumnasDeExtracto) =>
  (Object.entries(columnas) as [keyof ColumnasDeExtracto, number][]).map(([campo, columna]) => ({
    ...{ campo, columna },
  }))

export interface Comparacion {
  id: number
  huella: string
  nombre: string
  estado: EstadoDeComparacion
  hoja: number
  encabezado: number
  columnas: ColumnasDeExtracto
  titulos: string
  muestra: ColumnaDeExtracto[]
  lineas: number
}

/** Locks it until the transaction ends. Throws `Rechazo` for one that does not exist, and while it is being compared. */
export async function holdComparacion(tx: Tx, origen: Origen, id: number): Promise<Comparacion> {
  await tx.query('SELECT FROM comparacion WHERE id = $1 FOR UPDATE', [id])
  // Only a second statement sees the job of whoever was waited for.
  const found = await findComparacion(tx, origen, id)
  if (!found) throw noEncontrado()
  if (found.estado === 'comparando') throw new Rechazo('Se está comparando: espere a que termine.')
  return found
}

export async function findComparacion(
  db: Queryable,
  origen: Origen,
  id: number,
): Promise<Comparacion | undefined> {
  const [row] = await db.query<Comparacion>(
    `SELECT c.id, c.huella, c.nombre, ${ESTADO} AS estado, c.hoja, c.encabezado, c.columnas, c.titulos, c.muestra, c.lineas
     FROM comparacion c ${CON_TRABAJO} WHERE c.id = $1 AND c.origen = $2`,
    [id, origen],
  )
  return row
}

/** Whether the last comparison is too old; where there never was one, nobody is told to make it. */
export async function isOverdue(db: Queryable, hoy: Fecha): Promise<boolean> {
  const [last] = await db.query<{ dia: Fecha }>(
    `SELECT dia FROM comparacion WHERE origen = 'refeps' AND estado = 'lista' ORDER BY comparada_en DESC LIMIT 1`,
  )
  return last !== undefined && last.dia < addDays(hoy, -DIAS_SIN_COMPARAR)
}
