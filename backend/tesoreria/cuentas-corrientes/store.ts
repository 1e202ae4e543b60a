import type { traerLote, traerTodos } from '@/contract/cuentas-corrientes'
import { cuentas } from '@/contract/listas/cuentas'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable } from '@/backend/db/conexion'
import { type Add, conditionsOf, type Donde, parameters, type Tramo, tramoOf } from '@/backend/nucleo/lista'
import { clavesDeNombre, numbered } from '@/backend/nucleo/orden'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { searchName } from '@/backend/nucleo/matriculado-search'
import { readNumber } from '@/backend/nucleo/number'
import { CERO, type Centavos, subtract } from '@/domain/dinero'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'

type PaginaConTotales = FilaDe<typeof traerTodos>
type Fila = PaginaConTotales['filas'][number]
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/**
 * SQL: unpaid charges, of which `cuales` may leave some out, and movements without a charge. Partial indexes leave the paid
 * past unread; `verificar` compares the sums with the ledger.
 */
export const saldosDe = (cuales = 'true'): string => `
  SELECT coalesce(d.matriculado_id, k.matriculado_id) AS id, coalesce(d.monto, 0)::bigint AS pendiente,
    coalesce(k.monto, 0)::bigint AS "aFavor"
  FROM (SELECT matriculado_id, sum(monto)::bigint AS monto FROM cargo WHERE ${IMPAGO} AND ${cuales} GROUP BY 1) d
  FULL JOIN (
    SELECT matriculado_id, sum(haber - debe)::bigint AS monto FROM movimiento WHERE cargo_id IS NULL
    GROUP BY 1 HAVING sum(haber - debe) <> 0
  ) k ON k.matriculado_id = d.matriculado_id`

interface Condiciones {
  /** Conditions on `m`, the member. */
  persona: string[]
  /** Conditions on `s`, the balance. */
  saldo: string[]
  /** Members without a balance may match. */
  sinSaldo: boolean
}

/** A number that is none, as words without a letter, is nobody's. */
const NADIE = 'false'
const numberIs = (column: string) => (typed: string, add: Add) => {
  const read = readNumber(typed)
  return read === undefined ? [] : read === null ? [NADIE] : [`${column} = ${add(read)}`]
}

const PERSONA: Donde<Pick<Filtros, 'nombre' | 'dni' | 'matricula' | 'tipoMatriculaID'>> = {
  nombre: (nombre, add) => searchName(nombre, add),
  dni: numberIs('m.dni'),
  matricula: numberIs('m.matricula'),
  tipoMatriculaID: (tipo, add) => [`m.tipo_matricula_id = ${add(tipo)}`],
}

const SALDO: Donde<Pick<Filtros, 'saldo' | 'importeDesde'>> = {
  saldo: (saldo) => (saldo === 'deuda' ? ['s.pendiente > 0'] : saldo === 'favor' ? ['s."aFavor" > 0'] : []),
  importeDesde: (importe, add) => (importe > 0n ? [`s.pendiente >= ${add(importe)}`] : []),
}

function whereOf(filtros: Filtros, add: Add): Condiciones {
  const persona = conditionsOf(PERSONA, filtros, add)
  if (filtros.saldo === 'cero')
    persona.push('NOT EXISTS (SELECT FROM s WHERE s.id = m.id AND s.pendiente <> s."aFavor")')
  const saldo = conditionsOf(SALDO, filtros, add)
  return { persona, saldo, sinSaldo: saldo.length === 0 }
}

const all = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''

const PERSONAS = 'm.id, m.apellido, m.nombre, m.matricula, m.dni, m.tipo_matricula_id'

/**
 * If everybody may match, balances are joined only to the page that the order's index gives; otherwise the few with a
 * balance are sorted.
 */
function rowsOf(
  { persona, saldo, sinSaldo }: Condiciones,
  { inicial, orden, despues, limite, lugar }: Tramo,
) {
  const where = all([...saldo, ...persona, ...despues])
  if (!inicial)
    return `SELECT ${PERSONAS}, s.pendiente, s."aFavor"${lugar}
       FROM matriculado m ${sinSaldo ? 'LEFT ' : ''}JOIN s ON s.id = m.id JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
       ${where} ORDER BY ${orden} ${limite}`
  return sinSaldo
    ? `SELECT m.*, s.pendiente, s."aFavor" FROM (
         SELECT ${PERSONAS}${lugar} FROM matriculado m ${where} ORDER BY ${orden} ${limite}
       ) m LEFT JOIN s ON s.id = m.id ORDER BY m.apellido, m.nombre, m.id`
    : `SELECT ${PERSONAS}, s.pendiente, s."aFavor"${lugar} FROM s JOIN matriculado m ON m.id = s.id ${where}
       ORDER BY ${orden} ${limite}`
}

function totalsOf({ persona, saldo, sinSaldo }: Condiciones): string {
  const sums = `coalesce(sum(s.pendiente), 0)::bigint AS "pendienteTotal", coalesce(sum(s."aFavor"), 0)::bigint AS "aFavorTotal"`
  const joined = `FROM s ${persona.length > 0 ? 'JOIN matriculado m ON m.id = s.id' : ''} ${all([...saldo, ...persona])}`
  return sinSaldo
    ? `SELECT (SELECT count(*)::int FROM matriculado m ${all(persona)}) AS cantidad, ${sums} ${joined}`
    : `SELECT count(*)::int AS cantidad, ${sums} ${joined}`
}

const FILA = `p.id, p.matricula, p.dni, ${nombreDeMatriculado('p')} AS "apellidoNombre", ${nombreDeTipo('e')} AS estado,
  coalesce(p.pendiente, 0)::bigint AS pendiente, coalesce(p."aFavor", 0)::bigint AS "aFavor",
  (coalesce(p.pendiente, 0) - coalesce(p."aFavor", 0))::bigint AS saldo`

/** Balances are added up for the page's totals whatever the order, so an order by them costs nothing more. */
const ORDEN = {
  ...{ listado: cuentas, id: 'm.id' },
  claves: {
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    dni: [{ sql: 'm.dni', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
    estado: [{ sql: `${nombreDeTipo('t')} COLLATE es_ar`, tipo: 'text' }],
    pendiente: [{ sql: 'coalesce(s.pendiente, 0)', tipo: 'bigint' }],
    aFavor: [{ sql: 'coalesce(s."aFavor", 0)', tipo: 'bigint' }],
    saldo: [{ sql: '(coalesce(s.pendiente, 0) - coalesce(s."aFavor", 0))', tipo: 'bigint' }],
  },
} as const

interface Totales {
  cantidad: number
  pendienteTotal: Centavos
  aFavorTotal: Centavos
}

/** One page and the totals of all that match, from one query. */
export async function listCuentas(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<PaginaConTotales> {
  const { params, add } = parameters()
  const conditions = whereOf(pedido, add)
  if (conditions.persona.includes(NADIE))
    return { cantidad: 0, pendiente: CERO, aFavor: CERO, saldo: CERO, filas: [] }
  const rows = await db.query<Fila & Totales>(
    `WITH s AS MATERIALIZED (${saldosDe()}), t AS (${totalsOf(conditions)}), p AS (${numbered(rowsOf(conditions, tramoOf(ORDEN, pedido, add)))})
     SELECT t.*, ${FILA} FROM t LEFT JOIN p ON true LEFT JOIN tipo_matricula e ON e.id = p.tipo_matricula_id ORDER BY p.puesto`,
    params,
  )
  const [first] = rows
  const pendiente = first?.pendienteTotal ?? CERO
  const aFavor = first?.aFavorTotal ?? CERO
  return {
    cantidad: first?.cantidad ?? 0,
    pendiente,
    aFavor,
    saldo: subtract(pendiente, aFavor),
    filas: rows
      .filter(({ id }) => id !== null)
      .map(({ cantidad: _, pendienteTotal: _p, aFavorTotal: _f, ...fila }) => fila),
  }
}

export async function listLoteDeCuentas(db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> {
  const { params, add } = parameters()
  const conditions = whereOf(pedido, add)
  if (conditions.persona.includes(NADIE)) return []
  const tramo = tramoOf(ORDEN, pedido, add)
  return db.query<Fila>(
    `WITH s AS MATERIALIZED (${saldosDe()}), p AS (${numbered(rowsOf(conditions, tramo))})
     SELECT ${FILA}${tramo.lugar && ', p.lugar'} FROM p JOIN tipo_matricula e ON e.id = p.tipo_matricula_id ORDER BY p.puesto`,
    params,
  )
}
