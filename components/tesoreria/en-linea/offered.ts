import type { Capacidad } from '@/contract/llamada'

/** 'reserva': the server keeps what is being paid online from being paid elsewhere, and shows it; 'suelto': nobody knows. */
export type EnLinea = 'reserva' | 'suelto'

/** What is true of the chosen items until it is known what became of the payment. */
export const HASTA_ENTONCES: Readonly<Record<EnLinea, string>> = {
  reserva:
    'Lo elegido queda en trámite hasta que se pague o venza; la fecha de pago es la del día en que se pague.',
  suelto: 'No lo cobre por otro medio hasta saber el resultado.',
}

/**
 * The call is the spec's: a server that announces nothing has it; ours says whether a provider is configured (D3).
 * Undefined where it is not offered.
 */
export function onlineOffered(puede: ReadonlySet<Capacidad>): EnLinea | undefined {
  if (puede.has('pago.enLinea')) return 'reserva'
  return puede.size === 0 ? 'suelto' : undefined
}
