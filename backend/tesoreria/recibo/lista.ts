import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/recibo'
import type { Queryable } from '@/backend/db/conexion'
import { formaDeDebito } from '@/backend/nucleo/forma-de-debito'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { searchMember } from '@/backend/nucleo/member-search'
import { type Claves, clavesDeNombre, numbered, puestoOf } from '@/backend/nucleo/orden'
import { HOY_LLAMADO } from '@/backend/tesoreria/ledger/recibo'
import { CERO, type Centavos } from '@/domain/dinero'
import { type Fecha, ZONA } from '@/domain/fechas'
import { type ColumnaDe, ORDENES_DE } from '@/domain/orden'
import { formaDeMedio, RECIBOS_POR_PAGINA } from '@/domain/recibo'

type Pagina = FilaDe<typeof traerTodos>
type Fila = Pagina['filas'][number]
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>
/** Adds a parameter and answers its place. */
type Add = (value: unknown) => string

interface Totales {
  cantidad: number
  cobrado: Centavos
  anulado: Centavos
  aplicado: Centavos
}
const NADA: Pagina = { cantidad: 0, cobrado: CERO, anulado: CERO, aplicado: CERO, filas: [] }

/** A page of everybody's receipts and the totals of all that match. */
export async function listRecibos(
  db: Queryable,
  { pagina = 1, orden = INICIAL, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<Pagina> {
  const { params, add } = parameters()
  const where = whereOf(filtros, add)
  const [totales] = await db.query<Totales>(
    `SELECT count(*)::int AS cantidad,
       coalesce(sum(p.total) FILTER (WHERE p.medio <> 'saldo'), 0)::bigint AS cobrado,
       coalesce(sum(p.total) FILTER (WHERE p.medio <> 'saldo' AND p.anulado_en IS NOT NULL), 0)::bigint AS anulado,
       coalesce(sum(p.total) FILTER (WHERE p.medio = 'saldo'), 0)::bigint AS aplicado
     FROM pago p ${where}`,
    [...params],
  )
  const page = `LIMIT ${RECIBOS_POR_PAGINA} OFFSET ${add((pagina - 1) * RECIBOS_POR_PAGINA)}`
  const rows = `ORDER BY ${puestoOf(CLAVES, orden, 'p.id').orden} ${page}`
  const filas = await db.query<Fila>(
    `SELECT ${COLUMNAS} FROM (${numbered(`SELECT p.id AS pago_id ${DE} ${where} ${rows}`)}) d ${DE_ELEGIDOS}`,
    params,
  )
  return { ...NADA, ...totales, filas }
}

/** Up to `cantidad` rows after `lugar`. */
export async function listLoteDeRecibos(
  db: Queryable,
  { cantidad, orden = INICIAL, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { params, add } = parameters()
  const puesto = puestoOf(CLAVES, orden, 'p.id')
  const where = whereOf(filtros, add, lugar === undefined ? [] : [puesto.despuesDe(lugar, add)])
  const rows = `ORDER BY ${puesto.orden} LIMIT ${add(cantidad)}`
  const which = `SELECT p.id AS pago_id, (${puesto.lugar})::text AS lugar ${DE} ${where} ${rows}`
  const filas = await db.query<Fila>(
    `SELECT ${COLUMNAS}, d.lugar FROM (${numbered(which)}) d ${DE_ELEGIDOS}`,
    params,
  )
  return filas
}

/** By name they stand as their members do today, which is an index. Left joins that no order asks for cost nothing. */
const DE = 'FROM pago p JOIN matriculado m ON m.id = p.matriculado_id LEFT JOIN recibo r ON r.pago_id = p.id'
const DE_ELEGIDOS = `JOIN pago p ON p.id = d.pago_id JOIN recibo r USING (pago_id)
  JOIN matriculado m ON m.id = p.matriculado_id ORDER BY d.puesto`
const COLUMNAS = `p.id, p.nro_recibo AS "nroRecibo", p.fecha, p.matriculado_id AS "matriculadoID", r.matricula,
  ${nombreDeMatriculado('r')} AS "apellidoNombre", ${HOY_LLAMADO} AS hoy, r.mp, p.referencia, p.total,
  p.registrado_en AS registrado, r.quien, p.anulado_en AS anulado, p.motivo_anulacion AS motivo`

const CLAVES: Claves<ColumnaDe<'recibos'>> = {
  nroRecibo: [{ sql: 'p.nro_recibo', tipo: 'integer' }],
  fecha: [{ sql: 'p.fecha', tipo: 'date' }],
  apellidoNombre: clavesDeNombre(),
  mp: [{ sql: 'r.mp', tipo: 'text' }],
  total: [{ sql: 'p.total', tipo: 'bigint' }],
  quien: [{ sql: "coalesce(r.quien, 'Sistema')", tipo: 'text' }],
}
const INICIAL = ORDENES_DE.recibos.inicial

function parameters(): { params: unknown[]; add: Add } {
  const params: unknown[] = []
  return { params, add: (value) => `$${params.push(value)}` }
}

function whereOf(filtros: Filtros, add: Add, more: readonly string[] = []): string {
  const { nombre, numero, medio, medioPagoID, estado } = filtros
  const conditions = [
    ...membersNamed(nombre, add),
    ...daysOf(filtros, add),
    ...(numero ? [`p.nro_recibo = ${add(numero)}`] : []),
    ...(medio ? paidBy(medio, add) : []),
    ...(medioPagoID ? [`p.medio_pago_id = ${add(medioPagoID)}`] : []),
    ...(estado === 'vigente' ? ['p.anulado_en IS NULL'] : []),
    ...(estado === 'anulado' || estado === 'devuelto' ? ['p.anulado_en IS NOT NULL'] : []),
    ...more,
  ]
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
}

function paidBy(medio: string, add: Add): string[] {
  const forma = formaDeMedio(medio)
  return forma === undefined
    ? [`p.medio = ${add(medio)}`]
    : [`p.medio = 'debito' AND ${formaDeDebito('p')} = ${add(forma)}`]
}

const beginning = (place: string, later = 0): string =>
  `(${place}::date + ${later})::timestamp AT TIME ZONE '${ZONA}'`

function daysOf(
  {
    desde,
    hasta,
    estado,
  }: { desde?: Fecha | undefined; hasta?: Fecha | undefined; estado?: string | undefined },
  add: Add,
): string[] {
  if (estado === 'devuelto')
    return [
      ...(desde ? [`p.anulado_en >= ${beginning(add(desde))}`] : []),
      ...(hasta ? [`p.anulado_en < ${beginning(add(hasta), 1)}`] : []),
    ]
  return [...(desde ? [`p.fecha >= ${add(desde)}`] : []), ...(hasta ? [`p.fecha <= ${add(hasta)}`] : [])]
}

/** As a list of members the planner sees whether they are few or nearly everybody. */
function membersNamed(nombre: string | undefined, add: Add): string[] {
  const who = searchMember(nombre, add)
  if (who.length === 0) return []
  return [`p.matriculado_id IN (SELECT m.id FROM matriculado m WHERE ${who.join(' AND ')})`]
}
