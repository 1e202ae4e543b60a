import type { EntradaDe } from '@/contract/llamada'
import type { cambiarGeneraCuotas } from '@/contract/cambios-matriculado'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { ESTADOS, ESTADOS_CON_CUOTA, isTipoConCuota } from '@/domain/estados'

/**
 * Sets the 'Genera Cuotas' switch; an equal value writes nothing. Throws `Rechazo` where the member's state is not charged:
 * switched on, it would tell what does not happen.
 */
export async function changeGeneraCuotas(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, generaCuotas }: EntradaDe<typeof cambiarGeneraCuotas>,
): Promise<null> {
  const [socio] = await tx.query<{ generaCuotas: boolean; estado: number }>(
    'SELECT genera_cuotas AS "generaCuotas", tipo_matricula_id AS estado FROM matriculado WHERE id = $1 FOR UPDATE',
    [matriculadoID],
  )
  if (!socio) throw noEncontrado()
  if (generaCuotas && !isTipoConCuota(socio.estado)) refuse('generaCuotas', describeSinCuota(socio.estado))
  if (socio.generaCuotas === generaCuotas) return null
  await tx.query('UPDATE matriculado SET genera_cuotas = $2, version = version + 1 WHERE id = $1', [
    matriculadoID,
    generaCuotas,
  ])
  await audit(tx, pedido, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    antes: { generaCuotas: socio.generaCuotas },
    despues: { generaCuotas },
  })
  return null
}

const describeSinCuota = (estado: number): string =>
  `Está ${ESTADOS[estado as keyof typeof ESTADOS]}: no genera cuotas. Se generan en los estados ${ESTADOS_CON_CUOTA.map((tipo) => ESTADOS[tipo]).join(', ')}`
