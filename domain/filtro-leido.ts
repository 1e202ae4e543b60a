import { type Centavos, readMoney } from '@/domain/dinero'
import { type Fecha, isFecha } from '@/domain/fechas'
import { bareNumber } from '@/domain/texto'

/**
 * What the text of a filter in an address is read as; what cannot be read is no filter, which the list's form tells
 * before (`problemsOf`).
 */
type Escrito = string | undefined

const MAX_TEXTO = 100

export const asDay = (text: Escrito): Fecha | undefined => (text && isFecha(text) ? text : undefined)

export const asText = (text: Escrito): string | undefined => text?.trim().slice(0, MAX_TEXTO) || undefined

/** A positive whole number of at most nine digits. */
export const asNumber = (text: Escrito): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text?.trim() ?? '') ? Number(text) : undefined

/** Accepts numbers as cards have them: 12.345.678, MP 1234. */
export const asNumberText = (text: Escrito): string | undefined => text && bareNumber(text).slice(0, 20)

/** Centavos above zero. */
export function asImporte(text: Escrito): Centavos | undefined {
  const read = text ? readMoney(text) : undefined
  return read?.ok && read.monto > 0n ? read.monto : undefined
}
