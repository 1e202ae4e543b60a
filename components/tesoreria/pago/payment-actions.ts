import type { Permiso } from '@/domain/roles'

/** What may be done with a payment that was made: by this person, on this server. */
export interface AccionesDePago {
  anula: boolean
  envia: boolean
}

export const accionesDePago = (permisos: ReadonlySet<Permiso>, propio: boolean): AccionesDePago => ({
  anula: propio && permisos.has('pagos.anular'),
  envia: propio && permisos.has('pagos.cobrar'),
})
