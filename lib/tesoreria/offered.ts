import type { Alcance } from '@/lib/propias'

/** 'reserva': the server keeps what is being paid online from being paid elsewhere, and shows it; 'suelto': nobody knows. */
export type EnLinea = 'reserva' | 'suelto'

/** What is true of the chosen items until it is known what became of the payment. */
export const HASTA_ENTONCES: Readonly<Record<EnLinea, string>> = {
  reserva:
    'Lo elegido queda en trámite hasta que se pague o venza; la fecha de pago es la del día en que se pague.',
  suelto: 'No lo cobre por otro medio hasta saber el resultado.',
}

/**
 * The call is the spec's: a server of the spec alone has it; ours says whether a provider is configured. Undefined where
 * it is not offered.
 */
export function onlineOffered({ propio, pasarela }: Alcance): EnLinea | undefined {
  if (!propio) return 'suelto'
  return pasarela === null ? undefined : 'reserva'
}
