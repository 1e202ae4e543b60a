import { morosos } from '@/contract/listas/morosos'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerMorosos, traerTodos } from '@/contract/moroso'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import { clavesDeNombre, numbered } from '@/backend/nucleo/orden'
import { searchName } from '@/backend/nucleo/matriculado-search'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { deudaSql, limitsOf, PERIODO } from '@/backend/tesoreria/ledger/mora'
import { CERO, type Centavos } from '@/domain/dinero'
import { FALLECIDO, TIPO_CONCEPTO, TIPO_MATRICULA } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { nombreCorrido, nombreDeMatriculado } from '@/backend/nucleo/nombres'

type PaginaConTotales = FilaDe<typeof traerTodos>
type Fila = PaginaConTotales['filas'][number]
export type FiltrosMorosos = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/** Of the member `m`. */
const PERSONA: Donde<Pick<FiltrosMorosos, 'nombre' | 'tipoMatriculaID'>> = {
  nombre: (nombre, add) => searchName(nombre, add),
  tipoMatriculaID: (tipo, add) => [`m.tipo_matricula_id = ${add(tipo)}`],
}
/** Of the debt `d`. */
const DEUDA: Donde<Pick<FiltrosMorosos, 'mesesDesde' | 'importeDesde'>> = {
  mesesDesde: (meses, add) => [`d.meses >= ${add(meses)}`],
  importeDesde: (importe, add) => [`d.mora >= ${add(importe)}`],
}

/** The limits of what is owed are the first parameters. */
async function queryOf(db: Queryable, filtros: FiltrosMorosos, hoy: Fecha) {
  const { params, add } = parameters(...(await limitsOf(db, hoy)))
  const persona = conditionsOf(PERSONA, filtros, add)
  return { params, add, persona, deuda: ['d.mora > 0', ...conditionsOf(DEUDA, filtros, add)] }
}

/** Debts are added up for the page's totals whatever the order, so an order by them costs nothing more. */
const ORDEN = {
  ...{ listado: morosos, id: 'm.id' },
  claves: {
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    dni: [{ sql: 'm.dni', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
    mora: [{ sql: 'd.mora', tipo: 'bigint' }],
    meses: [{ sql: 'd.meses', tipo: 'bigint' }],
  },
} as const

/** Rows and totals come from one query, so that they cannot disagree. */
export async function listMorosos(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
  hoy: Fecha,
): Promise<PaginaConTotales> {
  const { params, add, persona, deuda } = await queryOf(db, pedido, hoy)
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  // Members with old debt only are in no list, but they count while no mora is asked for.
  const elegida = deuda.slice(1).join(' AND ') || 'true'
  const de = persona.length > 0 ? `WHERE ${persona.join(' AND ')}` : ''
  const rows = await db.query<Fila & Totales>(
    `WITH d AS MATERIALIZED (${deudaSql()}),
     t AS (
       SELECT count(*) FILTER (WHERE ${deuda.join(' AND ')})::int AS cantidad,
         coalesce(sum(d.mora) FILTER (WHERE ${deuda.join(' AND ')}), 0)::bigint AS "moraTotal",
         count(d.antigua) FILTER (WHERE ${elegida})::int AS "conAntigua",
         coalesce(sum(d.antigua) FILTER (WHERE ${elegida}), 0)::bigint AS antigua
       FROM d ${de && `JOIN matriculado m ON m.id = d.matriculado_id ${de}`}
     ),
     p AS (
       ${numbered(`SELECT m.id, m.matricula, m.dni, m.apellido, m.nombre, d.mora, d.meses
       FROM d JOIN matriculado m ON m.id = d.matriculado_id
       WHERE ${[...deuda, ...persona].join(' AND ')}
       ORDER BY ${orden} ${limite}`)}
     )
     SELECT t.*, p.id, p.matricula, p.dni, ${nombreDeMatriculado('p')} AS "apellidoNombre", p.mora, p.meses
     FROM t LEFT JOIN p ON true ORDER BY p.puesto`,
    params,
  )
  const [first] = rows
  return {
    cantidad: first?.cantidad ?? 0,
    mora: first?.moraTotal ?? CERO,
    conAntigua: first?.conAntigua ?? 0,
    antigua: first?.antigua ?? CERO,
    filas: rows
      .filter(({ id }) => id !== null)
      .map(({ id, matricula, dni, apellidoNombre, mora, meses }) => ({
        id,
        matricula,
        dni,
        apellidoNombre,
        mora,
        meses,
      })),
  }
}

export async function listLoteDeMorosos(
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
  hoy: Fecha,
): Promise<Fila[]> {
  const { params, add, persona, deuda } = await queryOf(db, pedido, hoy)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  return db.query<Fila>(
    `WITH d AS MATERIALIZED (${deudaSql()})
     SELECT m.id, m.matricula, m.dni, ${nombreDeMatriculado('m')} AS "apellidoNombre", d.mora, d.meses${lugar}
     FROM d JOIN matriculado m ON m.id = d.matriculado_id
     WHERE ${[...deuda, ...persona, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}

interface Totales {
  cantidad: number
  moraTotal: Centavos
  conAntigua: number
  antigua: Centavos
}

export interface Moroso {
  id: number
  nombre: string
  mora: Centavos
  meses: number
  enPago: boolean
  email: string | null
  telefono: string | null
  fallecido: boolean
}

export interface Elegidos extends FiltrosMorosos {
  ids?: readonly number[] | undefined
  excluidos?: readonly number[] | undefined
}

/** Those among `ids`, or all that the filters find except the `excluidos`, by name. */
export async function readMorosos(
  db: Queryable,
  { ids, excluidos, ...filtros }: Elegidos,
  hoy: Fecha,
): Promise<Moroso[]> {
  const { params, add, persona, deuda } = await queryOf(db, ids ? {} : filtros, hoy)
  const chosen = ids ? [`m.id = ANY(${add(ids)})`] : excluidos ? [`m.id <> ALL(${add(excluidos)})`] : []
  return db.query<Moroso>(
    `WITH d AS MATERIALIZED (${deudaSql()})
     SELECT m.id, ${nombreCorrido('m')} AS nombre, d.mora, d.meses, d."enPago", m.email, m.telefono,
       m.tipo_matricula_id = ${FALLECIDO} AS fallecido
     FROM d JOIN matriculado m ON m.id = d.matriculado_id
     WHERE ${[...deuda, ...persona, ...chosen].join(' AND ')} ORDER BY m.apellido, m.nombre, m.id`,
    params,
  )
}

type Item = FilaDe<typeof traerMorosos>

/**
 * The specification's call: all delinquents in two lists by name, one for concepts, or the `cantidad` of each who owe
 * most. A member who owes both is in both.
 */
export async function listPorClase(
  db: Queryable,
  hoy: Fecha,
  cantidad?: number,
): Promise<{ matricula: Item[]; concepto: Item[] }> {
  const rows = await db.query<Item & { tipo: number }>(
    `WITH p AS (
       SELECT matriculado_id, CASE tipo WHEN ${TIPO_CONCEPTO} THEN ${TIPO_CONCEPTO} ELSE ${TIPO_MATRICULA} END AS tipo,
         sum(monto)::bigint AS monto,
         make_date(min(${PERIODO}) / 12, min(${PERIODO}) % 12 + 1, ${ajusteSql('diaVencimiento')}) AS fecha
       FROM cargo WHERE ${IMPAGO} AND ${PERIODO} >= $2 AND ${PERIODO} < $1 GROUP BY 1, 2
     ),
     o AS MATERIALIZED (
       SELECT * FROM (
         SELECT p.*, row_number() OVER (PARTITION BY tipo ORDER BY monto DESC, matriculado_id) AS lugar FROM p
       ) r WHERE $3::int IS NULL OR lugar <= $3
     ),
     d AS MATERIALIZED (${deudaSql('matriculado_id IN (SELECT matriculado_id FROM o)')})
     SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS nombre, o.monto, o.fecha, m.matricula, m.dni,
       m.telefono, d.meses, o.tipo
     FROM o JOIN d USING (matriculado_id) JOIN matriculado m ON m.id = o.matriculado_id
     ORDER BY m.apellido, m.nombre, m.id`,
    [...(await limitsOf(db, hoy)), cantidad ?? null],
  )
  const ofKind = (wanted: number): Item[] =>
    rows.filter(({ tipo }) => tipo === wanted).map(({ tipo: _, ...item }) => item)
  return { matricula: ofKind(TIPO_MATRICULA), concepto: ofKind(TIPO_CONCEPTO) }
}
