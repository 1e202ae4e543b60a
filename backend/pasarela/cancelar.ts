import type { cancelarPago } from '@/contract/mercado-pago'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { Resultado, type Pedido } from '@/backend/http/manejador'
import { noEncontrado, Rechazo } from '@/backend/http/rechazo'
import { settle } from '@/backend/pasarela/asentar'
import { endIntento, lockIntento, release, type Intento } from '@/backend/pasarela/intento'
import { PasarelaCaida, type Pasarela } from '@/backend/pasarela/pasarela'

const NO_RESPONDE =
  'La pasarela de pago no responde: no se puede saber si ya se pagó. Intente de nuevo en unos minutos.'

/**
 * Ends an open online payment by hand. The provider stops taking it and is asked first: one that was paid is credited
 * instead, and told. Throws `Rechazo` for one that is over and when the provider does not answer.
 */
export async function cancelPago(
  tx: Tx,
  pedido: Pedido,
  { pagoID, motivo }: EntradaDe<typeof cancelarPago>,
): Promise<null | Resultado> {
  const intento = await lockIntento(tx, { id: pagoID })
  if (!intento) throw noEncontrado()
  if (!intento.abierto) throw new Rechazo(`El pago en línea ya está ${intento.estado}`)
  const { pasarela } = pedido
  // A provider that is not configured any more can neither be asked nor take money.
  const paid = pasarela?.nombre === intento.pasarela ? await stop(tx, pedido, pasarela, intento) : false
  if (paid) return new Resultado(0, 'No se canceló: el pago ya estaba hecho y se acreditó.')
  await release(tx, pagoID)
  await endIntento(tx, pagoID, 'cancelado', { motivo: motivo.trim(), usuarioID: pedido.persona.usuarioID })
  await audit(tx, pedido, {
    entidad: 'pago_en_linea',
    entidadID: pagoID,
    matriculadoID: intento.matriculadoID,
    despues: { motivo: motivo.trim(), total: intento.total },
  })
  return null
}

/** True when it had been paid. */
async function stop(
  tx: Tx,
  { hoy }: Pedido,
  pasarela: Pasarela,
  { id, referencia, preferencia }: Intento,
): Promise<boolean> {
  try {
    if (preferencia !== null) await pasarela.cerrar(preferencia)
    const cobros = await pasarela.buscar(referencia)
    for (const cobro of cobros) {
      if (cobro.estado === 'pending') await pasarela.cancelarCobro(cobro.id)
      await settle(tx, pasarela, cobro, hoy)
    }
  } catch (error) {
    if (error instanceof PasarelaCaida) throw new Rechazo(NO_RESPONDE)
    throw error
  }
  return !(await lockIntento(tx, { id }))?.abierto
}
