import type {
  leer,
  traerCobros,
  traerFilas,
  traerLote,
  traerLoteDeCobros,
  traerTodas,
} from '@/contract/rendicion'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { rendicion } from '@/contract/listas/rendicion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { toldBefore } from '@/backend/debitos/rendicion/filas'
import { missingIn, saysPending } from '@/backend/debitos/ronda/respuesta'
import { RECIBO } from '@/backend/debitos/rendicion/recibo-devuelto'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreCorrido, nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { INEXISTENTE } from '@/domain/debito/rendicion'

type Rendicion = FilaDe<typeof traerTodas>

/** SQL for reports `r`; conditions follow. */
const RENDICION = `
  SELECT r.id, r.ronda_id AS "rondaID", r.clase, r.nombre, r.estado, r.lineas, r.leida_en AS leida, ${QUIEN} AS quien,
    r.aplicada_en AS aplicada
  FROM rendicion r LEFT JOIN usuario u ON u.id = r.leida_por`

export const listRendiciones = (db: Queryable, rondaID: number): Promise<Rendicion[]> =>
  db.query<Rendicion>(`${RENDICION} WHERE r.ronda_id = $1 ORDER BY r.id DESC`, [rondaID])

/**
 * SQL: the line `f` of the report `r` moves nothing, since another report told the very same. Before it is applied that
 * is how it stands now, so that what is asked before applying is what applying does.
 */
const REPETIDA = `(f.repetida OR NOT f.viva AND r.estado <> 'deshecha' AND EXISTS (${toldBefore('f', 'r')}))`

/** A report with its counts. Throws `noEncontrado`. */
export async function readRendicion(db: Queryable, id: number): Promise<FilaDe<typeof leer>> {
  const [leida] = await db.query<Rendicion>(`${RENDICION} WHERE r.id = $1`, [id])
  if (!leida) throw noEncontrado()
  const contadas = await db.query<FilaDe<typeof leer>['codigos'][number] & { repetida: boolean }>(
    `SELECT f.resultado, ${saysPending('f')} AS pendiente, ${REPETIDA} AS repetida, count(*)::int AS cantidad,
       coalesce(sum(f.importe) FILTER (WHERE f.cobrado), 0)::bigint AS cobrado
     FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id WHERE f.rendicion_id = $1
     GROUP BY 1, 2, 3 ORDER BY f.resultado DESC, pendiente`,
    [id],
  )
  const [counts] = await db.query<{ faltan: number }>(
    `SELECT count(*)::int AS faltan FROM ronda_fila f WHERE f.ronda_id = $2 AND ${missingIn('$1')}`,
    [id, leida.rondaID],
  )
  return {
    ...leida,
    codigos: contadas.flatMap(({ repetida, ...codigo }) => (repetida ? [] : [codigo])),
    repetidas: contadas.reduce((sum, { repetida, cantidad }) => sum + (repetida ? cantidad : 0), 0),
    faltan: counts?.faltan ?? 0,
  }
}

type Fila = FilaDe<typeof traerFilas>
type PedidoDeFilas = EntradaDe<typeof traerFilas> | EntradaDe<typeof traerLote>

export async function listFilas(db: Queryable, pedido: EntradaDe<typeof traerFilas>): Promise<Pagina<Fila>> {
  const { donde, params } = filasOf(pedido)
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id
     LEFT JOIN matriculado m ON m.id = f.matriculado_id WHERE ${donde}`,
    params,
  )
  return { filas: await readFilas(db, pedido), total: count?.total ?? 0 }
}

/** The lines of a page or of a lot. */
export function readFilas(db: Queryable, pedido: PedidoDeFilas): Promise<Fila[]> {
  const { donde, params, add } = filasOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN_DE_FILAS, pedido, add)
  return db.query<Fila>(
    `${filaOf(lugar)} WHERE ${[donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}

const ORDEN_DE_FILAS = {
  ...{ listado: rendicion, id: 'f.id' },
  claves: { linea: [{ sql: 'f.orden', tipo: 'integer' }] },
} as const

/** Of a result only the lines that count for it. */
const DONDE_DE_FILAS: Donde<FiltrosDe<typeof rendicion.declaracion>> = {
  resultado: (resultado, add) => [
    `f.resultado = ANY(${add(resultado === -2 ? INEXISTENTE : [resultado])})`,
    `NOT ${REPETIDA}`,
  ],
  pendiente: (pendiente, add, { resultado }) => [
    `${saysPending('f')} = ${add(pendiente)}`,
    ...(resultado === undefined ? [`NOT ${REPETIDA}`] : []),
  ],
  nombre: (nombre, add) => searchMatriculado(nombre, add),
}

/** SQL: which lines of a report `r` are looked for, of the members `m`. */
function filasOf(pedido: PedidoDeFilas) {
  const { params, add } = parameters(pedido.rendicionID)
  const donde = ['f.rendicion_id = $1', ...conditionsOf(DONDE_DE_FILAS, pedido, add)].join(' AND ')
  return { donde, params, add }
}

/**
 * SQL for a report's lines `f`, of a member `m`, that answer a debit `rf` and came to a payment `p` or to money `w` that
 * waits; conditions follow.
 */
const filaOf = (lugar: string): string => `
  SELECT f.id, f.linea, f.clave, f.matricula, f.matriculado_id AS "matriculadoID",
    CASE WHEN rf.apellido_nombre <> ${nombreCorrido('m')} THEN rf.apellido_nombre ELSE ${nombreDeMatriculado('m')} END AS "apellidoNombre",
    rf.importe AS pedido, f.importe, f.cobrado, f.fecha_cobro AS fecha, f.codigo, f.texto, f.resultado,
    ${saysPending('f')} AS pendiente, f.reversa, ${REPETIDA} AS repetida, w.estado AS "porResolver", p.nro_recibo AS "nroRecibo"${lugar}
  FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id LEFT JOIN matriculado m ON m.id = f.matriculado_id
  LEFT JOIN ronda_fila rf ON rf.id = f.ronda_fila_id LEFT JOIN pago p ON p.id = f.pago_id
  LEFT JOIN cobro_por_resolver w ON w.rendicion_fila_id = f.id`

type Cobro = FilaDe<typeof traerCobros>
type Recibo = NonNullable<Cobro['recibo']>
type Leido = Omit<Cobro, 'recibo'> & Omit<Recibo, 'pagoID'> & { pagoID: number | null }

const withReceipt = ({ pagoID, nroRecibo, total, anulado, ...cobro }: Leido): Cobro => ({
  ...cobro,
  recibo: pagoID === null ? null : { pagoID, nroRecibo, total, anulado },
})

export async function listCobros(
  db: Queryable,
  pedido: EntradaDe<typeof traerCobros>,
): Promise<Pagina<Cobro>> {
  const [count] = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM cobro_por_resolver c WHERE c.estado = coalesce($1, c.estado)',
    [pedido.estado ?? null],
  )
  return { filas: await readCobros(db, pedido), total: count?.total ?? 0 }
}

/** The money of a page or of a lot. */
export async function readCobros(
  db: Queryable,
  pedido: EntradaDe<typeof traerCobros> | EntradaDe<typeof traerLoteDeCobros>,
): Promise<Cobro[]> {
  const { params, add } = parameters(pedido.estado ?? null)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN_DE_COBROS, pedido, add)
  const donde = ['c.estado = coalesce($1, c.estado)', ...despues].join(' AND ')
  const sql = `${cobroOf(lugar)} WHERE ${donde} ORDER BY ${orden} ${limite}`
  return (await db.query<Leido>(sql, params)).map(withReceipt)
}

/** Its id is as old as it is. */
const ORDEN_DE_COBROS = { listado: cobrosPorResolver, id: 'c.id', claves: { antiguedad: [] } } as const

/** SQL for the money `c` that waits or waited for a person; conditions follow. */
const cobroOf = (lugar: string): string => `
  SELECT c.id, r.forma, r.mes, r.anio, f.clave, f.matricula, f.matriculado_id AS "matriculadoID",
    ${nombreDeMatriculado('m')} AS "apellidoNombre", c.importe, c.reversa, f.resultado,
    coalesce(f.reversa, f.fecha_cobro) AS fecha, f.texto, c.estado, c.resuelto_en AS resuelto,
    CASE WHEN c.resuelto_en IS NOT NULL THEN ${QUIEN} END AS quien, c.motivo,
    q.id AS "pagoID", q.nro_recibo AS "nroRecibo", q.total, q.anulado_en IS NOT NULL AS anulado${lugar}
  FROM cobro_por_resolver c JOIN rendicion_fila f ON f.id = c.rendicion_fila_id
  JOIN rendicion x ON x.id = f.rendicion_id JOIN ronda r ON r.id = x.ronda_id
  LEFT JOIN matriculado m ON m.id = f.matriculado_id LEFT JOIN usuario u ON u.id = c.resuelto_por
  ${RECIBO}`
