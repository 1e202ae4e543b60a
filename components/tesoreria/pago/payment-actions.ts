import type { Capacidad } from '@/contract/llamada'
import type { Permiso } from '@/domain/roles'

/** What may be done with a payment that was made: by this person, on this server. */
export interface AccionesDePago {
  anula: boolean
  envia: boolean
}

export const accionesDePago = (
  permisos: ReadonlySet<Permiso>,
  puede: ReadonlySet<Capacidad>,
): AccionesDePago => ({
  anula: permisos.has('pagos.anular') && puede.has('pago.anular'),
  envia: permisos.has('pagos.cobrar') && puede.has('pago.enviarRecibo'),
})
