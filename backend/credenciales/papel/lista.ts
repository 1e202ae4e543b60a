import { papeles } from '@/contract/listas/papeles'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/papel'
import { countIssued } from '@/backend/credenciales/numeracion/store'
import { DICHO, LLAMADO_IGUAL } from '@/backend/credenciales/papel/dicho'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { clavesDeNombre, numbered, wordsSql } from '@/backend/nucleo/orden'
import { readCodigo } from '@/domain/codigo-de-papel'
import { CLASES, CLASES_DE_PAPEL } from '@/domain/papel'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>
type Entrada = EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>

const ORDEN = {
  ...{ listado: papeles, id: 'p.id' },
  claves: {
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
  },
} as const

/** SQL: a day of Argentina begins, so many days later. */
const beginning = (day: string, later = 0): string =>
  `(${day}::date + ${later})::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires'`

const DONDE: Donde<Filtros> = {
  matriculadoID: (matriculadoID, add) => [`p.matriculado_id = ${add(matriculadoID)}`],
  // As a list of members, and not an array of them, the planner sees whether they are few or nearly everybody.
  nombre: (nombre, add) => {
    const who = searchMatriculado(nombre, add).join(' AND ')
    return who ? [`p.matriculado_id IN (SELECT m.id FROM matriculado m WHERE ${who})`] : []
  },
  clase: (clase, add) => [`p.clase = ${add(clase)}`],
  // A number alone is looked for in each kind, which is how it is indexed.
  numero: (numero, add, { clase }) => [
    ...(clase ? [] : [`p.clase = ANY(${add(CLASES)})`]),
    `p.numero = ${add(numero)}`,
  ],
  codigo: (typed, add) => {
    if (!typed.trim()) return []
    const codigo = readCodigo(typed)
    return [codigo === null ? 'false' : `p.codigo = ${add(codigo)}`]
  },
  desde: (desde, add) => [`p.emitido_en >= ${beginning(add(desde))}`],
  hasta: (hasta, add) => [`p.emitido_en < ${beginning(add(hasta), 1)}`],
  soloAnulados: (solo) => (solo ? ['p.anulado_en IS NOT NULL'] : []),
}

function queryOf(filtros: Filtros) {
  const { params, add } = parameters()
  return { params, add, where: ['true', ...conditionsOf(DONDE, filtros, add)].join(' AND ') }
}

/** A page of the register, and how many papers match in all. */
export async function listPapeles(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { pagina = 1, clase } = pedido
  if (queryOf({ ...pedido, clase: undefined }).where === 'true') {
    const total = await countIssued(db, clase)
    return { filas: await readTramo(db, pedido, total), total }
  }
  const primera = pagina === 1 ? await readTramo(db, pedido) : undefined
  // A first page with room left is all there is.
  if (primera && primera.length < POR_PAGINA) return { filas: primera, total: primera.length }
  const { params, where } = queryOf(pedido)
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM papel p WHERE ${where}`,
    params,
  )
  const total = count?.total ?? 0
  return { filas: primera ?? (await readTramo(db, pedido, total)), total }
}

export const listLoteDePapeles = (db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> =>
  readTramo(db, pedido)

/** Of the chosen ones `d` alone more is looked up. */
const FILA = `p.id, p.clase, p.numero, p.codigo, p.matriculado_id AS "matriculadoID", ${DICHO.matricula} AS matricula,
  CASE WHEN ${LLAMADO_IGUAL} THEN ${nombreDeMatriculado('m')} ELSE ${DICHO.nombre} END AS "apellidoNombre",
  CASE WHEN NOT ${LLAMADO_IGUAL} THEN ${nombreDeMatriculado('m')} END AS hoy, p.certifica, p.firmante, p.emitido_en AS emitido,
  ${nombreDeUsuario('u')} AS quien, p.copias, p.anulado_en AS anulado,
  ${nombreDeUsuario('a')} AS "anuladoPor", p.motivo, p.salvedad`
const DE_ELEGIDOS = `JOIN papel p ON p.id = d.id JOIN matriculado m ON m.id = p.matriculado_id
  LEFT JOIN usuario u ON u.id = p.emitido_por LEFT JOIN usuario a ON a.id = p.anulado_por`

/** The rows of a page or of a lot, the newest first unless in another order; with a total from the nearer end. */
function readTramo(db: Queryable, pedido: Entrada, total?: number): Promise<Fila[]> {
  const { params, add, where } = queryOf(pedido)
  const { despues, orden, lugar, limite, puesto } = tramoOf(ORDEN, { ...pedido, total }, add)
  const quien = pedido.orden?.startsWith('matriculado') ? 'JOIN matriculado m ON m.id = p.matriculado_id' : ''
  const which = `SELECT p.id${lugar} FROM papel p ${quien} WHERE ${[where, ...despues].join(' AND ')}
    ORDER BY ${orden} ${limite}`
  return db.query<Fila>(
    `SELECT ${FILA}${lugar && ', d.lugar'} FROM (${numbered(which)}) d ${DE_ELEGIDOS} ORDER BY d.${puesto}`,
    params,
  )
}
