import type { contar, ensayar, traerLote } from '@/contract/ronda'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { chargesOf, debtorsOf } from '@/backend/debitos/ronda/deudores'
import { type Contexto, readContexto } from '@/backend/debitos/ronda/contexto'
import { byOwner, findLiveRonda, type CargoDe } from '@/backend/debitos/ronda/store'
import { type Add, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { clavesDeNombre } from '@/backend/nucleo/orden'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { ENSAYOS, type Ensayo } from '@/domain/debito/ronda'
import { monthNumber, type Mes } from '@/domain/fechas'

/** SQL: the last round of the same debit before the month, as it went out. */
const previousOf = (forma: number, mes: Mes): string => `
  SELECT r.id, r.anio, r.mes FROM ronda r
  WHERE r.forma = ${forma} AND NOT r.prueba AND r.estado <> 'deshecha' AND r.anio * 12 + r.mes - 1 < ${monthNumber(mes)}
  ORDER BY r.anio DESC, r.mes DESC LIMIT 1`

/** SQL: everybody in this debit beside what the round before asked of him. */
function comparedOf({ quienes, mes, reglas, forma }: Contexto): { sql: string; params: unknown[] } {
  const { sql, param } = debtorsOf(quienes, mes, reglas, 'nadie')
  return {
    sql: `WITH x AS MATERIALIZED (${sql}),
      v AS (SELECT f.matriculado_id, f.importe FROM ronda_fila f
        WHERE f.sacada_en IS NULL AND f.ronda_id = (SELECT id FROM (${previousOf(forma, mes)}) r)),
      hay AS (SELECT EXISTS (${previousOf(forma, mes)}) AS anterior),
      u AS (SELECT coalesce(x.matriculado_id, v.matriculado_id) AS id, x.matriculado_id IS NOT NULL AND x.motivo IS NULL AS va,
          x.motivo, x.importe, x.matriculado_id, v.importe AS antes, hay.anterior
        FROM x FULL JOIN v ON v.matriculado_id = x.matriculado_id CROSS JOIN hay)`,
    params: [param],
  }
}

/** SQL: which rows of `u` a list has. Without a round before, nothing differs from it. */
const CUALES: Readonly<Record<Ensayo, string>> = {
  van: 'u.va',
  afuera: 'u.motivo IS NOT NULL',
  entran: 'u.anterior AND u.va AND u.antes IS NULL',
  salen: 'u.antes IS NOT NULL AND NOT u.va',
  cambian: 'u.va AND u.antes <> u.importe',
}
const IMPORTE: Readonly<Record<Ensayo, string>> = {
  van: 'u.importe',
  afuera: 'u.importe',
  entran: 'u.importe',
  salen: 'u.antes',
  cambian: 'u.importe - u.antes',
}

export async function countEnsayo(
  db: Queryable,
  { forma, ...mes }: EntradaDe<typeof contar>,
): Promise<FilaDe<typeof contar>> {
  const contexto = await readContexto(db, forma, mes)
  const { sql, params } = comparedOf(contexto)
  const columns = ENSAYOS.map(
    (one) =>
      `(count(*) FILTER (WHERE ${CUALES[one]}))::int AS "${one}",
       coalesce(sum(${IMPORTE[one]}) FILTER (WHERE ${CUALES[one]}), 0)::bigint AS "${one}Total"`,
  )
  const [row] = await db.query<Record<string, number | bigint>>(
    `${sql} SELECT ${columns.join(', ')} FROM u`,
    params,
  )
  const [anterior] = await db.query<Mes>(`SELECT anio, mes FROM (${previousOf(forma, mes)}) r`)
  return {
    anterior: anterior ?? null,
    ronda: (await findLiveRonda(db, forma, mes)) ?? null,
    vencimiento: contexto.ajustes.periodo.vencimiento,
    faltan: contexto.faltan,
    listas: ENSAYOS.map((lista) => ({
      lista,
      cantidad: Number(row?.[lista] ?? 0),
      total: BigInt(row?.[`${lista}Total`] ?? 0) as FilaDe<typeof contar>['listas'][number]['total'],
    })),
  }
}

type Fila = FilaDe<typeof ensayar>
type Entrada = EntradaDe<typeof ensayar> | EntradaDe<typeof traerLote>

export async function listEnsayo(db: Queryable, pedido: EntradaDe<typeof ensayar>): Promise<Pagina<Fila>> {
  const consulta = await queryOf(db, pedido)
  const { con, from } = consulta
  const params = [...consulta.params]
  const filas = await readFilas(db, consulta, pedido)
  // Each row tells how many there are; a page past the end has none to tell it.
  if (filas[0] || (pedido.pagina ?? 1) === 1) return { filas, total: filas[0]?.total ?? 0 }
  const [count] = await db.query<{ total: number }>(`${con} SELECT count(*)::int AS total ${from}`, params)
  return { filas, total: count?.total ?? 0 }
}

export const listLoteDeEnsayo = async (db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> =>
  readFilas(db, await queryOf(db, pedido), pedido)

const ORDEN = {
  ...{ listado: ensayoDeDebito, id: 'm.id' },
  claves: { apellidoNombre: clavesDeNombre() },
} as const

interface Consulta {
  /** SQL: the rows `u`. */
  con: string
  from: string
  params: unknown[]
  add: Add
  /** SQL: the charges that the list tells of. */
  cargos: string
}

async function queryOf(db: Queryable, { lista, nombre, forma, mes, anio }: Entrada): Promise<Consulta> {
  const contexto = await readContexto(db, forma, { mes, anio })
  const compared = comparedOf(contexto)
  const { params, add } = parameters(...compared.params)
  const donde = [CUALES[lista], ...searchMatriculado(nombre, add)].join(' AND ')
  const from = `FROM u JOIN matriculado m ON m.id = u.id WHERE ${donde}`
  return { con: compared.sql, from, params, add, cargos: chargesOf({ mes, anio }, contexto.reglas) }
}

async function readFilas(
  db: Queryable,
  { con, from, params, add, cargos }: Consulta,
  pedido: Entrada,
): Promise<(Fila & { total: number })[]> {
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<Omit<Fila, 'cargos'> & { total: number }>(
    `${con} SELECT count(*) OVER ()::int AS total, u.id, m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre", u.importe,
       u.antes AS "importeAntes", u.motivo${lugar} ${[from, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
  const cargosOf = byOwner(
    await db.query<CargoDe>(
      `SELECT matriculado_id AS de, nombre, monto FROM cargo
       WHERE matriculado_id = ANY($1) AND ${IMPAGO} AND NOT (${EN_TRAMITE}) AND ${cargos}
       ORDER BY anio, mes, id`,
      [filas.map(({ id }) => id)],
    ),
  )
  return filas.map((fila) => ({ ...fila, cargos: cargosOf(fila.id) }))
}
