import { readNumber } from '@/backend/nucleo/number'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/matriculado'
import { searchWords } from '@/domain/plegar'
import { onlyDigits } from '@/domain/texto'
import type { Db } from '@/backend/db/conexion'
import { ventanaOf, type Ventana } from '@/backend/db/window'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { placeOf } from '@/backend/padron/matriculado/lugar'

const TRIGRAM = 3

type Filtros = EntradaDe<typeof traerTodos>
type Fila = FilaDe<typeof traerTodos>

/** One page by surname, name and id in Spanish order. A page past the end is empty and keeps the total. */
export async function listMatriculados(db: Db, filtros: Filtros): Promise<Pagina<Fila>> {
  const where = conditionOf(filtros)
  if (where === null) return { filas: [], total: 0 }
  const offset = ((filtros.pagina ?? 1) - 1) * POR_PAGINA
  if (where !== EVERYBODY) {
    const [total, filas] = await Promise.all([
      countRows(db, where),
      readRows(db, where, forwards(offset), surnameFor(filtros)),
    ])
    return { filas, total }
  }
  const total = await readTotal(db)
  const window = ventanaOf(offset, POR_PAGINA, total)
  const filas = await readRows(db, where, window)
  return { filas: window.backwards ? filas.reverse() : filas, total }
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

/** The members after the named one, in the list's order and with its filters. */
export async function listLote(db: Db, lote: EntradaDe<typeof traerLote>): Promise<Fila[]> {
  const where = conditionOf(lote)
  if (where === null) return []
  const after = lote.despuesDe === undefined ? undefined : await placeOf(db, lote.despuesDe)
  const { sql, values } = where
  const place = values.length
  const following = after
    ? ` AND (m.apellido, m.nombre, m.id) > ($${place + 1}, $${place + 2}, $${place + 3})`
    : ''
  return db.query<Fila>(
    `SELECT ${FILA} FROM matriculado m WHERE ${sql}${following}
     ORDER BY m.apellido, m.nombre, m.id LIMIT ${lote.cantidad}`,
    after ? [...values, after.apellido, after.nombre, after.id] : values,
  )
}

/** The page's ids come from the index alone; only their rows are fetched. */
async function readRows(
  db: Db,
  { sql, values }: Condicion,
  { offset, limit, backwards }: Ventana,
  apellido = 'm.apellido',
): Promise<Fila[]> {
  const direction = backwards ? 'DESC' : 'ASC'
  const order = `${apellido} ${direction}, m.nombre ${direction}, m.id ${direction}`
  return db.query<Fila>(
    `SELECT ${FILA}
     FROM (SELECT m.id FROM matriculado m WHERE ${sql} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) pagina
     JOIN matriculado m ON m.id = pagina.id ORDER BY ${order}`,
    values,
  )
}
