import { actualizarDatos } from '@/contract/cambios-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import type { aprobar, rechazar } from '@/contract/propuesta'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { editCampo } from '@/backend/padron/matriculado/edicion'
import { type CampoPropuesto, nameOfCampo } from '@/domain/propuesta'

const YA_NO_ESTA =
  'Esa propuesta ya no espera: el matriculado la cambió o la retiró, u otra persona la resolvió.'

interface Pendiente {
  matriculadoID: number
  campo: CampoPropuesto
  valor: string
}

/** Of two clerks one resolves it. Throws `Rechazo` when it does not wait any more. */
async function resolve(
  tx: Tx,
  { persona }: Pedido,
  propuestaID: number,
  estado: 'aprobada' | 'rechazada',
  motivo: string | null,
): Promise<Pendiente> {
  // The member first, as whoever proposes has him, so that neither waits for the other.
  await tx.query(
    'SELECT FROM matriculado m WHERE m.id = (SELECT p.matriculado_id FROM propuesta p WHERE p.id = $1) FOR UPDATE',
    [propuestaID],
  )
  const [row] = await tx.query<Pendiente>(
    `UPDATE propuesta p SET estado = $2, motivo = $3, resuelta_en = now(), resuelta_por = $4
     WHERE p.id = $1 AND p.estado = 'pendiente'
     RETURNING p.matriculado_id AS "matriculadoID", p.campo, p.valor`,
    [propuestaID, estado, motivo, persona.usuarioID],
  )
  if (!row) throw new Rechazo(YA_NO_ESTA)
  return row
}

/** Writes the value as an edit of the office does, with its checks and its line in the trail, and says that it was proposed. */
export async function approve(
  tx: Tx,
  pedido: Pedido,
  { propuestaID, valorPrevio }: EntradaDe<typeof aprobar>,
): Promise<null> {
  const { matriculadoID, campo, valor } = await resolve(tx, pedido, propuestaID, 'aprobada', null)
  const edicion = { ...pedido, acto: actualizarDatos.auditoria?.acto ?? null }
  await editCampo(tx, edicion, { matriculadoID, campo, valor, valorPrevio })
  const despues = { dato: nameOfCampo(campo), propuesto: valor }
  await audit(tx, pedido, { entidad: 'propuesta', entidadID: propuestaID, matriculadoID, despues })
  return null
}

export async function refuseProposal(
  tx: Tx,
  pedido: Pedido,
  { propuestaID, motivo }: EntradaDe<typeof rechazar>,
): Promise<null> {
  const { matriculadoID, campo, valor } = await resolve(tx, pedido, propuestaID, 'rechazada', motivo)
  const despues = { dato: nameOfCampo(campo), propuesto: valor, motivo }
  await audit(tx, pedido, { entidad: 'propuesta', entidadID: propuestaID, matriculadoID, despues })
  return null
}
