import type { traerTodos } from '@/contract/auditoria'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { searchWords } from '@/domain/plegar'
import { describeActo } from '@/backend/acceso/auditoria/actos'
import { cambiosOf, referenciasOf, type Datos } from '@/backend/acceso/auditoria/cambios'
import { describeTipo, nameRows } from '@/backend/acceso/auditoria/registros'
import type { Queryable } from '@/backend/db/conexion'
import { folded } from '@/backend/db/folding'
import { ventanaOf, type Ventana } from '@/backend/db/window'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

export type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>
type Acto = FilaDe<typeof traerTodos>

/** A name that so many people have is too vague to search by. */
const MAX_PERSONAS = 500

interface Condicion {
  sql: string
  params: unknown[]
}

/**
 * One page of the trail, newest first unless the other way round; the last pages are read from the other end. No filter looks into what was
 * changed, since searching the JSON of every row takes a second.
 */
export async function listActos(
  db: Queryable,
  { orden, ...filtros }: Filtros,
  pagina: number,
): Promise<Pagina<Acto>> {
  const where = await conditionOf(db, filtros)
  if (!where) return { filas: [], total: 0 }
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM auditoria a WHERE ${where.sql}`,
    where.params,
  )
  const total = count?.total ?? 0
  const window = ventanaOf((pagina - 1) * POR_PAGINA, POR_PAGINA, total)
  return { filas: window.limit === 0 ? [] : await readActos(db, where, { ...window, orden }), total }
}

/** An export's rows before the act that began it, after the last one read. */
export async function listLote(
  db: Queryable,
  { orden, ...filtros }: Filtros,
  { hasta, despuesDe, cantidad }: { hasta: number; despuesDe: number | undefined; cantidad: number },
): Promise<Acto[]> {
  const where = await conditionOf(db, filtros)
  if (!where) return []
  const { sql, params } = where
  const n = params.length
  const lote = {
    sql: `${sql} AND ${placeOf('<', n + 1)}${isOldestFirst(orden) && despuesDe !== undefined ? ` AND ${placeOf('>', n + 2)}` : ''}`,
    params: [
      ...params,
      ...(isOldestFirst(orden)
        ? [hasta, ...(despuesDe === undefined ? [] : [despuesDe])]
        : [despuesDe ?? hasta]),
    ],
  }
  return readActos(db, lote, { offset: 0, limit: cantidad, backwards: false, orden })
}

const isOldestFirst = (orden: Filtros['orden']): boolean => orden === 'cuando asc'
const placeOf = (than: '<' | '>', param: number): string =>
  `(a.cuando, a.id) ${than} (SELECT cuando, id FROM auditoria WHERE id = $${param})`

/** Undefined when nobody has the name that was asked for. */
async function conditionOf(db: Queryable, filtros: Omit<Filtros, 'orden'>): Promise<Condicion | undefined> {
  const { desde, hasta, accion, entidad, entidadID, quien, matriculado } = filtros
  const params: unknown[] = []
  const parts: string[] = []
  const add = (value: unknown, sql: (place: string) => string): void => {
    if (value === undefined) return
    params.push(value)
    parts.push(sql(`$${params.length}`))
  }
  add(desde, (p) => `a.cuando >= ${p}::date`)
  add(hasta, (p) => `a.cuando < ${p}::date + 1`)
  add(accion, (p) => `a.accion = ${p}`)
  add(entidad, (p) => `a.entidad = ${p}`)
  add(entidadID, (p) => `a.entidad_id = ${p}`)
  if (quien?.trim()) {
    const usuarios = await findUsuarios(db, quien)
    if (usuarios.length === 0) return undefined
    add(usuarios, (p) => `a.usuario_id = ANY(${p})`)
  }
  if (matriculado?.trim()) {
    const ids = await findMatriculados(db, matriculado)
    if (ids.length === 0) return undefined
    add(ids, (p) => `a.matriculado_id = ANY(${p})`)
  }
  return { sql: parts.length > 0 ? parts.join(' AND ') : 'true', params }
}

/** Accounts and names of people who are gone are found too. */
async function findUsuarios(db: Queryable, typed: string): Promise<number[]> {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const rows = await db.query<{ id: number }>(
    `SELECT id FROM usuario
     WHERE ${words.map((_, i) => `${FOLDED} LIKE '%' || $${i + 1} || '%'`).join(' AND ')}
     ORDER BY id LIMIT ${MAX_PERSONAS}`,
    words,
  )
  return rows.map(({ id }) => id)
}

const FOLDED = folded(`nombre || ' ' || apellido || ' ' || username`)

async function findMatriculados(db: Queryable, typed: string): Promise<number[]> {
  const text = typed.trim()
  if (/^\d{1,9}$/.test(text)) {
    const rows = await db.query<{ id: number }>('SELECT id FROM matriculado WHERE matricula = $1', [
      Number(text),
    ])
    return rows.map(({ id }) => id)
  }
  const words = searchWords(text)
  if (words.length === 0) return []
  const rows = await db.query<{ id: number }>(
    `SELECT id FROM matriculado WHERE ${words.map((_, i) => `busqueda LIKE '%' || $${i + 1} || '%'`).join(' AND ')}
     ORDER BY id LIMIT ${MAX_PERSONAS}`,
    words,
  )
  return rows.map(({ id }) => id)
}

interface Fila {
  id: number
  cuando: string
  quien: string | null
  accion: string
  entidad: string | null
  entidadID: number | null
  matriculadoID: number | null
  datos: Datos | null
  pedido: string | null
}

async function readActos(
  db: Queryable,
  { sql, params }: Condicion,
  { offset, limit, backwards, orden }: Ventana & Pick<Filtros, 'orden'>,
): Promise<Acto[]> {
  const shown = isOldestFirst(orden) ? 'ASC' : 'DESC'
  const order = backwards === isOldestFirst(orden) ? 'DESC' : 'ASC'
  const rows = await db.query<Fila>(
    `SELECT a.id, a.cuando, a.accion, a.entidad, a.entidad_id AS "entidadID", a.matriculado_id AS "matriculadoID",
       a.datos, a.pedido, ${nombreDeUsuario('u')} AS quien
     FROM (SELECT id AS elegida FROM auditoria a WHERE ${sql} ORDER BY cuando ${order}, id ${order}
           OFFSET ${offset} LIMIT ${limit}) AS pagina
     JOIN auditoria a ON a.id = pagina.elegida LEFT JOIN usuario u ON u.id = a.usuario_id
     ORDER BY a.cuando ${shown}, a.id ${shown}`,
    params,
  )
  const nameOf = await nameRows(db, rows.flatMap(refersTo))
  return rows.map((row) => toActo(row, nameOf))
}

/** The kind of row an act was written for, or the act's own noun when it changed no row. */
const subjectOf = ({ entidad, accion }: Fila): string => entidad ?? accion.split('.')[0] ?? ''

const refersTo = (row: Fila): [string, number][] => [
  ...(row.entidad !== null && row.entidadID !== null
    ? [[row.entidad, row.entidadID] as [string, number]]
    : []),
  ...(row.matriculadoID !== null ? [['matriculado', row.matriculadoID] as [string, number]] : []),
  ...referenciasOf(row.datos, { de: subjectOf(row) }),
]

function toActo(row: Fila, nameOf: Awaited<ReturnType<typeof nameRows>>): Acto {
  const { id, cuando, quien, accion, entidad, entidadID, matriculadoID, datos, pedido } = row
  const named = (kind: string, key: number) => {
    const found = nameOf(kind, key)
    return { id: key, nombre: found?.nombre ?? null, vigente: found?.vigente ?? false }
  }
  return {
    id,
    cuando,
    quien,
    accion: describeActo(accion),
    registro:
      entidad === null || entidadID === null
        ? null
        : { entidad, tipo: describeTipo(entidad), ...named(entidad, entidadID) },
    matriculado: matriculadoID === null ? null : named('matriculado', matriculadoID),
    cambios: cambiosOf(datos, {
      de: subjectOf(row),
      nombreDe: (tabla, key) => nameOf(tabla, key)?.nombre,
    }),
    pedido,
  }
}
