import type { traerLote, traerTodos } from '@/contract/cuentas-corrientes'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable } from '@/backend/db/conexion'
import { POR_PAGINA } from '@/backend/nucleo/manejador'
import { type Claves, clavesDeNombre, numbered, puestoOf } from '@/backend/nucleo/orden'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { placeOf } from '@/backend/padron/matriculado/lugar'
import { readNumber } from '@/backend/nucleo/number'
import { CERO, type Centavos, subtract } from '@/domain/dinero'
import { type ColumnaDe, ORDENES_DE } from '@/domain/orden'
import { searchWords } from '@/domain/plegar'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'

type Pagina = FilaDe<typeof traerTodos>
type Fila = Pagina['filas'][number]
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/**
 * Unpaid charges, and movements without a charge. Partial indexes leave the paid past unread; `verificar` compares
 * the sums with the ledger.
 */
const SALDOS = `
  SELECT coalesce(d.matriculado_id, k.matriculado_id) AS id, coalesce(d.monto, 0)::bigint AS pendiente,
    coalesce(k.monto, 0)::bigint AS "aFavor"
  FROM (SELECT matriculado_id, sum(monto)::bigint AS monto FROM cargo WHERE ${IMPAGO} GROUP BY 1) d
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

/** Null when nobody can match, such as for letters as a DNI. */
function conditionsOf(filtros: Filtros, params: unknown[]): Condiciones | null {
  const add = (value: unknown): string => `$${params.push(value)}`
  const { nombre, tipoMatriculaID, saldo, importeDesde } = filtros
  const words = searchWords(nombre ?? '')
  const dni = readNumber(filtros.dni)
  const matricula = readNumber(filtros.matricula)
  if ((nombre?.trim() && words.length === 0) || dni === null || matricula === null) return null
  const persona = words.map((word) => `m.busqueda LIKE ${add(`%${word}%`)}`)
  if (dni !== undefined) persona.push(`m.dni = ${add(dni)}`)
  if (matricula !== undefined) persona.push(`m.matricula = ${add(matricula)}`)
  if (tipoMatriculaID !== undefined) persona.push(`m.tipo_matricula_id = ${add(tipoMatriculaID)}`)
  const deSaldo: string[] = []
  if (saldo === 'deuda') deSaldo.push('s.pendiente > 0')
  if (saldo === 'favor') deSaldo.push('s."aFavor" > 0')
  if (saldo === 'cero')
    persona.push('NOT EXISTS (SELECT FROM s WHERE s.id = m.id AND s.pendiente <> s."aFavor")')
  if (importeDesde !== undefined && importeDesde > 0n) deSaldo.push(`s.pendiente >= ${add(importeDesde)}`)
  return { persona, saldo: deSaldo, sinSaldo: deSaldo.length === 0 }
}

const all = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''

/**
 * If everybody may match, balances are joined only to the page that the order's index gives; otherwise the few with a
 * balance are sorted.
 */
const rowsOf = (
  { persona, saldo, sinSaldo }: Condiciones,
  orden: Orden | undefined,
  more: string,
  tail: string,
): string =>
  orden
    ? `SELECT m.id, m.apellido, m.nombre, m.matricula, m.dni, m.tipo_matricula_id, s.pendiente, s."aFavor"${more}
       FROM matriculado m ${sinSaldo ? 'LEFT ' : ''}JOIN s ON s.id = m.id JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
       ${all([...saldo, ...persona])} ORDER BY ${puestoOf(CLAVES, orden, 'm.id').orden} ${tail}`
    : sinSaldo
      ? `SELECT m.*, s.pendiente, s."aFavor" FROM (
         SELECT m.id, m.apellido, m.nombre, m.matricula, m.dni, m.tipo_matricula_id
         FROM matriculado m ${all(persona)} ORDER BY m.apellido, m.nombre, m.id ${tail}
       ) m LEFT JOIN s ON s.id = m.id ORDER BY m.apellido, m.nombre, m.id`
      : `SELECT m.id, m.apellido, m.nombre, m.matricula, m.dni, m.tipo_matricula_id, s.pendiente, s."aFavor"
       FROM s JOIN matriculado m ON m.id = s.id ${all([...saldo, ...persona])}
       ORDER BY m.apellido, m.nombre, m.id ${tail}`

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

const INICIAL = ORDENES_DE.cuentas.inicial
type Orden = typeof INICIAL | NonNullable<EntradaDe<typeof traerTodos>['orden']>
/** Balances are added up for the page's totals whatever the order, so an order by them costs nothing more. */
const CLAVES: Claves<ColumnaDe<'cuentas'>> = {
  matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
  dni: [{ sql: 'm.dni', tipo: 'integer' }],
  apellidoNombre: clavesDeNombre(),
  estado: [{ sql: `${nombreDeTipo('t')} COLLATE es_ar`, tipo: 'text' }],
  pendiente: [{ sql: 'coalesce(s.pendiente, 0)', tipo: 'bigint' }],
  aFavor: [{ sql: 'coalesce(s."aFavor", 0)', tipo: 'bigint' }],
  saldo: [{ sql: '(coalesce(s.pendiente, 0) - coalesce(s."aFavor", 0))', tipo: 'bigint' }],
}

interface Totales {
  cantidad: number
  pendienteTotal: Centavos
  aFavorTotal: Centavos
}

/** One page by name and the totals of all that match, from one query. */
export async function listCuentas(
  db: Queryable,
  { pagina = 1, orden = INICIAL, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<Pagina> {
  const params: unknown[] = []
  const conditions = conditionsOf(filtros, params)
  if (!conditions) return { cantidad: 0, pendiente: CERO, aFavor: CERO, saldo: CERO, filas: [] }
  const tail = `LIMIT ${POR_PAGINA} OFFSET $${params.push((pagina - 1) * POR_PAGINA)}`
  const rows = await db.query<Fila & Totales>(
    `WITH s AS MATERIALIZED (${SALDOS}), t AS (${totalsOf(conditions)}), p AS (${numbered(rowsOf(conditions, orden === INICIAL ? undefined : orden, '', tail))})
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

export async function listLoteDeCuentas(
  db: Queryable,
  { cantidad, despuesDe, orden, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const params: unknown[] = []
  const conditions = conditionsOf(filtros, params)
  if (!conditions) return []
  const puesto = puestoOf(CLAVES, orden ?? INICIAL, 'm.id')
  const add = (value: unknown): string => `$${params.push(value)}`
  if (orden) conditions.persona.push(...(lugar ? [puesto.despuesDe(lugar, add)] : []))
  else if (despuesDe !== undefined) {
    const { apellido, nombre, id } = await placeOf(db, despuesDe)
    const [a, n, i] = [params.push(apellido), params.push(nombre), params.push(id)]
    conditions.persona.push(`(m.apellido, m.nombre, m.id) > ($${a}, $${n}, $${i})`)
  }
  return db.query<Fila>(
    `WITH s AS MATERIALIZED (${SALDOS}), p AS (${numbered(rowsOf(conditions, orden, orden ? `, (${puesto.lugar})::text AS lugar` : '', `LIMIT ${add(cantidad)}`))})
     SELECT ${FILA}${orden ? ', p.lugar' : ''} FROM p JOIN tipo_matricula e ON e.id = p.tipo_matricula_id ORDER BY p.puesto`,
    params,
  )
}
