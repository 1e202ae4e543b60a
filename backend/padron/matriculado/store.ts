import { readNumber } from '@/backend/nucleo/number'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { contar, traerLote, traerTodos } from '@/contract/matriculado'
import { searchWords } from '@/domain/plegar'
import { onlyDigits } from '@/domain/texto'
import type { Db, Queryable } from '@/backend/db/conexion'
import { tramoOf } from '@/backend/nucleo/lista'
import { type Pagina, POR_PAGINA } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { type Claves, clavesDeNombre, numbered } from '@/backend/nucleo/orden'
import { type VentanaAnclada, windowByName } from '@/backend/padron/matriculado/anclas'
import { clavesFor, type Columna, joinFor, valoresOf } from '@/backend/padron/matriculado/columnas'
import { ORDEN_MATRICULADOS } from '@/domain/orden'

const TRIGRAM = 3
const INICIAL = ORDEN_MATRICULADOS.inicial

type Filtros = EntradaDe<typeof traerTodos>
type Entrada = Filtros | EntradaDe<typeof traerLote>
type Fila = FilaDe<typeof traerTodos>

/** One page by surname, name and id in Spanish order, or in another. A page past the end is empty and keeps the total. */
export async function listMatriculados(db: Db, pedido: Filtros): Promise<Pagina<Fila>> {
  const where = conditionOf(pedido)
  if (where === null) return { filas: [], total: 0 }
  const searched = where !== EVERYBODY
  const claves = { ...clavesFor(searched), ...surnameFor(pedido) }
  // Those who are looked for by their names are counted meanwhile; otherwise a page is read from the nearer end.
  if (searched && (pedido.orden ?? INICIAL) === INICIAL) {
    if (pedido.sinTotal) return withoutTotal(pedido, await readFound(db, pedido, where, claves))
    const [total, filas] = await Promise.all([countRows(db, where), readTramo(db, pedido, where, { claves })])
    return { filas, total }
  }
  const total = searched ? await countRows(db, where) : await readTotal(db)
  const byName = !searched && (pedido.orden ?? INICIAL) === INICIAL
  const ventana = byName
    ? await windowByName(db, ((pedido.pagina ?? 1) - 1) * POR_PAGINA, POR_PAGINA, total)
    : undefined
  return { filas: await readTramo(db, pedido, where, { claves, total, ventana }), total }
}

/** How many members the filters find. */
export async function countMatriculados(
  db: Db,
  filtros: EntradaDe<typeof contar>,
): Promise<{ total: number }> {
  const where = conditionOf(filtros)
  if (where === null) return { total: 0 }
  return { total: where === EVERYBODY ? await readTotal(db) : await countRows(db, where) }
}

/** So many of the first members by name are looked at before all hits are gathered, in a register so many times larger. */
const [PASEO, GRANDE] = [8_000, 12]

/**
 * A page of those found, by name. In a large register a frequent name fills it among the first members, and all its hits
 * need not be found to be put in order.
 */
async function readFound(
  db: Db,
  pedido: Filtros,
  where: Condicion,
  claves: Claves<Columna>,
): Promise<Fila[]> {
  if ((await readTotal(db)) > PASEO * GRANDE) {
    const filas = await readTramo(db, pedido, where, { claves: clavesFor(true), entre: PASEO })
    if (filas.length === POR_PAGINA) return filas
  }
  return readTramo(db, pedido, where, { claves })
}

/** The last page tells how many there are. */
function withoutTotal({ pagina = 1 }: Filtros, filas: Fila[]): Pagina<Fila> {
  const last = filas.length < POR_PAGINA && (filas.length > 0 || pagina === 1)
  return { filas, ...(last && { total: (pagina - 1) * POR_PAGINA + filas.length }) }
}

/** How many there are in all, without counting them: what the database notes of each that comes or goes (decision 138). */
async function readTotal(db: Db): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT coalesce(sum(cantidad), 0)::int AS total FROM matriculado_cambio',
  )
  return row?.total ?? 0
}

/**
 * What a search orders by first. For names that the trigram index finds, the planner must not walk the order's index
 * instead: people of one surname stand together in it.
 */
function surnameFor({ nombre }: Filtros): Partial<Claves<Columna>> {
  if (!searchWords(nombre ?? '').some((word) => word.length >= TRIGRAM)) return {}
  const [, ...rest] = clavesDeNombre()
  return { apellidoNombre: [{ sql: "m.apellido || ''", tipo: 'text' }, ...rest] }
}

/** What a row `m` of the register must be, in SQL; the values stand at its places from $1 on. */
interface Condicion {
  sql: string
  values: readonly unknown[]
}

const EVERYBODY: Condicion = { sql: 'true', values: [] }

/** Null means nobody. Folded words hold only letters and digits, so LIKE needs no escape. */
function conditionOf({
  nombre,
  dni,
  matricula,
  cuitCuil,
}: Pick<Filtros, 'nombre' | 'dni' | 'matricula' | 'cuitCuil'>): Condicion | null {
  const words = searchWords(nombre ?? '')
  const numbers = [readNumber(dni), readNumber(matricula)]
  const cuit = cuitCuil?.trim() ? onlyDigits(cuitCuil) : undefined
  if ((nombre?.trim() && words.length === 0) || numbers.includes(null)) return null
  if (cuit !== undefined && !/^[\d\s.-]{11,}$/.test(cuitCuil ?? '')) return null
  const [wantedDni, wantedMatricula] = numbers
  const wanted = [
    ...words.map((word) => ['m.busqueda LIKE', `%${word}%`] as const),
    ['m.dni =', wantedDni] as const,
    ['m.matricula =', wantedMatricula] as const,
    ['m.cuit_cuil =', cuit] as const,
  ].filter(([, value]) => value !== undefined)
  if (wanted.length === 0) return EVERYBODY
  return {
    sql: wanted.map(([what], place) => `${what} $${place + 1}`).join(' AND '),
    values: wanted.map(([, value]) => value),
  }
}

async function countRows(db: Db, where: Condicion): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM matriculado m WHERE ${where.sql}`,
    where.values,
  )
  return row?.total ?? 0
}

const FILA = `m.id, ${nombreDeMatriculado('m')} AS "apellidoNombre", m.dni, m.matricula`

/** All that the filters find, in no order. */
export async function listIds(db: Queryable, filtros: Filtros): Promise<number[]> {
  const where = conditionOf(filtros)
  if (where === null) return []
  const rows = await db.query<{ id: number }>(
    `SELECT m.id FROM matriculado m WHERE ${where.sql}`,
    where.values,
  )
  return rows.map(({ id }) => id)
}

/** The members after the place of the last one got, in an order and with the list's filters. */
export async function listLote(db: Db, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> {
  const where = conditionOf(pedido)
  const claves = clavesFor(pedido.orden !== undefined)
  return where === null ? [] : readTramo(db, pedido, where, { claves })
}

/** What is null is left out: a column without a value and one that nobody asked for read the same. */
async function withoutNulls(campos: Filtros['campos'], reading: Promise<Fila[]>): Promise<Fila[]> {
  const rows = await reading
  if (!campos?.length) return rows
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Fila,
  )
}

interface Como {
  claves: Claves<Columna>
  total?: number
  ventana?: VentanaAnclada | undefined
  /** Only so many of the first by name are looked at. */
  entre?: number
}

/** Of a page the ids come from the index alone, and only their rows are fetched. */
async function readTramo(db: Db, pedido: Entrada, where: Condicion, como: Como): Promise<Fila[]> {
  const { claves, total, ventana, entre } = como
  const values = [...where.values]
  const add = (value: unknown): string => `$${values.push(value)}`
  const orden = { listado: { declaracion: { orden: ORDEN_MATRICULADOS } }, claves, id: 'm.id' }
  const tramo = tramoOf(orden, { ...pedido, total, ventana }, add)
  const { lugar } = tramo
  const desde = ventana?.desde === undefined ? [] : [`m.apellido >= ${add(ventana.desde)}`]
  const hasta = ventana?.hasta === undefined ? [] : [`m.apellido < ${add(ventana.hasta)}`]
  const quienes =
    entre === undefined
      ? 'matriculado'
      : `(SELECT * FROM matriculado ORDER BY apellido, nombre, id LIMIT ${entre})`
  const from = `FROM ${quienes} m ${joinFor(pedido.orden ?? INICIAL)}
    WHERE ${[where.sql, ...desde, ...hasta, ...tramo.despues].join(' AND ')} ORDER BY ${tramo.orden} ${tramo.limite}`
  const fila = `SELECT ${FILA}${valoresOf(pedido.campos)}`
  const sql = lugar
    ? `${fila}${lugar} ${from}`
    : `${fila} FROM (${numbered(`SELECT m.id ${from}`)}) d JOIN matriculado m ON m.id = d.id ORDER BY d.${tramo.puesto}`
  return withoutNulls(pedido.campos, db.query<Fila>(sql, values))
}
