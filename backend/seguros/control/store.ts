import type { contar, traerLote, traerTodos } from '@/contract/control-cobertura'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { CUBIERTO, CUBRE, joinSeguro } from '@/backend/nucleo/cobertura'
import { parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { clavesDeNombre, numbered, wordsSql } from '@/backend/nucleo/orden'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { refuse } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { CLAVES_DE_FALTA, corteOf, type Falta, FALTAS } from '@/domain/control-cobertura'
import type { Fecha, Mes } from '@/domain/fechas'

type Fila = FilaDe<typeof traerTodos>
type Entrada = EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>

/** The day that is looked at is the first parameter, the first day of its month follows from it. */
const CORTE = '$1::date'
const MES = `date_trunc('month', ${CORTE})::date`

/** SQL: a period of insurance begins in the month, and later than the day that is looked at. */
const POR_VENIR = (desde: string): string => `${desde} > ${CORTE} AND ${desde} < ${MES} + interval '1 month'`

/** SQL: the files that were generated last for the month. */
const ULTIMO_ARCHIVO = `SELECT id FROM archivo_federacion WHERE anio = extract(year FROM ${CORTE})::int
    AND mes = extract(month FROM ${CORTE})::int AND listo_en IS NOT NULL ORDER BY id DESC LIMIT 1`

/** SQL: as `v`, the state of each member on the day, and whether who has it may practise. */
const ESTADOS = `SELECT DISTINCT ON (e.matriculado_id) e.matriculado_id, e.tipo_matricula_id, e.fecha_desde
    FROM periodo_matricula e WHERE e.fecha_desde <= ${CORTE}
    ORDER BY e.matriculado_id, e.fecha_desde DESC, e.id DESC`
const HABILITADO = `v.tipo_matricula_id <= 30 AND ${ajusteSql('estadosHabilitados')} & (1 << (v.tipo_matricula_id - 1)) <> 0`

/**
 * SQL: every member known on the day with his state then, his cover then, whether some day of the month so far was
 * covered, and whether the month has his policy and its file has him. Of a running month only the days that were, but for
 * its file, which has the days to come too: `por_cubrir`.
 */
const MIRADOS = `
  SELECT m.id, m.matricula, m.apellido, m.nombre, v.tipo_matricula_id AS tipo, v.fecha_desde AS estado_desde, seg.desde AS seguro_desde,
    ${HABILITADO} AS habilitado,
    ${CUBIERTO} AS cubierto, ${CUBIERTO} AND seg.tipo_seguro_id IS NULL AS sin_tipo,
    ${CUBIERTO} OR EXISTS (SELECT FROM federacion_matriculado f WHERE f.matriculado_id = m.id
      AND f.eliminado_en IS NULL AND f.desde <= ${CORTE} AND f.hasta >= ${MES}) AS cubierto_en_el_mes,
    p.id IS NOT NULL AS con_poliza, a.archivo_federacion_id IS NOT NULL AS en_archivo, (${ULTIMO_ARCHIVO}) IS NOT NULL AS con_archivo,
    m.id IN (SELECT n.matriculado_id FROM federacion_matriculado n
      WHERE n.eliminado_en IS NULL AND ${POR_VENIR('n.desde')}) AS por_cubrir
  FROM matriculado m
  JOIN (${ESTADOS}) v ON v.matriculado_id = m.id
  ${joinSeguro('m.id', CORTE)}
  LEFT JOIN poliza p ON p.matriculado_id = m.id AND p.anio = extract(year FROM ${CORTE})::int
    AND p.mes = extract(month FROM ${CORTE})::int
  LEFT JOIN archivo_federacion_fila a ON a.archivo_federacion_id = (${ULTIMO_ARCHIVO}) AND a.matriculado_id = m.id
    AND a.unificado`

/** SQL: whether the member `x` has each fault. */
const HAY = {
  sinCobertura: 'x.habilitado AND NOT x.cubierto',
  cubiertoDeMas: 'x.cubierto AND NOT x.habilitado',
  sinTipo: 'x.sin_tipo',
  sinPoliza: 'x.cubierto_en_el_mes AND NOT x.con_poliza',
  polizaDeMas: 'x.con_poliza AND NOT x.cubierto_en_el_mes',
  fueraDeArchivo: 'x.con_archivo AND (x.cubierto_en_el_mes OR x.por_cubrir) AND NOT x.en_archivo',
  deMasEnArchivo: 'x.en_archivo AND NOT x.cubierto_en_el_mes AND NOT x.por_cubrir',
} as const satisfies Readonly<Record<Falta, string>>

/**
 * SQL: a row for each fault of the kinds asked for, `v.falta` of the member `x`, who is looked at once however many
 * rules ask of him.
 */
const FALTAN = `FROM x CROSS JOIN LATERAL (VALUES
    (0, 'sinCobertura', ${HAY.sinCobertura}),
    (1, 'cubiertoDeMas', ${HAY.cubiertoDeMas}),
    (2, 'sinTipo', ${HAY.sinTipo}),
    (3, 'sinPoliza', ${HAY.sinPoliza}),
    (4, 'polizaDeMas', ${HAY.polizaDeMas}),
    (5, 'fueraDeArchivo', ${HAY.fueraDeArchivo}),
    (6, 'deMasEnArchivo', ${HAY.deMasEnArchivo})
  ) v (orden, falta, hay) WHERE v.hay`

/** SQL: since when a row `f` is so, where a day tells it. */
const DESDE = `CASE f.falta WHEN 'cubiertoDeMas' THEN f.estado_desde WHEN 'sinTipo' THEN f.seguro_desde
  WHEN 'sinPoliza' THEN f.seguro_desde WHEN 'fueraDeArchivo' THEN coalesce(f.seguro_desde, (SELECT min(n.desde) FROM federacion_matriculado n
    WHERE n.matriculado_id = f.id AND n.eliminado_en IS NULL AND ${POR_VENIR('n.desde')})) WHEN 'sinCobertura' THEN (SELECT max(o.hasta) + 1 FROM federacion_matriculado o
    WHERE o.matriculado_id = f.id AND o.eliminado_en IS NULL AND o.hasta < ${CORTE}) END`

/** SQL: what is looked up for those alone that are shown. An id has its fault's kind in its last three bits. */
const COLUMNAS = `f.id::float8 * 8 + f.orden AS id, f.falta, ${DESDE} AS desde, f.id AS "matriculadoID", f.matricula,
  ${nombreDeMatriculado('f')} AS "apellidoNombre", ${nombreDeTipo('t')} AS estado`
const REMEDIOS = Object.fromEntries(CLAVES_DE_FALTA.map((falta) => [falta, FALTAS[falta].remedio]))
const ORDEN = {
  ...{ listado: controlCobertura, id: 'x.id::bigint * 8 + v.orden' },
  claves: {
    matricula: [{ sql: 'x.matricula', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre('x'),
    falta: [{ sql: 'v.orden', tipo: 'integer' }, ...clavesDeNombre('x')],
    remedio: [{ sql: wordsSql('v.falta', REMEDIOS), tipo: 'text' }, ...clavesDeNombre('x')],
  },
} as const

/** Throws `Rechazo` beside the month for none, and for one that has not begun. */
function requireCorte({ mes, anio }: Pick<Entrada, 'mes' | 'anio'>, hoy: Fecha): Fecha {
  if (mes === undefined) refuse('mes', 'Elija el mes')
  if (anio === undefined) refuse('anio', 'Elija el año')
  const corte = corteOf({ mes, anio }, hoy)
  if (corte === null) refuse('mes', 'Elija un mes que haya empezado')
  return corte
}

/** How many of each, and of how many policies of the month. */
export async function countFaltas(db: Queryable, mes: Mes, hoy: Fecha): Promise<FilaDe<typeof contar>> {
  const corte = requireCorte(mes, hoy)
  const counts = CLAVES_DE_FALTA.map((falta) => `(count(*) FILTER (WHERE ${HAY[falta]}))::int AS "${falta}"`)
  const [row] = await db.query<Record<string, number>>(
    `SELECT (count(*) FILTER (WHERE x.con_poliza))::int AS polizas, ${counts.join(', ')} FROM (${MIRADOS}) x`,
    [corte],
  )
  const faltas = CLAVES_DE_FALTA.map((falta) => ({ falta, cantidad: row?.[falta] ?? 0 }))
  return { corte, polizas: row?.['polizas'] ?? 0, faltas }
}

/** Of `countFaltas` those 'sinCobertura' alone, of a day, without looking at anything else of each member. */
export async function countSinCobertura(db: Queryable, hoy: Fecha): Promise<number> {
  const [row] = await db.query<{ cantidad: number }>(
    `SELECT count(*)::int AS cantidad FROM (${ESTADOS}) v
     WHERE ${HABILITADO} AND NOT EXISTS (
       SELECT FROM federacion_matriculado seg WHERE seg.matriculado_id = v.matriculado_id AND ${CUBRE(CORTE)})`,
    [hoy],
  )
  return row?.cantidad ?? 0
}

/** SQL of the faults asked for and of the rows that come next; `asked` are the parameters of how many there are. */
function partsOf(pedido: Entrada, hoy: Fecha) {
  const { params, add } = parameters(requireCorte(pedido, hoy))
  const quienes = ['true', ...searchMatriculado(pedido.nombre, add)].join(' AND ')
  const cuales = pedido.falta ? `v.falta = ${add(pedido.falta)}` : 'true'
  const asked = [...params]
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const wanted = [cuales, ...despues].join(' AND ')
  return { params, asked, quienes, cuales, lugar, sigue: `AND ${wanted} ORDER BY ${orden} ${limite}` }
}

export async function listFaltas(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const { params, asked, quienes, cuales, sigue } = partsOf(pedido, hoy)
  const found = await db.query<Fila & { total: number }>(
    `WITH x AS MATERIALIZED (${MIRADOS} WHERE ${quienes})
     SELECT ${COLUMNAS}, f.total
     FROM (${numbered(`SELECT x.*, v.orden, v.falta, count(*) OVER ()::int AS total ${FALTAN} ${sigue}`)}) f
     JOIN tipo_matricula t ON t.id = f.tipo ORDER BY f.puesto`,
    params,
  )
  const filas = found.map(({ total: _total, ...fila }) => fila)
  if (found[0] || (pedido.pagina ?? 1) === 1) return { filas, total: found[0]?.total ?? 0 }
  const [count] = await db.query<{ total: number }>(
    `WITH x AS MATERIALIZED (${MIRADOS} WHERE ${quienes})
     SELECT count(*)::int AS total ${FALTAN} AND ${cuales}`,
    asked,
  )
  return { filas, total: count?.total ?? 0 }
}

export function listLoteDeFaltas(
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
  hoy: Fecha,
): Promise<Fila[]> {
  const { params, quienes, lugar, sigue } = partsOf(pedido, hoy)
  return db.query<Fila>(
    `WITH x AS MATERIALIZED (${MIRADOS} WHERE ${quienes})
     SELECT ${COLUMNAS}${lugar && ', f.lugar'}
     FROM (${numbered(`SELECT x.*, v.orden, v.falta${lugar} ${FALTAN} ${sigue}`)}) f
     JOIN tipo_matricula t ON t.id = f.tipo ORDER BY f.puesto`,
    params,
  )
}
