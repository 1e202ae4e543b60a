import type { contar, traerLote, traerTodos } from '@/contract/control-cobertura'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { CUBIERTO, joinSeguro } from '@/backend/nucleo/cobertura'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { readNumber } from '@/backend/nucleo/number'
import { refuse } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { CLAVES_DE_FALTA, corteOf, type Falta } from '@/domain/control-cobertura'
import type { Fecha, Mes } from '@/domain/fechas'
import { searchWords } from '@/domain/plegar'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

/** The day that is looked at is the first parameter, the first day of its month follows from it. */
const CORTE = '$1::date'
const MES = `date_trunc('month', ${CORTE})::date`

/**
 * SQL: every member known on the day with his state then, his cover then, whether some day of the month so far was
 * covered, and whether the month has his policy. Of a running month only the days that were.
 */
const MIRADOS = `
  SELECT m.id, m.matricula, m.apellido, m.nombre, v.tipo_matricula_id AS tipo, v.fecha_desde AS estado_desde, seg.desde AS seguro_desde,
    v.tipo_matricula_id <= 30 AND ${ajusteSql('estadosHabilitados')} & (1 << (v.tipo_matricula_id - 1)) <> 0 AS habilitado,
    ${CUBIERTO} AS cubierto, ${CUBIERTO} AND seg.tipo_seguro_id IS NULL AS sin_tipo,
    ${CUBIERTO} OR EXISTS (SELECT FROM federacion_matriculado f WHERE f.matriculado_id = m.id
      AND f.eliminado_en IS NULL AND f.desde <= ${CORTE} AND f.hasta >= ${MES}) AS cubierto_en_el_mes,
    p.id IS NOT NULL AS con_poliza
  FROM matriculado m
  JOIN LATERAL (SELECT e.tipo_matricula_id, e.fecha_desde FROM periodo_matricula e
    WHERE e.matriculado_id = m.id AND e.fecha_desde <= ${CORTE}
    ORDER BY e.fecha_desde DESC, e.id DESC LIMIT 1) v ON true
  ${joinSeguro('m.id', CORTE)}
  LEFT JOIN poliza p ON p.matriculado_id = m.id AND p.anio = extract(year FROM ${CORTE})::int
    AND p.mes = extract(month FROM ${CORTE})::int`

/** SQL: whether a member of `MIRADOS` is at fault. */
const REGLAS: Readonly<Record<Falta, string>> = {
  sinCobertura: 'x.habilitado AND NOT x.cubierto',
  cubiertoDeMas: 'x.cubierto AND NOT x.habilitado',
  sinTipo: 'x.sin_tipo',
  sinPoliza: 'x.cubierto_en_el_mes AND NOT x.con_poliza',
  polizaDeMas: 'x.con_poliza AND NOT x.cubierto_en_el_mes',
}

/** SQL: since when a row `f` is so, where a day tells it. */
const DESDE = `CASE f.falta WHEN 'cubiertoDeMas' THEN f.estado_desde WHEN 'sinTipo' THEN f.seguro_desde
  WHEN 'sinPoliza' THEN f.seguro_desde WHEN 'sinCobertura' THEN (SELECT max(o.hasta) + 1 FROM federacion_matriculado o
    WHERE o.matriculado_id = f.id AND o.eliminado_en IS NULL AND o.hasta < ${CORTE}) END`

/** SQL: where a row stands among the others. */
const LUGAR = 'v.orden, x.apellido, x.nombre, x.id'

/** Throws `Rechazo` beside the month for one that has not begun. */
function requireCorte(mes: Mes, hoy: Fecha): Fecha {
  const corte = corteOf(mes, hoy)
  if (corte === null) refuse('mes', 'Elija un mes que haya empezado')
  return corte
}

/** How many of each, and of how many policies of the month. */
export async function countFaltas(db: Queryable, mes: Mes, hoy: Fecha): Promise<FilaDe<typeof contar>> {
  const corte = requireCorte(mes, hoy)
  const [row] = await db.query<Record<Falta | 'polizas', number>>(
    `SELECT count(*) FILTER (WHERE x.con_poliza)::int AS polizas, ${CLAVES_DE_FALTA.map(
      (falta) => `count(*) FILTER (WHERE ${REGLAS[falta]})::int AS "${falta}"`,
    ).join(', ')} FROM (${MIRADOS}) x`,
    [corte],
  )
  const faltas = CLAVES_DE_FALTA.map((falta) => ({ falta, cantidad: row?.[falta] ?? 0 }))
  return { corte, polizas: row?.polizas ?? 0, faltas }
}

interface Consulta {
  params: unknown[]
  add: (value: unknown) => string
  /** SQL: `x`, the members in question, each looked at once however many rules ask of him. */
  con: string
  /** SQL: a row for each fault of the kinds asked for. */
  de: string
}

function queryOf({ falta, nombre, ...mes }: Filtros, hoy: Fecha): Consulta {
  const params: unknown[] = [requireCorte(mes, hoy)]
  const add = (value: unknown): string => `$${params.push(value)}`
  const matricula = readNumber(nombre) ?? undefined
  const words = matricula === undefined ? searchWords(nombre ?? '') : []
  const conditions = [
    'true',
    ...(matricula === undefined ? [] : [`m.matricula = ${add(matricula)}`]),
    ...words.map((word) => `m.busqueda LIKE ${add(`%${word}%`)}`),
    ...(nombre?.trim() && matricula === undefined && words.length === 0 ? ['false'] : []),
  ]
  const rules = (falta ? [falta] : CLAVES_DE_FALTA).map(
    (one) => `(${CLAVES_DE_FALTA.indexOf(one)}, '${one}', ${REGLAS[one]})`,
  )
  return {
    ...{ params, add },
    con: `WITH x AS MATERIALIZED (${MIRADOS} WHERE ${conditions.join(' AND ')})`,
    de: `FROM x CROSS JOIN LATERAL (VALUES ${rules.join(', ')}) v (orden, falta, hay) WHERE v.hay`,
  }
}

/** SQL: rows with what is looked up for those alone that are shown. An id has its fault's kind in its last three bits. */
const shown = ({ con, de }: Consulta, end: string, total = ''): string => `${con}
  SELECT f.id::float8 * 8 + f.orden AS id, f.falta, ${DESDE} AS desde, f.id AS "matriculadoID", f.matricula,
    ${nombreDeMatriculado('f')} AS "apellidoNombre", ${nombreDeTipo('t')} AS estado ${total && ', f.total'}
  FROM (SELECT x.*, v.orden, v.falta ${total} ${de} ${end}) f JOIN tipo_matricula t ON t.id = f.tipo
  ORDER BY ${LUGAR.replaceAll(/\b[vx]\./g, 'f.')}`

export async function listFaltas(
  db: Queryable,
  { pagina = 1, ...filtros }: EntradaDe<typeof traerTodos>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const consulta = queryOf(filtros, hoy)
  const asked = [...consulta.params]
  const page = `ORDER BY ${LUGAR} LIMIT ${POR_PAGINA} OFFSET ${consulta.add((pagina - 1) * POR_PAGINA)}`
  const found = await db.query<Fila & { total: number }>(
    shown(consulta, page, ', count(*) OVER ()::int AS total'),
    consulta.params,
  )
  const filas = found.map(({ total: _total, ...fila }) => fila)
  if (found[0] || pagina === 1) return { filas, total: found[0]?.total ?? 0 }
  const [count] = await db.query<{ total: number }>(
    `${consulta.con} SELECT count(*)::int AS total ${consulta.de}`,
    asked,
  )
  return { filas, total: count?.total ?? 0 }
}

/** Up to `cantidad` rows after the row `despuesDe`, which may be gone meanwhile. */
export function listLoteDeFaltas(
  db: Queryable,
  { cantidad, despuesDe, ...filtros }: EntradaDe<typeof traerLote>,
  hoy: Fecha,
): Promise<Fila[]> {
  const consulta = queryOf(filtros, hoy)
  const after = despuesDe === undefined ? undefined : consulta.add(despuesDe)
  const beyond =
    after === undefined
      ? ''
      : `AND (${LUGAR}) > (SELECT ${after}::bigint % 8, u.apellido, u.nombre, u.id FROM matriculado u
          WHERE u.id = ${after}::bigint / 8)`
  const end = `${beyond} ORDER BY ${LUGAR} LIMIT ${consulta.add(cantidad)}`
  return db.query<Fila>(shown(consulta, end), consulta.params)
}
