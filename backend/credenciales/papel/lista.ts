import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/papel'
import { countIssued } from '@/backend/credenciales/numeracion/store'
import type { Queryable } from '@/backend/db/conexion'
import { ventanaOf } from '@/backend/db/window'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { type Claves, clavesDeNombre, numbered, puestoOf, wordsSql } from '@/backend/nucleo/orden'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { DICHO, LLAMADO_IGUAL } from '@/backend/credenciales/papel/dicho'
import { readNumber } from '@/backend/nucleo/number'
import { readCodigo } from '@/domain/codigo-de-papel'
import { type ColumnaDe, ORDENES_DE } from '@/domain/orden'
import { CLASES, CLASES_DE_PAPEL } from '@/domain/papel'
import { searchWords } from '@/domain/plegar'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>
/** Adds a parameter and answers its place. */
type Add = (value: unknown) => string

/** A page of the register, the newest first, and how many there are in all. */
export async function listPapeles(
  db: Queryable,
  { pagina = 1, orden, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, add } = parameters()
  const conditions = conditionsOf(filtros, add)
  if (conditions === null) return { filas: [], total: 0 }
  const where = whereOf(conditions)
  if (orden && orden !== ORDENES_DE.papeles.inicial) {
    const puesto = puestoOf(CLAVES, orden, 'p.id')
    const page = `${where} ORDER BY ${puesto.orden} LIMIT ${POR_PAGINA} OFFSET`
    const total = await (isWhole(filtros)
      ? countIssued(db, filtros.clase)
      : countPapeles(db, where, [...params]))
    return { filas: await readInOrder(db, `${page} ${add((pagina - 1) * POR_PAGINA)}`, params), total }
  }
  if (pagina === 1 && !isWhole(filtros)) {
    const filas = await readRows(db, `${where} ${ORDEN} LIMIT ${POR_PAGINA}`, params)
    // A first page with room left is all there is.
    const all = filas.length < POR_PAGINA
    return { filas, total: all ? filas.length : await countPapeles(db, where, params) }
  }
  const total = isWhole(filtros)
    ? await countIssued(db, filtros.clase)
    : await countPapeles(db, where, params)
  const { offset, limit, backwards } = ventanaOf((pagina - 1) * POR_PAGINA, POR_PAGINA, total)
  const order = backwards ? DESDE_EL_FINAL : ORDEN
  const filas = await readRows(db, `${where} ${order} LIMIT ${limit} OFFSET ${add(offset)}`, params)
  return { filas, total }
}

/** Up to `cantidad` rows that were issued before the paper `despuesDe`, the newest first, or after `lugar` in an order. */
export async function listLoteDePapeles(
  db: Queryable,
  { cantidad, despuesDe, orden, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { params, add } = parameters()
  const conditions = conditionsOf(filtros, add)
  if (conditions === null) return []
  if (orden) {
    const puesto = puestoOf(CLAVES, orden, 'p.id')
    if (lugar) conditions.push(puesto.despuesDe(lugar, add))
    const which = `${whereOf(conditions)} ORDER BY ${puesto.orden} LIMIT ${add(cantidad)}`
    return readInOrder(db, which, params, `, ${puesto.lugar} AS lugar`)
  }
  if (despuesDe !== undefined) {
    const last = add(despuesDe)
    conditions.push(`(p.emitido_en, p.id) < ((SELECT emitido_en FROM papel WHERE id = ${last}), ${last})`)
  }
  return readRows(db, `${whereOf(conditions)} ${ORDEN} LIMIT ${add(cantidad)}`, params)
}

const ORDEN = 'ORDER BY p.emitido_en DESC, p.id DESC'
const DESDE_EL_FINAL = 'ORDER BY p.emitido_en, p.id'

/** The rows of these papers, whose members and users are looked up for them alone. */
const readRows = (db: Queryable, which: string, params: readonly unknown[]): Promise<Fila[]> =>
  db.query(`${ROW} FROM (SELECT p.id FROM papel p ${which}) d ${OF_ROW} ${ORDEN}`, params)

/** The same in another order than the newest first. */
const readInOrder = (db: Queryable, which: string, params: readonly unknown[], more = ''): Promise<Fila[]> =>
  db.query(
    `${ROW}${more && ', d.lugar'} FROM (${numbered(
      `SELECT p.id${more} FROM papel p JOIN matriculado m ON m.id = p.matriculado_id ${which}`,
    )}) d ${OF_ROW} ORDER BY d.puesto`,
    params,
  )

const ROW = `SELECT p.id, p.clase, p.numero, p.codigo, p.matriculado_id AS "matriculadoID", ${DICHO.matricula} AS matricula,
       CASE WHEN ${LLAMADO_IGUAL} THEN ${nombreDeMatriculado('m')} ELSE ${DICHO.nombre} END AS "apellidoNombre",
       CASE WHEN NOT ${LLAMADO_IGUAL} THEN ${nombreDeMatriculado('m')} END AS hoy, p.certifica, p.firmante, p.emitido_en AS emitido,
       ${nombreDeUsuario('u')} AS quien, p.copias, p.anulado_en AS anulado,
       ${nombreDeUsuario('a')} AS "anuladoPor", p.motivo, p.salvedad`
const OF_ROW = `JOIN papel p USING (id) JOIN matriculado m ON m.id = p.matriculado_id
  LEFT JOIN usuario u ON u.id = p.emitido_por LEFT JOIN usuario a ON a.id = p.anulado_por`

const CLAVES: Claves<ColumnaDe<'papeles'>> = {
  papel: [
    { sql: wordsSql('p.clase', CLASES_DE_PAPEL), tipo: 'text' },
    { sql: 'p.numero', tipo: 'integer' },
  ],
  matriculado: clavesDeNombre(),
  emitido: [{ sql: 'p.emitido_en', tipo: 'timestamptz' }],
  firmante: [{ sql: 'p.firmante COLLATE es_ar', tipo: 'text', nula: true }],
  // 'Anulado' before 'Emitido', as an index has them.
  estado: [{ sql: '(p.anulado_en IS NULL)', tipo: 'boolean' }],
  codigo: [{ sql: 'p.codigo', tipo: 'text' }],
}

function parameters(): { params: unknown[]; add: Add } {
  const params: unknown[] = []
  return { params, add: (value) => `$${params.push(value)}` }
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''

/** A day of Argentina begins, so many days later. */
const beginning = (day: string, later = 0): string =>
  `(${day}::date + ${later})::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires'`

/** Null when no paper can match. */
function conditionsOf(filtros: Filtros, add: Add): string[] | null {
  const { matriculadoID, nombre, clase, numero, desde, hasta, soloAnulados } = filtros
  const who = membersNamed(nombre, add)
  const codigo = filtros.codigo?.trim() ? readCodigo(filtros.codigo) : undefined
  if (who === null || codigo === null) return null
  // A number alone is looked for in each kind, which is how it is indexed.
  const clases = clase ? [clase] : numero ? CLASES : []
  return [
    ...who,
    ...(codigo ? [`p.codigo = ${add(codigo)}`] : []),
    ...(matriculadoID ? [`p.matriculado_id = ${add(matriculadoID)}`] : []),
    ...(clases.length === 1 ? [`p.clase = ${add(clases[0])}`] : []),
    ...(clases.length > 1 ? [`p.clase = ANY(${add(clases)})`] : []),
    ...(numero ? [`p.numero = ${add(numero)}`] : []),
    ...(desde ? [`p.emitido_en >= ${beginning(add(desde))}`] : []),
    ...(hasta ? [`p.emitido_en < ${beginning(add(hasta), 1)}`] : []),
    ...(soloAnulados ? ['p.anulado_en IS NOT NULL'] : []),
  ]
}

/** As a list of members, and not an array of them, the planner sees whether they are few or nearly everybody. */
function membersNamed(nombre: string | undefined, add: Add): string[] | null {
  if (!nombre?.trim()) return []
  const matricula = readNumber(nombre)
  const who =
    typeof matricula === 'number'
      ? [`m.matricula = ${add(matricula)}`]
      : searchWords(nombre).map((word) => `m.busqueda LIKE ${add(`%${word}%`)}`)
  if (who.length === 0) return null
  return [`p.matriculado_id IN (SELECT m.id FROM matriculado m WHERE ${who.join(' AND ')})`]
}

/** Every paper, or every one of a kind. */
const isWhole = ({ clase: _clase, ...filtros }: Filtros): boolean =>
  Object.values(filtros).every((value) => value === undefined || value === '' || value === false)

async function countPapeles(db: Queryable, where: string, params: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM papel p ${where}`,
    params,
  )
  return row?.total ?? 0
}
