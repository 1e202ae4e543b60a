import { type Fecha, formatMes, type Mes } from '@/domain/fechas'
import type { EstadoDeRonda } from '@/domain/debito/ronda'

/**
 * What became of a debit that went out. 'pendiente' is what the bank itself calls so, 'sinRespuesta' is said once the bank
 * is not waited for any more, 'revertido' of what was collected and went back.
 */
export const RESPUESTAS = [
  'cobrado',
  'revertido',
  'rechazado',
  'espera',
  'pendiente',
  'sinRespuesta',
] as const
export type Respuesta = (typeof RESPUESTAS)[number]

export const RESPUESTA_EN_PALABRAS: Readonly<Record<Respuesta, string>> = {
  cobrado: 'Cobrado',
  revertido: 'Revertido',
  rechazado: 'Rechazado',
  espera: 'Espera respuesta',
  pendiente: 'Pendiente en el banco',
  sinRespuesta: 'Sin respuesta',
}

/** What the last debit of somebody in debit may be looked for by. */
export const ULTIMOS = [...RESPUESTAS, 'nunca'] as const
export type Ultimo = (typeof ULTIMOS)[number]
export const ULTIMO_EN_PALABRAS: Readonly<Record<Ultimo, string>> = {
  ...RESPUESTA_EN_PALABRAS,
  nunca: 'Todavía no se le debitó',
}

interface Respondido {
  /** The specification's code, null while the bank said nothing. */
  resultado: number | null
  ronda: EstadoDeRonda
  /** When the bank gave back what it had collected. */
  revertido: Fecha | null
  /** The bank said that it has not decided yet. */
  pendiente: boolean
}

export function respuestaOf({ resultado, ronda, revertido, pendiente }: Respondido): Respuesta {
  if (resultado === null) return ronda !== 'enviada' ? 'sinRespuesta' : pendiente ? 'pendiente' : 'espera'
  if (resultado < 0) return 'rechazado'
  return revertido === null ? 'cobrado' : 'revertido'
}

/** 'Noviembre 2026', as far as both are known. */
export const monthOfAnswer = ({ mes, anio }: Partial<Mes>): string | undefined =>
  mes === undefined || anio === undefined ? undefined : formatMes({ mes, anio })
