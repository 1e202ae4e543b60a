import { centavos, type Centavos } from '@/domain/dinero'

/** The receipt's words for the full price and for what was taken off. */
export const PRECIO_DE_LISTA = 'Precio de lista'
export const DESCUENTO = 'Descuento por pago anual'

const portion = (total: bigint, porcentaje: number): bigint => (total * BigInt(porcentaje) + 50n) / 100n

/**
 * What is taken off each amount so that together it is the percentage of their total, rounded once. At least one
 * centavo of each is left, so that it can still be paid.
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
