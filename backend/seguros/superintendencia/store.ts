import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { actualizarDatos, crear, traerTodos } from '@/contract/superintendencia-matriculado'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor, refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import { holdMatriculado, refuseBeforeBirth } from '@/backend/padron/matriculado/hold-matriculado'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { requireEstado } from '@/backend/nucleo/acto-por-estado'
import { requireConfirmed } from '@/backend/nucleo/fecha-lejana'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { formatFecha, type Fecha } from '@/domain/fechas'

const ENTIDAD = 'superintendencia_matriculado'
const DESDE = 'La fecha Desde'

type Fila = FilaDe<typeof traerTodos>
const FILA = `SELECT s.id, s.desde, s.hasta, s.desde <= $1 AND (s.hasta IS NULL OR s.hasta >= $1) AS activo,
    s.nro_certificado AS "nroCertificado", s.version
  FROM superintendencia_matriculado s`

/** A page, the last period first. */
export async function listPeriodos(
  db: Queryable,
  { matriculadoID, pagina = 1 }: EntradaDe<typeof traerTodos>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM superintendencia_matriculado
     WHERE matriculado_id = $1 AND eliminado_en IS NULL`,
    [matriculadoID],
  )
  const filas = await db.query<Fila>(
    `${FILA} WHERE s.matriculado_id = $2 AND s.eliminado_en IS NULL
     ORDER BY s.desde DESC LIMIT ${POR_PAGINA} OFFSET $3`,
    [hoy, matriculadoID, (pagina - 1) * POR_PAGINA],
  )
  return { filas, total: count?.total ?? 0 }
}

export async function readPeriodo(db: Queryable, id: number, hoy: Fecha): Promise<Fila> {
  const [row] = await db.query<Fila>(`${FILA} WHERE s.id = $2 AND s.eliminado_en IS NULL`, [hoy, id])
  if (!row) throw noEncontrado()
  return row
}

/**
 * Answers the new row's id. Throws `Rechazo` as `requireEstado` does, and at `desde` while a period is open or has that
 * day or a later one.
 */
export async function addPeriodo(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, desde, motivo, confirmada }: EntradaDe<typeof crear>,
): Promise<{ id: number }> {
  const member = await holdMatriculado(tx, matriculadoID)
  const porque = await requireEstado(tx, 'superintendencia', { matriculadoID, motivo })
  refuseBeforeBirth(member, 'desde', { dia: desde, que: DESDE })
  requireConfirmed('desde', desde, { hoy: pedido.hoy, confirmada })
  await refuseMeeting(tx, { matriculadoID, desde, hasta: null })
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO superintendencia_matriculado (matriculado_id, desde, creado_por) VALUES ($1, $2, $3) RETURNING id`,
    [matriculadoID, desde, pedido.persona.usuarioID],
  )
  if (!row) throw new Error('La superintendencia no se guardó')
  const despues = { desde, ...porque }
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: row.id, matriculadoID, despues })
  return row
}

/**
 * Throws `Rechazo` at `version` when somebody was faster, at `hasta` for an end before its beginning, and at `desde`
 * when the days meet another period.
 */
export async function editPeriodo(
  tx: Tx,
  pedido: Pedido,
  {
    matriculadoID,
    superintendenciaMatriculadoID: id,
    version,
    confirmada,
    desdeConfirmada,
    ...typed
  }: EntradaDe<typeof actualizarDatos>,
): Promise<null> {
  const member = await holdMatriculado(tx, matriculadoID)
  const [before] = await tx.query<{
    desde: Fecha
    hasta: Fecha | null
    nroCertificado: string | null
    version: number
  }>(
    `SELECT desde, hasta, nro_certificado AS "nroCertificado", version FROM superintendencia_matriculado
     WHERE id = $1 AND matriculado_id = $2 AND eliminado_en IS NULL`,
    [id, matriculadoID],
  )
  if (!before) throw await whoRemoved(tx, id)
  if (version !== undefined && version !== before.version) await refuseOlder(tx, ENTIDAD, id)
  const { desde, hasta } = typed
  const nroCertificado = typed.nroCertificado.trim()
  if (desde !== before.desde) {
    refuseBeforeBirth(member, 'desde', { dia: desde, que: DESDE })
    requireConfirmed('desde', desde, { hoy: pedido.hoy, confirmada: desdeConfirmada })
  }
  if (hasta < desde) refuse('hasta', 'La fecha Hasta no puede ser anterior a la fecha Desde')
  if (hasta !== before.hasta) requireConfirmed('hasta', hasta, { hoy: pedido.hoy, confirmada })
  await refuseMeeting(tx, { matriculadoID, desde, hasta }, id)
  const { version: _, ...antes } = before
  const despues = { desde, hasta, nroCertificado }
  if (desde === antes.desde && hasta === antes.hasta && nroCertificado === antes.nroCertificado) return null
  await tx.query(
    `UPDATE superintendencia_matriculado SET desde = $2, hasta = $3, nro_certificado = $4, version = version + 1
     WHERE id = $1`,
    [id, desde, hasta, nroCertificado],
  )
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, antes, despues })
  return null
}

/** The row stays, with who deleted it. Throws `Rechazo` naming who did when it is deleted already. */
export async function removePeriodo(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const [row] = await tx.query<{
    matriculadoID: number
    desde: Fecha
    hasta: Fecha | null
    nroCertificado: string | null
  }>(
    `UPDATE superintendencia_matriculado SET eliminado_en = now(), eliminado_por = $2, version = version + 1
     WHERE id = $1 AND eliminado_en IS NULL
     RETURNING matriculado_id AS "matriculadoID", desde, hasta, nro_certificado AS "nroCertificado"`,
    [id, pedido.persona.usuarioID],
  )
  if (!row) throw await whoRemoved(tx, id)
  const { matriculadoID, ...antes } = row
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, antes })
  return null
}

async function whoRemoved(tx: Tx, id: number): Promise<Rechazo> {
  const [gone] = await tx.query(
    'SELECT FROM superintendencia_matriculado WHERE id = $1 AND eliminado_en IS NOT NULL',
    [id],
  )
  const who = gone ? await lastAuthor(tx, { entidad: ENTIDAD, id }) : undefined
  return who ? new Rechazo(`La eliminó ${who}`) : noEncontrado()
}

interface Periodo {
  matriculadoID: number
  desde: Fecha
  hasta: Fecha | null
}

/** Refuses, at `desde`, days that another period of the member has. */
async function refuseMeeting(
  tx: Tx,
  { matriculadoID, desde, hasta }: Periodo,
  besides: number | null = null,
): Promise<void> {
  const [met] = await tx.query<{ desde: Fecha; hasta: Fecha | null }>(
    `SELECT desde, hasta FROM superintendencia_matriculado
     WHERE matriculado_id = $1 AND eliminado_en IS NULL AND id IS DISTINCT FROM $4
       AND daterange(desde, hasta, '[]') && daterange($2, $3, '[]')
     ORDER BY desde DESC LIMIT 1`,
    [matriculadoID, desde, hasta, besides],
  )
  if (!met) return
  const since = formatFecha(met.desde)
  refuse(
    'desde',
    met.hasta === null
      ? `Está en Superintendencia desde el ${since}: ese período sigue abierto`
      : `Esos días se superponen con el período del ${since} al ${formatFecha(met.hasta)}`,
  )
}
