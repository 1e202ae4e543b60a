import { recibos } from '@/contract/listas/recibos'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/recibo'
import type { Queryable } from '@/backend/db/conexion'
import { formaDeDebito } from '@/backend/nucleo/forma-de-debito'
import { type Add, conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { reciboAnterior } from '@/backend/nucleo/numero-de-recibo'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { clavesDeNombre, numbered as inPlace } from '@/backend/nucleo/orden'
import { HOY_LLAMADO } from '@/backend/tesoreria/ledger/recibo'
import { CERO, type Centavos } from '@/domain/dinero'
import { ZONA } from '@/domain/fechas'
import { formaDeMedio } from '@/domain/recibo'

type PaginaConTotales = FilaDe<typeof traerTodos>
type Fila = PaginaConTotales['filas'][number]
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>
interface Totales {
  cantidad: number
  cobrado: Centavos
  anulado: Centavos
  aplicado: Centavos
}
const NADA: PaginaConTotales = { cantidad: 0, cobrado: CERO, anulado: CERO, aplicado: CERO, filas: [] }

/** A page of everybody's receipts and the totals of all that match. */
export async function listRecibos(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<PaginaConTotales> {
  const { params, add } = parameters()
  const where = whereOf(conditionsOf(DONDE, pedido, add))
  const [totales] = await db.query<Totales>(
    `SELECT count(*)::int AS cantidad,
       coalesce(sum(p.total) FILTER (WHERE p.medio <> 'saldo'), 0)::bigint AS cobrado,
       coalesce(sum(p.total) FILTER (WHERE p.medio <> 'saldo' AND p.anulado_en IS NOT NULL), 0)::bigint AS anulado,
       coalesce(sum(p.total) FILTER (WHERE p.medio = 'saldo'), 0)::bigint AS aplicado
     FROM pago p ${where}`,
    params,
  )
  return { ...NADA, ...totales, filas: await readTramo(db, pedido) }
}

export const listLoteDeRecibos = (db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> =>
  readTramo(db, pedido)

/** The rows of a page or of a lot. */
function readTramo(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { params, add } = parameters()
  const conditions = conditionsOf(DONDE, pedido, add)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const which = `SELECT p.id AS pago_id${lugar} ${DE} ${whereOf([...conditions, ...despues])} ORDER BY ${orden} ${limite}`
  return db.query<Fila>(
    `SELECT ${COLUMNAS}${lugar && ', d.lugar'} FROM (${inPlace(which)}) d ${DE_ELEGIDOS}`,
    params,
  )
}

/** By name they stand as their members do today, which is an index. Left joins that no order asks for cost nothing. */
const DE = 'FROM pago p JOIN matriculado m ON m.id = p.matriculado_id LEFT JOIN recibo r ON r.pago_id = p.id'
const DE_ELEGIDOS = `JOIN pago p ON p.id = d.pago_id JOIN recibo r USING (pago_id)
  JOIN matriculado m ON m.id = p.matriculado_id ORDER BY d.puesto`
const COLUMNAS = `p.id, p.nro_recibo AS "nroRecibo", ${reciboAnterior('p')} AS "reciboAnterior", p.fecha, p.matriculado_id AS "matriculadoID", r.matricula,
  ${nombreDeMatriculado('r')} AS "apellidoNombre", ${HOY_LLAMADO} AS hoy, r.mp, p.referencia, p.total,
  p.registrado_en AS registrado, r.quien, p.anulado_en AS anulado, p.motivo_anulacion AS motivo`

const ORDEN = {
  ...{ listado: recibos, id: 'p.id' },
  claves: {
    nroRecibo: [{ sql: 'p.nro_recibo', tipo: 'integer', nula: true }],
    fecha: [{ sql: 'p.fecha', tipo: 'date' }],
    apellidoNombre: clavesDeNombre(),
    mp: [{ sql: 'r.mp', tipo: 'text' }],
    total: [{ sql: 'p.total', tipo: 'bigint' }],
    quien: [{ sql: "coalesce(r.quien, 'Sistema')", tipo: 'text' }],
  },
} as const

const DONDE: Donde<Filtros> = {
  nombre: (nombre, add) => membersNamed(nombre, add),
  desde: (desde, add, { estado }) => [
    estado === 'devuelto' ? `p.anulado_en >= ${beginning(add(desde))}` : `p.fecha >= ${add(desde)}`,
  ],
  hasta: (hasta, add, { estado }) => [
    estado === 'devuelto' ? `p.anulado_en < ${beginning(add(hasta), 1)}` : `p.fecha <= ${add(hasta)}`,
  ],
  numero: (numero, add) => [numbered(numero.trim(), add)],
  medio: (medio, add) => paidBy(medio, add),
  medioPagoID: (medioPagoID, add) => [`p.medio_pago_id = ${add(medioPagoID)}`],
  estado: (estado) => [`p.anulado_en IS ${estado === 'vigente' ? '' : 'NOT '}NULL`],
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''

const CIFRAS = `ltrim(substring(p.nro_recibo_anterior FROM '[0-9]+$'), '0')`

const SIN_CEROS = `regexp_replace(p.nro_recibo_anterior, '(^|\\D)0+(?=\\d)', '\\1', 'g')`

/**
 * Ours by its number, and those of before as they were written, with or without their zeros, or by their last figures:
 * 1-1234 and 1234 find 0001-00001234.
 */
function numbered(numero: string, add: Add): string {
  const figures = /(\d*)$/.exec(numero)?.[1]?.replace(/^0+/, '') ?? ''
  const anterior = `${CIFRAS} = ${add(figures)}::text`
  if (!/^\d+$/.test(numero)) {
    const bare = numero.replace(/(^|\D)0+(?=\d)/g, '$1')
    const written = `upper(p.nro_recibo_anterior) = upper(${add(numero)}::text)`
    return `(${written} OR ${anterior} AND upper(${SIN_CEROS}) = upper(${add(bare)}::text))`
  }
  return figures.length > 9 || figures === ''
    ? anterior
    : `(p.nro_recibo = ${add(Number(figures))} OR ${anterior})`
}

function paidBy(medio: string, add: Add): string[] {
  const forma = formaDeMedio(medio)
  return forma === undefined
    ? [`p.medio = ${add(medio)}`]
    : [`p.medio = 'debito' AND ${formaDeDebito('p')} = ${add(forma)}`]
}

const beginning = (place: string, later = 0): string =>
  `(${place}::date + ${later})::timestamp AT TIME ZONE '${ZONA}'`

/** As a list of members the planner sees whether they are few or nearly everybody. */
function membersNamed(nombre: string, add: Add): string[] {
  const who = searchMatriculado(nombre, add)
  if (who.length === 0) return []
  return [`p.matriculado_id IN (SELECT m.id FROM matriculado m WHERE ${who.join(' AND ')})`]
}
