import type { darPorResuelto } from '@/contract/mercado-pago'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { lockIntento } from '@/backend/tesoreria/en-linea/intento'
import { EN_REVISION } from '@/backend/tesoreria/en-linea/store'

/**
 * A person dealt with money of another amount elsewhere and tells how. Moves no money. Throws `Rechazo` when nothing
 * is under review.
 */
export async function resolvePago(
  tx: Tx,
  pedido: Pedido,
  { pagoID, motivo }: EntradaDe<typeof darPorResuelto>,
): Promise<null> {
  const intento = await lockIntento(tx, { id: pagoID })
  if (!intento) throw noEncontrado()
  const resolucion = motivo.trim()
  const resolved = await tx.query<{ observacion: string | null }>(
    `UPDATE cobro_en_linea c SET resuelto_en = now(), resuelto_por = $2, resolucion = $3
     WHERE c.pago_en_linea_id = $1 AND ${EN_REVISION} RETURNING observacion`,
    [pagoID, pedido.persona.usuarioID, resolucion],
  )
  if (resolved.length === 0) throw new Rechazo('El pago en línea no está en revisión')
  await audit(tx, pedido, {
    entidad: 'pago_en_linea',
    entidadID: pagoID,
    matriculadoID: intento.matriculadoID,
    despues: { motivo: resolucion, detalle: resolved.map(({ observacion }) => observacion).join('. ') },
  })
  return null
}
