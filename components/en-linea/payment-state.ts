import type { Resultado } from '@/domain/en-linea'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

export type PagoEnLinea = LeidoEn<'/mercado_pago/traerPago'>

/** What a person reads of an online payment: the three of S2 2, and what is not decided yet or was given back. */
export type Visto = Resultado | 'confirmando' | 'enTramite' | 'enRevision' | 'resuelto' | 'devuelto'

/**
 * The server's own state decides; what the address says only tells an open payment that was left from one that was made
 * a moment ago and the provider has not told of. Undefined where the address says nothing.
 */
export function stateOf(
  pago: Pick<PagoEnLinea, 'estado' | 'rechazado' | 'enRevision' | 'resuelto'> | undefined,
  dicho: Resultado | undefined,
): Visto {
  if (pago?.enRevision && pago.estado !== 'aprobado') return 'enRevision'
  switch (pago?.estado) {
    case undefined:
      return dicho ?? 'enTramite'
    case 'aprobado':
    case 'pendiente':
    case 'devuelto':
      return pago.estado
    case 'abierto':
      if (dicho === 'cancelado' || pago.rechazado) return 'cancelado'
      return dicho === undefined ? 'enTramite' : 'confirmando'
    case 'cancelado':
    case 'vencido':
      return pago.resuelto ? 'resuelto' : 'cancelado'
  }
}

/** Whether it may still change by itself. */
export const isOpen = ({ estado }: Pick<PagoEnLinea, 'estado'>): boolean =>
  estado === 'abierto' || estado === 'pendiente'
