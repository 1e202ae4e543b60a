import { readNumber } from '@/backend/nucleo/numero'
import { and, asc, count, desc, eq, like, sql, type SQL } from 'drizzle-orm'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/matriculado'
import { searchWords } from '@/domain/plegar'
import { onlyDigits } from '@/domain/texto'
import { lists, matriculado } from '@/backend/db/schema'
import type { Db } from '@/backend/db/conexion'
import { ventanaOf, type Ventana } from '@/backend/db/ventana'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { placeOf } from '@/backend/padron/matriculado/lugar'

const TRIGRAM = 3

type Filtros = EntradaDe<typeof traerTodos>
type Fila = FilaDe<typeof traerTodos>

/** One page by surname, name and id in Spanish order. A page past the end is empty and keeps the total. */
export async function listMatriculados(db: Db, filtros: Filtros): Promise<Pagina<Fila>> {
  const where = conditionOf(filtros)
  if (where === null) return { filas: [], total: 0 }
  const offset = ((filtros.pagina ?? 1) - 1) * POR_PAGINA
  if (where) {
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
function surnameFor({ nombre }: Filtros): SQL {
  const indexed = searchWords(nombre ?? '').some((word) => word.length >= TRIGRAM)
  return indexed ? sql`${matriculado.apellido} || ''` : sql`${matriculado.apellido}`
}

/** Undefined means everybody and null nobody. Folded words hold only letters and digits, so LIKE needs no escape. */
function conditionOf({ nombre, dni, matricula, cuitCuil }: Filtros): SQL | undefined | null {
  const words = searchWords(nombre ?? '')
  const numbers = [readNumber(dni), readNumber(matricula)]
  const cuit = cuitCuil?.trim() ? onlyDigits(cuitCuil) : undefined
  if ((nombre?.trim() && words.length === 0) || numbers.includes(null)) return null
  if (cuit !== undefined && !/^[\d\s.-]{11,}$/.test(cuitCuil ?? '')) return null
  const [wantedDni, wantedMatricula] = numbers
  return and(
    ...words.map((word) => like(matriculado.busqueda, `%${word}%`)),
    typeof wantedDni === 'number' ? eq(matriculado.dni, wantedDni) : undefined,
    typeof wantedMatricula === 'number' ? eq(matriculado.matricula, wantedMatricula) : undefined,
    cuit === undefined ? undefined : eq(matriculado.cuitCuil, cuit),
  )
}

async function countRows(db: Db, where: SQL): Promise<number> {
  const [row] = await lists(db).select({ total: count() }).from(matriculado).where(where)
  return row?.total ?? 0
}

const FILA = {
  id: matriculado.id,
  apellidoNombre: sql<string>`${matriculado.apellido} || ' ' || ${matriculado.nombre}`,
  dni: matriculado.dni,
  matricula: matriculado.matricula,
}

/** The members after the named one, in the list's order and with its filters. */
export async function listLote(db: Db, lote: EntradaDe<typeof traerLote>): Promise<Fila[]> {
  const where = conditionOf(lote)
  if (where === null) return []
  const after = lote.despuesDe === undefined ? undefined : await placeOf(db, lote.despuesDe)
  const { apellido, nombre, id } = matriculado
  return lists(db)
    .select(FILA)
    .from(matriculado)
    .where(
      and(
        where,
        after && sql`(${apellido}, ${nombre}, ${id}) > (${after.apellido}, ${after.nombre}, ${after.id})`,
      ),
    )
    .orderBy(apellido, nombre, id)
    .limit(lote.cantidad)
}

/** The page's ids come from the index alone; only their rows are fetched. */
async function readRows(
  db: Db,
  where: SQL | undefined,
  { offset, limit, backwards }: Ventana,
  apellido = sql`${matriculado.apellido}`,
): Promise<Fila[]> {
  const direction = backwards ? desc : asc
  const order = [apellido, matriculado.nombre, matriculado.id].map((column) => direction(column))
  const pagina = lists(db)
    .select({ id: matriculado.id })
    .from(matriculado)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('pagina')
  return lists(db)
    .select(FILA)
    .from(matriculado)
    .innerJoin(pagina, eq(pagina.id, matriculado.id))
    .orderBy(...order)
}
