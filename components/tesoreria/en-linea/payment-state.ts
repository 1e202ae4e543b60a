import type { Resultado } from '@/domain/en-linea'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

export type PagoEnLinea = LeidoEn<'/mercado_pago/traerPago'>

type Pago = Pick<PagoEnLinea, 'estado' | 'rechazado' | 'enRevision' | 'resuelto'>

/** What a person reads of an online payment: the three of S2 2, and what is not decided yet or was given back. */
export type Visto =
  | Resultado
  | 'rechazado'
  /** Left without paying: its charges are still held for him. */
  | 'abandonado'
  | 'confirmando'
  | 'enTramite'
  | 'enRevision'
  | 'resuelto'
  | 'devuelto'

/**
 * The server's own state decides; what the address says only tells an open payment that was left from one that was made
 * a moment ago and the provider has not told of. Undefined where the address says nothing.
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
      // Who paid it all the same is back before the provider has told.
      if (dicho === 'aprobado') return 'confirmando'
      return pago.rechazado ? 'rechazado' : 'cancelado'
  }
}

/** Whether its charges are held for it. */
export const isOpen = ({ estado }: Pick<PagoEnLinea, 'estado'>): boolean =>
  estado === 'abierto' || estado === 'pendiente'

/** Whether it may still change by itself: after a refusal another card may be tried. */
export const mayChange = (pago: Pago, dicho: Resultado | undefined): boolean =>
  isOpen(pago) || pago.rechazado === true || stateOf(pago, dicho) === 'confirmando'
