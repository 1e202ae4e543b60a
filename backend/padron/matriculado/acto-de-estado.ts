import type { citarActo } from '@/contract/cambios-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { cite, holdCitable } from '@/backend/catalogos/acto/cita'
import { nombreDeActo } from '@/backend/catalogos/acto/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { holdSocio, refuseUnseen } from '@/backend/padron/matriculado/estado'

/** The state that he has rests on that act from now on. Throws `Rechazo` where it does already, or he has another state. */
export async function citeActo(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, actoID, estadoPrevio }: EntradaDe<typeof citarActo>,
): Promise<null> {
  const { actual } = await holdSocio(tx, matriculadoID)
  if (estadoPrevio !== actual) await refuseUnseen(tx, matriculadoID, actual)
  const { nombre } = await holdCitable(tx, actoID)
  const [periodo] = await tx.query<{ id: number; actoID: number | null; antes: string | null }>(
    `SELECT p.id, p.acto_id AS "actoID", ${nombreDeActo('a')} AS antes FROM periodo_matricula p LEFT JOIN acto a ON a.id = p.acto_id
     WHERE p.matriculado_id = $1 AND p.fecha_hasta IS NULL`,
    [matriculadoID],
  )
  if (!periodo) throw new Rechazo('No tiene un período abierto que se apoye en una resolución')
  if (periodo.actoID === actoID) refuse('actoID', `Ya se apoya en ${nombre}`)
  await tx.query('UPDATE periodo_matricula SET acto_id = $2 WHERE id = $1', [periodo.id, actoID])
  await cite(tx, actoID, 'periodo_matricula', periodo.id)
  await audit(tx, pedido, {
    ...{ entidad: 'matriculado', entidadID: matriculadoID, matriculadoID },
    antes: { estado: actual, resolucion: periodo.antes },
    despues: { estado: actual, resolucion: nombre },
  })
  return null
}
