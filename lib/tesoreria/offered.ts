import type { Alcance } from '@/lib/own-screens'

/** 'reserva': the server holds what is being paid online, and shows it; 'suelto': nobody knows. */
export type EnLinea = 'reserva' | 'suelto'

/** What holds for the chosen items until the payment's outcome is known. */
export const UNTIL_THEN: Readonly<Record<EnLinea, string>> = {
  reserva:
    'Lo elegido queda en trámite hasta que se pague o venza; la fecha de pago es la del día en que se pague.',
  suelto: 'No lo cobre por otro medio hasta saber el resultado.',
}

/** A foreign server always has the call; ours says whether a provider is configured. */
export function onlineOffered({ propio, pasarela }: Alcance): EnLinea | undefined {
  if (!propio) return 'suelto'
  return pasarela === null ? undefined : 'reserva'
}
