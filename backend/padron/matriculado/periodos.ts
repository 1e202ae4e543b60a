import type { FilaDe } from '@/contract/llamada'
import type { periodos } from '@/contract/historial'
import { cite } from '@/backend/catalogos/acto/cita'
import { actoCitado } from '@/backend/catalogos/acto/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Fecha } from '@/domain/fechas'

/** A period ends on the day the next one begins (decision 23). Answers the new one's id. */
export async function openPeriodo(
  tx: Tx,
  matriculadoID: number,
  {
    tipo,
    desde,
    causa = null,
    actoID = null,
  }: { tipo: number; desde: Fecha; causa?: string | null; actoID?: number | null },
): Promise<number> {
  await tx.query(
    'UPDATE periodo_matricula SET fecha_hasta = $2 WHERE matriculado_id = $1 AND fecha_hasta IS NULL',
    [matriculadoID, desde],
  )
  const [periodo] = await tx.query<{ id: number }>(
    `INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde, causa, acto_id)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [matriculadoID, tipo, desde, causa, actoID],
  )
  if (!periodo) throw new Error('El período no se abrió')
  if (actoID !== null) await cite(tx, actoID, 'periodo_matricula', periodo.id)
  return periodo.id
}

/** The open period first, then the newest. */
export async function listPeriodos(db: Queryable, matriculadoID: number): Promise<FilaDe<typeof periodos>[]> {
  const rows = await db.query<FilaDe<typeof periodos> & { id: number | null }>(
    `SELECT p.id, p.fecha_desde AS "fechaDesde", p.fecha_hasta AS "fechaHasta",
       json_build_object('nombre', ${nombreDeTipo('t')}) AS "tipoMatricula", p.causa,
       ${actoCitado('a')} AS acto
     FROM matriculado m LEFT JOIN periodo_matricula p ON p.matriculado_id = m.id
       LEFT JOIN tipo_matricula t ON t.id = p.tipo_matricula_id LEFT JOIN acto a ON a.id = p.acto_id
     WHERE m.id = $1 ORDER BY p.fecha_hasta IS NOT NULL, p.fecha_desde DESC, p.id DESC`,
    [matriculadoID],
  )
  if (rows.length === 0) throw noEncontrado()
  return rows.filter(({ id }) => id !== null).map(({ id: _, ...periodo }) => periodo)
}
