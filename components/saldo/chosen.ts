import type { FilaPendiente } from '@/components/pago/pending-row'
import { CERO, sumMoney, type Centavos } from '@/domain/dinero'

/** Rows that can be paid at all. */
export const payable = (filas: readonly FilaPendiente[]): FilaPendiente[] =>
  filas.filter(({ traba, monto }) => traba === undefined && monto !== undefined)

/** The oldest ones that the credit pays whole, in the list's own order; what does not fit is passed over. */
export function fitting(filas: readonly FilaPendiente[], saldo: Centavos): Set<string> {
  let left: bigint = saldo
  const chosen = new Set<string>()
  for (const { clave, monto = CERO } of filas) {
    if (monto > left) continue
    chosen.add(clave)
    left -= monto
  }
  return chosen
}

export const totalOf = (filas: readonly FilaPendiente[]): Centavos =>
  sumMoney(filas.map(({ monto }) => monto ?? CERO))
