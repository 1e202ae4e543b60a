import { motivoDe } from '@/domain/bancos/motivos'
import { formatMes, type Mes } from '@/domain/fechas'
import type { EstadoDeRonda } from '@/domain/debito/ronda'

/** What became of a debit that went out. 'sinRespuesta' is said once the bank is not waited for any more. */
export const RESPUESTAS = ['cobrado', 'rechazado', 'espera', 'sinRespuesta'] as const
export type Respuesta = (typeof RESPUESTAS)[number]

export const RESPUESTA_EN_PALABRAS: Readonly<Record<Respuesta, string>> = {
  cobrado: 'Cobrado',
  rechazado: 'Rechazado',
  espera: 'Espera respuesta',
  sinRespuesta: 'Sin respuesta',
}

/** What the last debit of somebody in debit may be looked for by. */
export const ULTIMOS = [...RESPUESTAS, 'nunca'] as const
export type Ultimo = (typeof ULTIMOS)[number]
export const ULTIMO_EN_PALABRAS: Readonly<Record<Ultimo, string>> = {
  ...RESPUESTA_EN_PALABRAS,
  nunca: 'Todavía no se le debitó',
}

/** `resultado` is the specification's code, null while the bank said nothing. */
export const respuestaOf = (resultado: number | null, ronda: EstadoDeRonda): Respuesta =>
  resultado === null
    ? ronda === 'enviada'
      ? 'espera'
      : 'sinRespuesta'
    : resultado > 0
      ? 'cobrado'
      : 'rechazado'

/** 'Noviembre 2026', as far as both are known. */
export const monthOfAnswer = ({ mes, anio }: Partial<Mes>): string | undefined =>
  mes === undefined || anio === undefined ? undefined : formatMes({ mes, anio })

interface Dicho {
  resultado: number
  codigo: string | null
  texto: string
  /** Money came in with it, whatever it paid. */
  cobrado: boolean
}

/** Why a debit was not paid, in plain words; null for one that was, as it was asked. */
export function porqueDe({ resultado, codigo, texto, cobrado }: Dicho): string | null {
  if (resultado === 1) return null
  if (resultado === 2) return 'Se cobró otro importe que el pedido'
  if (cobrado) return 'Se cobró y no paga nada de lo suyo: está en los cobros por resolver'
  const { palabras, resultado: propio } = motivoDe({ codigo, texto })
  return resultado === -1 && propio !== -1 ? `La cuenta no es la que se envió. ${palabras}` : palabras
}
