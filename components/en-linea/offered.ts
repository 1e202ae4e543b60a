import type { Capacidad } from '@/contract/llamada'

/** 'reserva': the server keeps what is being paid online from being paid elsewhere, and shows it; 'suelto': nobody knows. */
export type EnLinea = 'reserva' | 'suelto'

/**
 * The call is the spec's: a server that announces nothing has it; ours says whether a provider is configured (D3).
 * Undefined where it is not offered.
 */
export function onlineOffered(puede: ReadonlySet<Capacidad>): EnLinea | undefined {
  if (puede.has('pago.enLinea')) return 'reserva'
  return puede.size === 0 ? 'suelto' : undefined
}
