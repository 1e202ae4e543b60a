import { readNumber } from '@/backend/nucleo/number'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/matriculado'
import { searchWords } from '@/domain/plegar'
import { onlyDigits } from '@/domain/texto'
import type { Db, Queryable } from '@/backend/db/conexion'
import { ventanaOf, type Ventana } from '@/backend/db/window'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { numbered, puestoOf } from '@/backend/nucleo/orden'
import { clavesFor, joinFor, valoresOf } from '@/backend/padron/matriculado/columnas'
import { placeOf } from '@/backend/padron/matriculado/lugar'
import { ORDENES_DE } from '@/domain/orden'

const TRIGRAM = 3
const INICIAL = ORDENES_DE.matriculados.inicial

type Filtros = EntradaDe<typeof traerTodos>
type Fila = FilaDe<typeof traerTodos>

/** One page by surname, name and id in Spanish order. A page past the end is empty and keeps the total. */
export async function listMatriculados(db: Db, filtros: Filtros): Promise<Pagina<Fila>> {
  const where = conditionOf(filtros)
  const { campos } = filtros
  if (where === null) return { filas: [], total: 0 }
  if (filtros.orden !== undefined && filtros.orden !== INICIAL)
    return listInOrder(db, filtros, where, filtros.orden)
  const offset = ((filtros.pagina ?? 1) - 1) * POR_PAGINA
  if (where !== EVERYBODY) {
    const [total, filas] = await Promise.all([
      countRows(db, where),
      readRows(db, where, forwards(offset), { campos, apellido: surnameFor(filtros) }),
    ])
    return { filas, total }
  }
  const total = await readTotal(db)
  const window = ventanaOf(offset, POR_PAGINA, total)
  const filas = await readRows(db, where, window, { campos })
  return { filas: window.backwards ? filas.reverse() : filas, total }
}

/** A page of another order than by name, read from the nearer end. */
async function listInOrder(
  db: Db,
  { pagina = 1, campos }: Filtros,
  where: Condicion,
  orden: NonNullable<Filtros['orden']>,
): Promise<Pagina<Fila>> {
  const total = where === EVERYBODY ? await readTotal(db) : await countRows(db, where)
  const { offset, limit, backwards } = ventanaOf((pagina - 1) * POR_PAGINA, POR_PAGINA, total)
  if (limit === 0) return { filas: [], total }
  const puesto = puestoOf(clavesFor(where !== EVERYBODY), orden, 'm.id')
  const filas = await withoutNulls(
    campos,
    db.query<Fila>(
      `SELECT ${FILA}${valoresOf(campos)}
     FROM (${numbered(`SELECT m.id FROM matriculado m ${joinFor(orden)} WHERE ${where.sql}
       ORDER BY ${backwards ? puesto.alReves : puesto.orden} LIMIT ${limit} OFFSET ${offset}`)}) pagina
     JOIN matriculado m ON m.id = pagina.id ORDER BY pagina.puesto`,
      where.values,
    ),
  )
  return { filas: backwards ? filas.reverse() : filas, total }
}

const forwards = (offset: number): Ventana => ({ offset, limit: POR_PAGINA, backwards: false })

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
function surnameFor({ nombre }: Filtros): string {
  const indexed = searchWords(nombre ?? '').some((word) => word.length >= TRIGRAM)
  return indexed ? "m.apellido || ''" : 'm.apellido'
}

/** What a row `m` of the register must be, in SQL; the values stand at its places from $1 on. */
interface Condicion {
  sql: string
  values: readonly unknown[]
}

const EVERYBODY: Condicion = { sql: 'true', values: [] }

/** Null means nobody. Folded words hold only letters and digits, so LIKE needs no escape. */
function conditionOf({ nombre, dni, matricula, cuitCuil }: Filtros): Condicion | null {
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

/** The members after the named one, in the list's order and with its filters. */
export async function listLote(db: Db, lote: EntradaDe<typeof traerLote>): Promise<Fila[]> {
  const where = conditionOf(lote)
  if (where === null) return []
  if (lote.orden !== undefined) return lotInOrder(db, lote, where, lote.orden)
  const after = lote.despuesDe === undefined ? undefined : await placeOf(db, lote.despuesDe)
  const { sql, values } = where
  const place = values.length
  const following = after
    ? ` AND (m.apellido, m.nombre, m.id) > ($${place + 1}, $${place + 2}, $${place + 3})`
    : ''
  return withoutNulls(
    lote.campos,
    db.query<Fila>(
      `SELECT ${FILA}${valoresOf(lote.campos)} FROM matriculado m WHERE ${sql}${following}
     ORDER BY m.apellido, m.nombre, m.id LIMIT ${lote.cantidad}`,
      after ? [...values, after.apellido, after.nombre, after.id] : values,
    ),
  )
}

/** The same in an order, whose rows tell where they stand. */
function lotInOrder(
  db: Db,
  { cantidad, campos, lugar }: EntradaDe<typeof traerLote>,
  where: Condicion,
  orden: NonNullable<Filtros['orden']>,
): Promise<Fila[]> {
  const values = [...where.values]
  const puesto = puestoOf(clavesFor(true), orden, 'm.id')
  const after = lugar ? ` AND ${puesto.despuesDe(lugar, (value) => `$${values.push(value)}`)}` : ''
  return withoutNulls(
    campos,
    db.query<Fila>(
      `SELECT ${FILA}${valoresOf(campos)}, (${puesto.lugar})::text AS lugar FROM matriculado m ${joinFor(orden)}
     WHERE ${where.sql}${after} ORDER BY ${puesto.orden} LIMIT ${cantidad}`,
      values,
    ),
  )
}

/** What is null is left out: a column without a value and one that nobody asked for read the same. */
async function withoutNulls(campos: Filtros['campos'], reading: Promise<Fila[]>): Promise<Fila[]> {
  const rows = await reading
  if (!campos?.length) return rows
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Fila,
  )
}

/** The page's ids come from the index alone; only their rows are fetched. */
async function readRows(
  db: Db,
  { sql, values }: Condicion,
  { offset, limit, backwards }: Ventana,
  { campos, apellido = 'm.apellido' }: { campos: Filtros['campos']; apellido?: string },
): Promise<Fila[]> {
  const direction = backwards ? 'DESC' : 'ASC'
  const order = `${apellido} ${direction}, m.nombre ${direction}, m.id ${direction}`
  return withoutNulls(
    campos,
    db.query<Fila>(
      `SELECT ${FILA}${valoresOf(campos)}
     FROM (SELECT m.id FROM matriculado m WHERE ${sql} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) pagina
     JOIN matriculado m ON m.id = pagina.id ORDER BY ${order}`,
      values,
    ),
  )
}
