import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { CERO, sumMoney, type Centavos } from '@/domain/dinero'

export const payable = (filas: readonly FilaPendiente[]): FilaPendiente[] =>
  filas.filter(({ traba, monto }) => traba === undefined && monto !== undefined)

/** The list's choice, even when it is more than the credit; otherwise the oldest that fit. */
export function begin(
  filas: readonly FilaPendiente[],
  deLaLista: ReadonlySet<string>,
  saldo: Centavos,
): ReadonlySet<string> {
  const chosen = filas.flatMap(({ clave }) => (deLaLista.has(clave) ? clave : []))
  return chosen.length > 0 ? new Set(chosen) : fitting(filas, saldo)
}

/** The oldest that the credit pays whole; what does not fit is skipped. */
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
