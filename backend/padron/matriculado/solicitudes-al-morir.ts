import { auditMany, type Autor } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { ACTOS_DE_SOLICITUD, ESTADOS_DE_SOLICITUD } from '@/domain/solicitud'

const { a: CADUCADA, hecho } = ACTOS_DE_SOLICITUD.cerrar

/** Ends what a member who died had asked for; nobody is written to. He is held. */
export async function closeSolicitudes(tx: Tx, autor: Autor, matriculadoID: number): Promise<void> {
  const usuarioID = autor.persona?.usuarioID ?? null
  const closed = await tx.query<{ id: number }>(
    `UPDATE solicitud SET estado = $2, motivo = $3, resuelta_en = now(), resuelta_por = $4
     WHERE matriculado_id = $1 AND estado IN ('borrador', 'presentada', 'observada', 'admitida') RETURNING id`,
    [matriculadoID, CADUCADA, 'Por fallecimiento', usuarioID],
  )
  const ids = closed.map(({ id }) => id)
  await tx.query(
    'INSERT INTO solicitud_paso (solicitud_id, hecho, por) SELECT id, $2, $3::int FROM unnest($1::int[]) AS id',
    [ids, hecho, usuarioID],
  )
  await auditMany(
    tx,
    { ...autor, acto: 'solicitud.caducar' },
    ids.map((entidadID) => ({
      ...{ entidad: 'solicitud', entidadID, matriculadoID },
      despues: { estado: ESTADOS_DE_SOLICITUD[CADUCADA], motivo: 'Por fallecimiento' },
    })),
  )
}
