import type { traerLote, traerTodos } from '@/contract/auditoria'
import { auditoria } from '@/contract/listas/auditoria'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { searchWords } from '@/domain/plegar'
import { describeActo } from '@/backend/acceso/auditoria/actos'
import { cambiosOf, referenciasOf, type Datos } from '@/backend/acceso/auditoria/cambios'
import { describeTipo, nameRows } from '@/backend/acceso/auditoria/registros'
import type { Queryable } from '@/backend/db/conexion'
import { folded } from '@/backend/db/folding'
import { conditionsOf, type Donde, parameters, type Tramo, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { numbered } from '@/backend/nucleo/orden'

type Entrada = EntradaDe<typeof traerTodos>
export type Filtros = Omit<Entrada, 'pagina'>
type Acto = FilaDe<typeof traerTodos>

/** A name that so many people have is too vague to search by. */
const MAX_PERSONAS = 500

const ORDEN = {
  ...{ listado: auditoria, id: 'a.id' },
  claves: { cuando: [{ sql: 'a.cuando', tipo: 'timestamptz' }] },
} as const

/** No filter looks into what was changed, since searching the JSON of every row takes a second. */
const DONDE: Donde<Omit<Filtros, 'orden' | 'quien' | 'matriculado'>> = {
  desde: (desde, add) => [`a.cuando >= ${add(desde)}::date`],
  hasta: (hasta, add) => [`a.cuando < ${add(hasta)}::date + 1`],
  accion: (accion, add) => [`a.accion = ${add(accion)}`],
  entidad: (entidad, add) => [`a.entidad = ${add(entidad)}`],
  entidadID: (entidadID, add) => [`a.entidad_id = ${add(entidadID)}`],
}

async function queryOf(db: Queryable, filtros: Filtros) {
  const { quien = '', matriculado = '' } = filtros
  const { params, add } = parameters()
  const oneOf = (columna: string, ids: number[]) =>
    ids.length > 0 ? `${columna} = ANY(${add(ids)})` : 'false'
  const where = [
    'true',
    ...conditionsOf(DONDE, filtros, add),
    ...(quien.trim() ? [oneOf('a.usuario_id', await findUsuarios(db, quien))] : []),
    ...(matriculado.trim() ? [oneOf('a.matriculado_id', await findMatriculados(db, matriculado))] : []),
  ]
  return { params, add, where }
}
type Consulta = Awaited<ReturnType<typeof queryOf>>

/** One page of the trail, newest first unless the other way round; the last pages are read from the other end. */
export async function listActos(db: Queryable, pedido: Entrada): Promise<Pagina<Acto>> {
  const consulta = await queryOf(db, pedido)
  const { params, add, where } = consulta
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM auditoria a WHERE ${where.join(' AND ')}`,
    [...params],
  )
  const total = count?.total ?? 0
  return { filas: await readActos(db, consulta, tramoOf(ORDEN, { ...pedido, total }, add)), total }
}

/** An export's rows before the act that began it, after the place of the last one read. */
export async function listLote(
  db: Queryable,
  filtros: Filtros,
  { exportacionID, cantidad, lugar }: EntradaDe<typeof traerLote>,
): Promise<Acto[]> {
  const { params, add, where } = await queryOf(db, filtros)
  const tramo = tramoOf(ORDEN, { orden: filtros.orden, cantidad, lugar }, add)
  // Of two ends on one side the index would begin at the first, which is the export's own.
  if (lugar === undefined || filtros.orden === 'cuando asc')
    where.push(`(a.cuando, a.id) < (SELECT cuando, id FROM auditoria WHERE id = ${add(exportacionID)})`)
  return readActos(db, { params, add, where }, tramo)
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
  lugar?: string
}

async function readActos(
  db: Queryable,
  { params, where }: Consulta,
  { despues, orden, lugar, limite, puesto }: Tramo,
): Promise<Acto[]> {
  const which = `SELECT a.id${lugar} FROM auditoria a WHERE ${[...where, ...despues].join(' AND ')}
    ORDER BY ${orden} ${limite}`
  const rows = await db.query<Fila>(
    `SELECT a.id, a.cuando, a.accion, a.entidad, a.entidad_id AS "entidadID", a.matriculado_id AS "matriculadoID",
       a.datos, a.pedido, ${nombreDeUsuario('u')} AS quien${lugar && ', d.lugar'}
     FROM (${numbered(which)}) d JOIN auditoria a ON a.id = d.id LEFT JOIN usuario u ON u.id = a.usuario_id
     ORDER BY d.${puesto}`,
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
  const { id, cuando, quien, accion, entidad, entidadID, matriculadoID, datos, pedido, lugar } = row
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
    lugar,
  }
}
