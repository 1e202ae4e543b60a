import { centavos, type Centavos } from '@/domain/dinero'

/** What a receipt calls them: what it would have been, and what was taken off. */
export const PRECIO_DE_LISTA = 'Precio de lista'
export const DESCUENTO = 'Descuento por pago anual'

/** A percentage of a total in whole centavos, rounded half up. */
const portion = (total: bigint, porcentaje: number): bigint => (total * BigInt(porcentaje) + 50n) / 100n

/**
 * What is taken off each of some amounts so that together it is the percentage of their total, rounded once: the rounding
 * goes on from one to the next. Nothing is left below one centavo, so that what remains of each can still be paid.
 */
export function discountsOf(montos: readonly Centavos[], porcentaje: number): Centavos[] {
  let total = 0n
  let given = 0n
  return montos.map((monto) => {
    total += monto
    const due = portion(total, porcentaje) - given
    const most = monto - 1n
    const off = due < 0n ? 0n : due > most ? most : due
    given += off
    return centavos(off)
  })
}
