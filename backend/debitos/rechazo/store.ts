import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/rechazo'
import type { Queryable } from '@/backend/db/conexion'
import { readAjustesDeDebito } from '@/backend/debitos/ajuste/store'
import { readRespuestas } from '@/backend/debitos/ronda/respuesta'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { searchMember } from '@/backend/nucleo/member-search'
import { type Claves, clavesDeNombre, puestoOf } from '@/backend/nucleo/orden'
import { nombreCorrido, nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { type ColumnaDe, ORDENES_DE } from '@/domain/orden'
import { FALLECIDO } from '@/domain/estados'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>
export type Rechazo = Fila & {
  nombre: string
  email: string | null
  telefono: string | null
  fallecido: boolean
}

const LUGAR = 'm.apellido COLLATE es_ar, m.nombre COLLATE es_ar, f.id'

/** SQL: what is still owed of the debit `f`. */
const DEBE = `(SELECT coalesce(sum(c.monto), 0)::bigint FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id
  WHERE rc.ronda_fila_id = f.id AND ${IMPAGO})`

/** SQL: how many debits of the member were rejected one after the other up to `f`, by the enrolment in force. */
const SEGUIDOS = `(SELECT count(*)::int FROM ronda_fila g JOIN ronda q ON q.id = g.ronda_id
  WHERE g.matriculado_id = f.matriculado_id AND g.resultado < 0 AND g.id <= f.id
    AND q.enviada_en >= coalesce(d.creado_en, q.enviada_en)
    AND g.id > coalesce((SELECT max(h.id) FROM ronda_fila h
      WHERE h.matriculado_id = f.matriculado_id AND h.resultado > 0 AND h.id < f.id), 0))`

/** Money came in, so it is no work for this list: it waits among the collections to be resolved. */
const SIN_DINERO =
  'NOT EXISTS (SELECT FROM rendicion_fila x WHERE x.ronda_fila_id = f.id AND x.viva AND x.cobrado)'

/** SQL: debits `f` with how often in a row (`s`) and from how many on leaving is proposed (`n`), by the limits in $1. */
const DE = `FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id JOIN matriculado m ON m.id = f.matriculado_id
  LEFT JOIN da_listado d ON d.matriculado_id = m.id AND d.fecha_baja IS NULL
  LEFT JOIN forma_pago p ON p.id = d.forma_pago_id
  CROSS JOIN LATERAL (SELECT ${SEGUIDOS} AS seguidos) s
  CROSS JOIN LATERAL (SELECT coalesce(($1::jsonb ->> r.forma::text)::int, 0) AS limite) n`

const CLAVES: Claves<ColumnaDe<'rechazos'>> = {
  matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
  apellidoNombre: clavesDeNombre(),
  debito: [{ sql: 'r.anio * 12 + r.mes', tipo: 'integer' }],
  debe: [{ sql: DEBE, tipo: 'bigint' }],
  seguidos: [{ sql: 's.seguidos', tipo: 'integer' }],
}

interface Consulta {
  where: string
  params: unknown[]
  add: (value: unknown) => string
}

async function queryOf(
  db: Queryable,
  { forma, mes, anio, nombre, aBaja }: Filtros,
  ids?: readonly number[],
): Promise<Consulta> {
  const { formas } = await readAjustesDeDebito(db)
  const limites = Object.fromEntries(
    Object.entries(formas).map(([clave, { rechazosSeguidos }]) => [clave, rechazosSeguidos]),
  )
  const params: unknown[] = [JSON.stringify(limites)]
  const add = (value: unknown): string => `$${params.push(value)}`
  const delMes = mes !== undefined && anio !== undefined
  const where = [
    `f.resultado < 0 AND f.sacada_en IS NULL AND r.estado IN ('enviada', 'rendida') AND ${SIN_DINERO}`,
    ...(delMes ? [`r.mes = ${add(mes)} AND r.anio = ${add(anio)}`] : [`f.ultima AND ${DEBE} > 0`]),
    ...(forma === undefined ? [] : [`r.forma = ${add(forma)}`]),
    ...(ids === undefined ? [] : [`m.id = ANY(${add(ids)}::int[])`]),
    ...(aBaja === true ? ['d.id IS NOT NULL AND n.limite > 0 AND s.seguidos >= n.limite'] : []),
    ...searchMember(nombre, add),
  ].join(' AND ')
  return { params, add, where }
}

async function readFilas(db: Queryable, rest: string, params: unknown[], more = ''): Promise<Rechazo[]> {
  const filas = await db.query<Omit<Rechazo, 'paso' | 'quien' | 'dejar' | 'respuesta'>>(
    `SELECT f.id, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre",
       ${nombreCorrido('m')} AS nombre, d.id AS "daListadoID", p.nombre AS "formaPago", ${DEBE} AS debe, s.seguidos,
       d.id IS NOT NULL AND n.limite > 0 AND s.seguidos >= n.limite AS "aBaja", m.email, m.telefono,
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

export async function listRechazos(
  db: Queryable,
  { pagina = 1, orden = ORDENES_DE.rechazos.inicial, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { where, params, add } = await queryOf(db, filtros)
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} WHERE ${where}`, [
    ...params,
  ])
  const puesto = puestoOf(CLAVES, orden, 'f.id').orden
  const rest = `WHERE ${where} ORDER BY ${puesto} LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}`
  return { filas: await readFilas(db, rest, params), total: count?.total ?? 0 }
}

/** Up to `cantidad` of them after the debit `despuesDe`, or after `lugar` in an order. */
export async function listLoteDeRechazos(
  db: Queryable,
  { cantidad, despuesDe, orden, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { where, params, add } = await queryOf(db, filtros)
  if (orden) {
    const puesto = puestoOf(CLAVES, orden, 'f.id')
    const after = lugar ? `AND ${puesto.despuesDe(lugar, add)}` : ''
    const inOrder = `WHERE ${where} ${after} ORDER BY ${puesto.orden} LIMIT ${add(cantidad)}`
    return readFilas(db, inOrder, params, `, ${puesto.lugar} AS lugar`)
  }
  const beyond =
    despuesDe === undefined
      ? ''
      : `AND (${LUGAR}) > (SELECT y.apellido COLLATE es_ar, y.nombre COLLATE es_ar, z.id
           FROM ronda_fila z JOIN matriculado y ON y.id = z.matriculado_id WHERE z.id = ${add(despuesDe)})`
  return readFilas(db, `WHERE ${where} ${beyond} ORDER BY ${LUGAR} LIMIT ${add(cantidad)}`, params)
}

/** The last rejected debit of each of these members that the filters find and that is still owed, by name. */
export async function readRechazosDe(
  db: Queryable,
  { ids, ...filtros }: Filtros & { ids: readonly number[] },
): Promise<Rechazo[]> {
  const { where, params } = await queryOf(db, filtros, ids)
  const filas = await readFilas(db, `WHERE ${where} AND ${DEBE} > 0 ORDER BY ${LUGAR}`, params)
  return [...new Map(filas.map((fila) => [fila.matriculadoID, fila])).values()]
}
