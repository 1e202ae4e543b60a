import type { traerTodos } from '@/contract/federacion-matriculado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { coverLabel, type Cobertura } from '@/domain/cobertura'
import { formatFecha, type Fecha } from '@/domain/fechas'

export const ENTIDAD = 'federacion_matriculado'

type Fila = FilaDe<typeof traerTodos>

/** The label of the cover that holds today. */
export async function readEstado(db: Queryable, matriculadoID: number, hoy: Fecha): Promise<string> {
  const [cobertura] = await db.query<Cobertura>(
    `SELECT ${CUBIERTO} AS federacion, ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS "ampliacionExtendida"
     FROM matriculado m ${joinSeguro('m.id', '$2')} WHERE m.id = $1`,
    [matriculadoID, hoy],
  )
  if (!cobertura) throw noEncontrado()
  return coverLabel(cobertura)
}

/** A page, the last period first. */
export async function listSeguros(
  db: Queryable,
  { matriculadoID, pagina = 1 }: EntradaDe<typeof traerTodos>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const [count] = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM federacion_matriculado WHERE matriculado_id = $1 AND eliminado_en IS NULL',
    [matriculadoID],
  )
  const filas = await db.query<Omit<Fila, 'tipoSeguroID'> & { tipoSeguroID: number | null }>(
    `SELECT f.id, f.desde, f.hasta, f.desde <= $1 AND (f.hasta IS NULL OR f.hasta >= $1) AS activo,
       t.nombre AS "tipoSeguro", f.ampliacion, f.ampliacion_extendida AS "ampliacionExtendida",
       f.tipo_seguro_id AS "tipoSeguroID", f.version
     FROM federacion_matriculado f LEFT JOIN tipo_seguro t ON t.id = f.tipo_seguro_id
     WHERE f.matriculado_id = $2 AND f.eliminado_en IS NULL
     ORDER BY f.desde DESC LIMIT ${POR_PAGINA} OFFSET $3`,
    [hoy, matriculadoID, (pagina - 1) * POR_PAGINA],
  )
  return {
    filas: filas.map(({ tipoSeguroID, ...fila }) => ({ ...fila, tipoSeguroID: tipoSeguroID ?? undefined })),
    total: count?.total ?? 0,
  }
}

/** A live period as the acts read it. */
export interface Seguro {
  id: number
  matriculadoID: number
  desde: Fecha
  hasta: Fecha | null
  tipoSeguroID: number | null
  tipoSeguro: string | null
  ampliacion: boolean
  ampliacionExtendida: boolean
  version: number
}

const SEGURO = `SELECT f.id, f.matriculado_id AS "matriculadoID", f.desde, f.hasta,
    f.tipo_seguro_id AS "tipoSeguroID", t.nombre AS "tipoSeguro", f.ampliacion,
    f.ampliacion_extendida AS "ampliacionExtendida", f.version
  FROM federacion_matriculado f LEFT JOIN tipo_seguro t ON t.id = f.tipo_seguro_id
  WHERE f.eliminado_en IS NULL`

export async function readSeguro(db: Queryable, id: number): Promise<Seguro | undefined> {
  return (await db.query<Seguro>(`${SEGURO} AND f.id = $1`, [id]))[0]
}

export async function readOpen(db: Queryable, matriculadoID: number): Promise<Seguro | undefined> {
  return (
    await db.query<Seguro>(`${SEGURO} AND f.matriculado_id = $1 AND f.hasta IS NULL`, [matriculadoID])
  )[0]
}

export interface Dias {
  matriculadoID: number
  desde: Fecha
  hasta: Fecha | null
}

/** Refuses, at `campo`, days that another period of the member has, and names it. */
export async function refuseMeeting(
  db: Queryable,
  campo: 'desde' | 'hasta',
  { matriculadoID, desde, hasta }: Dias,
  besides: number | null = null,
): Promise<void> {
  const [met] = await db.query<{ desde: Fecha; hasta: Fecha | null }>(
    `SELECT desde, hasta FROM federacion_matriculado
     WHERE matriculado_id = $1 AND eliminado_en IS NULL AND id IS DISTINCT FROM $4
       AND daterange(desde, hasta, '[]') && daterange($2, $3, '[]')
     ORDER BY desde DESC LIMIT 1`,
    [matriculadoID, desde, hasta, besides],
  )
  if (!met) return
  const since = formatFecha(met.desde)
  refuse(
    campo,
    met.hasta === null
      ? `Tiene seguro desde el ${since}: ese período sigue abierto`
      : `Esos días se superponen con el seguro del ${since} al ${formatFecha(met.hasta)}`,
  )
}
