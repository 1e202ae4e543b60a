import type { Permiso } from '@/domain/roles'

/** What this person may do with the receipts of a list. */
export interface ActosDeRecibo {
  imprime: boolean
  envia: boolean
  anula: boolean
}

export const receiptActsOf = (permisos: ReadonlySet<Permiso>): ActosDeRecibo => ({
  imprime: permisos.has('recibos.ver'),
  envia: permisos.has('pagos.cobrar'),
  anula: permisos.has('pagos.anular'),
})
