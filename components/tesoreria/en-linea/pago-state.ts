import type { Resultado } from '@/domain/en-linea'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type PagoEnLinea = LeidoEn<'/mercado_pago/traerPago'>

type Pago = Pick<PagoEnLinea, 'estado' | 'rechazado' | 'enRevision' | 'resuelto'>

/** What a person reads: the specification's three results, and what is undecided or was given back. */
export type Visto =
  | Resultado
  | 'rechazado'
  /** Left without paying, and its charges are still held. */
  | 'abandonado'
  | 'confirmando'
  | 'enTramite'
  | 'enRevision'
  | 'resuelto'
  | 'devuelto'

/**
 * The server's state decides. The address only tells an abandoned payment from one that was just made and that the
 * provider has not told of.
 */
export function stateOf(pago: Pago | undefined, dicho: Resultado | undefined): Visto {
  if (pago?.enRevision && pago.estado !== 'aprobado') return 'enRevision'
  switch (pago?.estado) {
    case undefined:
      return dicho ?? 'enTramite'
    case 'aprobado':
    case 'pendiente':
    case 'devuelto':
      return pago.estado
    case 'abierto':
      if (dicho === 'cancelado') return 'abandonado'
      return dicho === undefined ? 'enTramite' : 'confirmando'
    case 'cancelado':
    case 'vencido':
      if (pago.resuelto) return 'resuelto'
      // The payer is back before the provider has told.
      if (dicho === 'aprobado') return 'confirmando'
      return pago.rechazado ? 'rechazado' : 'cancelado'
  }
}

/** Its charges are held. */
export const isOpen = ({ estado }: Pick<PagoEnLinea, 'estado'>): boolean =>
  estado === 'abierto' || estado === 'pendiente'

/** After a refusal another card may be tried. */
export const mayChange = (pago: Pago, dicho: Resultado | undefined): boolean =>
  isOpen(pago) || pago.rechazado === true || stateOf(pago, dicho) === 'confirmando'
