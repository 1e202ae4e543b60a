import { rechazos } from '@/contract/listas/rechazos'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/rechazo'
import type { Queryable } from '@/backend/db/conexion'
import { readAjustesDeDebito } from '@/backend/debitos/ajuste/store'
import { readRespuestas } from '@/backend/debitos/ronda/respuesta'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { clavesDeNombre } from '@/backend/nucleo/orden'
import { nombreCorrido, nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { FALLECIDO } from '@/domain/estados'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>
export type Rechazo = Fila & {
  nombre: string
  email: string | null
  telefono: string | null
  fallecido: boolean
}

/** SQL: what is still owed of the debit `f`. */
const DEBE = `(SELECT coalesce(sum(c.monto), 0)::bigint FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id
  WHERE rc.ronda_fila_id = f.id AND ${IMPAGO})`

/** SQL: how many debits of the member were rejected one after the other up to `f`, by the enrolment in force. */
const SEGUIDOS = `(SELECT count(*)::int FROM ronda_fila g JOIN ronda q ON q.id = g.ronda_id
  WHERE g.matriculado_id = f.matriculado_id AND g.resultado < 0 AND g.id <= f.id
    AND q.enviada_en >= coalesce(d.creado_en, q.enviada_en)
    AND g.id > coalesce((SELECT max(h.id) FROM ronda_fila h
      WHERE h.matriculado_id = f.matriculado_id AND h.resultado > 0 AND h.id < f.id), 0))`

/** SQL: no money came in for the debit `f`; where some did, it waits among the collections to be resolved. */
export const SIN_DINERO =
  'NOT EXISTS (SELECT FROM rendicion_fila x WHERE x.ronda_fila_id = f.id AND x.viva AND x.cobrado)'

/** SQL: debits `f` with how often in a row (`s`) and from how many on leaving is proposed (`n`), by the limits in $1. */
const DE = `FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id JOIN matriculado m ON m.id = f.matriculado_id
  LEFT JOIN da_listado d ON d.matriculado_id = m.id AND d.fecha_baja IS NULL
  LEFT JOIN forma_pago p ON p.id = d.forma_pago_id
  CROSS JOIN LATERAL (SELECT ${SEGUIDOS} AS seguidos) s
  CROSS JOIN LATERAL (SELECT coalesce(($1::jsonb ->> r.forma::text)::int, 0) AS limite) n`

const POR_NOMBRE = 'm.apellido COLLATE es_ar, m.nombre COLLATE es_ar, f.id'
const ORDEN = {
  ...{ listado: rechazos, id: 'f.id' },
  claves: {
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
    debito: [{ sql: 'r.anio * 12 + r.mes', tipo: 'integer' }],
    debe: [{ sql: DEBE, tipo: 'bigint' }],
    seguidos: [{ sql: 's.seguidos', tipo: 'integer' }],
  },
} as const

const A_BAJA = 'd.id IS NOT NULL AND n.limite > 0 AND s.seguidos >= n.limite'

const DONDE: Donde<Filtros> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  forma: (forma, add) => [`r.forma = ${add(forma)}`],
  mes: (mes, add, { anio }) => (anio === undefined ? [] : [`r.mes = ${add(mes)}`]),
  anio: (anio, add, { mes }) => (mes === undefined ? [] : [`r.anio = ${add(anio)}`]),
  aBaja: (aBaja) => (aBaja ? [A_BAJA] : []),
}

/** The limits of each form, which are the query's first parameter, and what the filters ask. */
async function queryOf(db: Queryable, filtros: Filtros) {
  const { formas } = await readAjustesDeDebito(db)
  const limites = Object.fromEntries(
    Object.entries(formas).map(([clave, { rechazosSeguidos }]) => [clave, rechazosSeguidos]),
  )
  const { params, add } = parameters(JSON.stringify(limites))
  const delMes = filtros.mes !== undefined && filtros.anio !== undefined
  const where = [
    `f.resultado < 0 AND f.sacada_en IS NULL AND r.estado IN ('enviada', 'rendida') AND ${SIN_DINERO}`,
    ...(delMes ? [] : [`f.ultima AND ${DEBE} > 0`]),
    ...conditionsOf(DONDE, filtros, add),
  ].join(' AND ')
  return { params, add, where }
}

async function readFilas(db: Queryable, rest: string, params: unknown[], more = ''): Promise<Rechazo[]> {
  const filas = await db.query<Omit<Rechazo, 'paso' | 'quien' | 'dejar' | 'respuesta'>>(
    `SELECT f.id, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre",
       ${nombreCorrido('m')} AS nombre, d.id AS "daListadoID", p.nombre AS "formaPago", ${DEBE} AS debe, s.seguidos,
       ${A_BAJA} AS "aBaja", m.email, m.telefono,
       m.tipo_matricula_id = ${FALLECIDO} AS fallecido${more} ${DE} ${rest}`,
    params,
  )
  const respuestas = await readRespuestas(db, 'WHERE f.id = ANY($1)', [filas.map(({ id }) => id)])
  const by = new Map(respuestas.map((one) => [one.rondaFilaID, one]))
  return filas.flatMap((fila) => {
    const respuesta = by.get(fila.id)
    return respuesta ? [{ ...fila, ...respuesta.remedio, respuesta }] : []
  })
}

/** The rows of a page or of a lot. */
async function readTramo(db: Queryable, pedido: EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>) {
  const { where, params, add } = await queryOf(db, pedido)
  const count = [...params]
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const rest = `WHERE ${[where, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`
  return {
    filas: await readFilas(db, rest, params, lugar),
    where,
    count,
  }
}

export async function listRechazos(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { filas, where, count } = await readTramo(db, pedido)
  const [all] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} WHERE ${where}`, count)
  return { filas, total: all?.total ?? 0 }
}

export const listLoteDeRechazos = async (
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
): Promise<Fila[]> => (await readTramo(db, pedido)).filas

/** The last rejected debit of each of these members that the filters find and that is still owed, by name. */
export async function readRechazosDe(
  db: Queryable,
  { ids, ...filtros }: Filtros & { ids: readonly number[] },
): Promise<Rechazo[]> {
  const { where, params, add } = await queryOf(db, filtros)
  const suyos = `m.id = ANY(${add(ids)}::int[]) AND ${DEBE} > 0`
  const filas = await readFilas(db, `WHERE ${where} AND ${suyos} ORDER BY ${POR_NOMBRE}`, params)
  return [...new Map(filas.map((fila) => [fila.matriculadoID, fila])).values()]
}
