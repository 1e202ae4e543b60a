import { formatFecha, type Fecha } from '@/domain/fechas'

/** The first and the last day on which money of a round can have moved: from its closing to today. */
export interface Dias {
  desde: Fecha
  hasta: Fecha
}

/**
 * Why a report cannot tell that money of its round moved on that day, in Spanish and beginning with the field's title;
 * undefined when it can. Of every bank: a mistyped or forged date would stand in the ledger for ever (decisions 20, 233).
 */
export function problemOfDay(titulo: string, dia: Fecha, { desde, hasta }: Dias): string | undefined {
  if (dia > hasta) return `${titulo}: el ${formatFecha(dia)} todavía no llegó`
  if (dia < desde)
    return `${titulo}: el ${formatFecha(dia)} es anterior al ${formatFecha(desde)}, desde cuando el banco pudo cobrarlo`
  return undefined
}
