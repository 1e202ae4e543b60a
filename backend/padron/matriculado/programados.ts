import { cite } from '@/backend/catalogos/acto/cita'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { ABIERTO } from '@/backend/nucleo/estado-programado'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import type { Plan, Programado } from '@/domain/estado-programado'
import type { Fecha } from '@/domain/fechas'

export interface Guardado extends Programado {
  causa: string | null
  actoID: number | null
  bajaSeguro: boolean
  bajaDebito: boolean
}

/** What waits of a member, the next first. */
export const readProgramados = (db: Queryable, matriculadoID: number): Promise<Guardado[]> =>
  db.query<Guardado>(
    `SELECT e.id, e.dia, e.tipo_previo_id AS "tipoPrevio", e.tipo_matricula_id AS tipo, e.vuelve, e.impedimento, e.causa,
       e.acto_id AS "actoID", e.baja_seguro AS "bajaSeguro", e.baja_debito AS "bajaDebito"
     FROM estado_programado e WHERE e.matriculado_id = $1 AND ${ABIERTO} ORDER BY e.dia`,
    [matriculadoID],
  )

export interface Nuevo {
  dia: Fecha
  tipoPrevio: number
  tipo: number
  vuelve: boolean
  causa?: string | undefined
  actoID?: number | undefined
  bajaSeguro?: boolean | undefined
  bajaDebito?: boolean | undefined
}

/** `cambioID` is the change whose end it is, where that is done already. */
export async function programEstado(
  tx: Tx,
  actor: Actor,
  matriculadoID: number,
  nuevo: Nuevo,
  cambioID: number | null = null,
): Promise<void> {
  const [programado] = await tx.query<{ id: number }>(
    `INSERT INTO estado_programado (matriculado_id, dia, tipo_previo_id, tipo_matricula_id, vuelve, causa, baja_seguro,
       baja_debito, creado_por, cambio_id, acto_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      ...[matriculadoID, nuevo.dia, nuevo.tipoPrevio, nuevo.tipo, nuevo.vuelve, nuevo.causa ?? null],
      ...[nuevo.bajaSeguro ?? false, nuevo.bajaDebito ?? false, actor.persona?.usuarioID ?? null, cambioID],
      nuevo.actoID ?? null,
    ],
  )
  if (!programado) throw new Error('El cambio no se programó')
  if (nuevo.actoID !== undefined) await cite(tx, nuevo.actoID, 'estado_programado', programado.id)
}

/** `cambioID` is the change that made them void, with which they come back when it is undone. */
export async function annulProgramados(
  tx: Tx,
  actor: Actor,
  anulados: Plan['anulados'],
  cambioID: number | null = null,
): Promise<void> {
  if (anulados.length === 0) return
  await tx.query(
    `UPDATE estado_programado SET anulado_en = now(), anulado_por = $2, anulado_con_id = $3 WHERE id = ANY($1)`,
    [anulados.map(({ id }) => id), actor.persona?.usuarioID ?? null, cambioID],
  )
}

/** What a change left for later days goes with it, and what it made void waits again. */
export async function takeBackProgramados(tx: Tx, actor: Actor, cambioID: number): Promise<void> {
  await tx.query(
    `UPDATE estado_programado e SET anulado_en = now(), anulado_por = $2 WHERE e.cambio_id = $1 AND ${ABIERTO}`,
    [cambioID, actor.persona?.usuarioID ?? null],
  )
  await tx.query(
    `UPDATE estado_programado SET anulado_en = NULL, anulado_por = NULL, anulado_con_id = NULL WHERE anulado_con_id = $1`,
    [cambioID],
  )
}
