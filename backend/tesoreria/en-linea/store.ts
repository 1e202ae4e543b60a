import { enLinea } from '@/contract/listas/en-linea'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerPago, traerTodos } from '@/contract/mercado-pago'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { clavesDeNombre, numbered, wordsSql } from '@/backend/nucleo/orden'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { ABIERTO, rechazadoDe } from '@/backend/tesoreria/en-linea/intento'
import type { Centavos } from '@/domain/dinero'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { EN_LINEA_EN_PALABRAS } from '@/domain/en-linea'

/** SQL: the money `c` of `cobro_en_linea` came with another amount and was not dealt with. */
export const EN_REVISION = `c.estado = 'approved' AND c.acreditado_en IS NULL AND c.revertido_en IS NULL
  AND c.resuelto_en IS NULL`

/** `e` is the attempt, `m` its member. */
const COLUMNAS = `e.id, e.estado, e.total, e.creado_en AS creado, e.vence_en AS vence,
  ${rechazadoDe('e')} AS rechazado,
  EXISTS (SELECT FROM cobro_en_linea c WHERE c.pago_en_linea_id = e.id AND ${EN_REVISION}) AS "enRevision",
  EXISTS (SELECT FROM cobro_en_linea c WHERE c.pago_en_linea_id = e.id AND c.resuelto_en IS NOT NULL
    AND c.revertido_en IS NULL) AS resuelto,
  CASE WHEN e.${ABIERTO} AND e.vence_en > now() THEN e.url END AS url, e.pasarela = 'prueba' AS prueba,
  e.matriculado_id AS "matriculadoID", ${nombreDeMatriculado('m')} AS matriculado,
  (SELECT string_agg(p.nro_recibo::text, ', ' ORDER BY p.id) FROM cobro_en_linea c JOIN pago p ON p.id = c.pago_id
   WHERE c.pago_en_linea_id = e.id) AS "nroRecibo"`

type Uno = FilaDe<typeof traerPago>

/** With a member given, only an own one. */
export async function readIntento(
  db: Queryable,
  { pagoID, matriculadoID }: EntradaDe<typeof traerPago>,
): Promise<Uno> {
  const [row] = await db.query<Omit<Uno, 'conceptos'>>(
    `SELECT ${COLUMNAS},
       (SELECT max(c.pago_id) FROM cobro_en_linea c WHERE c.pago_en_linea_id = e.id) AS "reciboDe"
     FROM pago_en_linea e JOIN matriculado m ON m.id = e.matriculado_id
     WHERE e.id = $1 AND ($2::int IS NULL OR e.matriculado_id = $2)`,
    [pagoID, matriculadoID ?? null],
  )
  if (!row) throw noEncontrado()
  const conceptos = await db.query<{ nombre: string; monto: Centavos }>(
    `SELECT c.nombre, l.monto FROM pago_en_linea_cargo l JOIN cargo c ON c.id = l.cargo_id
     WHERE l.pago_en_linea_id = $1 ORDER BY c.anio, c.mes, c.id`,
    [pagoID],
  )
  return { ...row, conceptos }
}

const NRO_RECIBO = `(SELECT min(p.nro_recibo) FROM cobro_en_linea c JOIN pago p ON p.id = c.pago_id
  WHERE c.pago_en_linea_id = e.id)`
const ORDEN = {
  ...{ listado: enLinea, id: 'e.id' },
  claves: {
    // An attempt's id is as old as the attempt.
    creado: [],
    matriculado: clavesDeNombre(),
    total: [{ sql: 'e.total', tipo: 'bigint' }],
    estado: [{ sql: wordsSql('e.estado', EN_LINEA_EN_PALABRAS), tipo: 'text' }],
    quien: [{ sql: `${QUIEN} COLLATE es_ar`, tipo: 'text' }],
    nroRecibo: [{ sql: NRO_RECIBO, tipo: 'bigint', nula: true }],
  },
} as const

type Fila = FilaDe<typeof traerTodos>
type Entrada = EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>

const DONDE: Donde<Pick<Entrada, 'matriculadoID' | 'estado'>> = {
  matriculadoID: (matriculadoID, add) => [`e.matriculado_id = ${add(matriculadoID)}`],
  estado: (estado, add) => [`e.estado = ${add(estado)}`],
}

const DE = `FROM pago_en_linea e JOIN matriculado m ON m.id = e.matriculado_id LEFT JOIN usuario u ON u.id = e.usuario_id
  WHERE`

/** Of the chosen ones `d` alone more is looked up. */
const FILA = `${COLUMNAS}, e.motivo, ${QUIEN} AS quien,
  (SELECT string_agg(o.dicho, '. ' ORDER BY o.id) FROM (
     SELECT min(c.id) AS id, dicho.dicho || CASE WHEN count(*) > 1 THEN ' (' || count(*) || ' veces)' ELSE '' END AS dicho
     FROM cobro_en_linea c
     CROSS JOIN LATERAL (SELECT c.observacion || coalesce('. Resuelto: ' || c.resolucion, '') AS dicho) dicho
     WHERE c.pago_en_linea_id = e.id AND c.observacion IS NOT NULL GROUP BY dicho.dicho
   ) o) AS observacion`
const DE_ELEGIDOS = `JOIN pago_en_linea e ON e.id = d.id JOIN matriculado m ON m.id = e.matriculado_id
  LEFT JOIN usuario u ON u.id = e.usuario_id ORDER BY d.puesto`

/** The rows of a page or of a lot, the last first unless in another order. */
function readTramo(db: Queryable, pedido: Entrada): Promise<Fila[]> {
  const { params, add } = parameters()
  const where = ['true', ...conditionsOf(DONDE, pedido, add)]
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const which = `SELECT e.id${lugar} ${DE} ${[...where, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`
  return db.query<Fila>(
    `SELECT ${FILA}${lugar && ', d.lugar'} FROM (${numbered(which)}) d ${DE_ELEGIDOS}`,
    params,
  )
}

export async function listIntentos(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, add } = parameters()
  const where = ['true', ...conditionsOf(DONDE, pedido, add)].join(' AND ')
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} ${where}`, params)
  return { filas: await readTramo(db, pedido), total: count?.total ?? 0 }
}

export const listLoteDeIntentos = (db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> =>
  readTramo(db, pedido)
