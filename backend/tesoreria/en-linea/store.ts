import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerPago, traerTodos } from '@/contract/mercado-pago'
import type { Queryable } from '@/backend/db/conexion'
import { POR_PAGINA } from '@/backend/nucleo/manejador'
import { type Claves, clavesDeNombre, numbered, puestoOf, wordsSql } from '@/backend/nucleo/orden'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { ABIERTO, rechazadoDe } from '@/backend/tesoreria/en-linea/intento'
import type { Centavos } from '@/domain/dinero'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { EN_LINEA_EN_PALABRAS } from '@/domain/en-linea'
import { type ColumnaDe, ORDENES_DE } from '@/domain/orden'

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
/** An attempt's id is as old as the attempt. */
const CLAVES: Claves<ColumnaDe<'enLinea'>> = {
  creado: [],
  matriculado: clavesDeNombre(),
  total: [{ sql: 'e.total', tipo: 'bigint' }],
  estado: [{ sql: wordsSql('e.estado', EN_LINEA_EN_PALABRAS), tipo: 'text' }],
  quien: [{ sql: `${QUIEN} COLLATE es_ar`, tipo: 'text' }],
  nroRecibo: [{ sql: NRO_RECIBO, tipo: 'bigint', nula: true }],
}
const INICIAL = ORDENES_DE.enLinea.inicial

type Filtros = Pick<EntradaDe<typeof traerTodos>, 'matriculadoID' | 'estado'>
type Fila = FilaDe<typeof traerTodos>

const DE = `FROM pago_en_linea e JOIN matriculado m ON m.id = e.matriculado_id LEFT JOIN usuario u ON u.id = e.usuario_id
  WHERE ($1::int IS NULL OR e.matriculado_id = $1) AND ($2::text IS NULL OR e.estado = $2)`
const paramsOf = ({ matriculadoID, estado }: Filtros): unknown[] => [matriculadoID ?? null, estado ?? null]

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

/** A page, the last first unless in another order. */
export async function listIntentos(
  db: Queryable,
  { pagina, orden = INICIAL, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<{ filas: Fila[]; total: number }> {
  const params = paramsOf(filtros)
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE}`, params)
  const puesto = puestoOf(CLAVES, orden, 'e.id')
  const filas = await db.query<Fila>(
    `SELECT ${FILA}
     FROM (${numbered(`SELECT e.id ${DE} ORDER BY ${puesto.orden} LIMIT ${POR_PAGINA} OFFSET $3`)}) d ${DE_ELEGIDOS}`,
    [...params, (pagina - 1) * POR_PAGINA],
  )
  return { filas, total: count?.total ?? 0 }
}

/** Up to `cantidad` rows after `lugar`. */
export function listLoteDeIntentos(
  db: Queryable,
  { cantidad, orden = INICIAL, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const params = paramsOf(filtros)
  const add = (value: unknown): string => `$${params.push(value)}`
  const puesto = puestoOf(CLAVES, orden, 'e.id')
  const after = lugar ? puesto.despuesDe(lugar, add) : 'true'
  return db.query<Fila>(
    `SELECT ${FILA}, d.lugar
     FROM (${numbered(`SELECT e.id, (${puesto.lugar})::text AS lugar ${DE} AND ${after}
       ORDER BY ${puesto.orden} LIMIT ${add(cantidad)}`)}) d ${DE_ELEGIDOS}`,
    params,
  )
}
