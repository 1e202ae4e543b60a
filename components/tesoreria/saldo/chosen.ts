import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { CERO, sumMoney, type Centavos } from '@/domain/dinero'

/** Rows that can be paid at all. */
export const payable = (filas: readonly FilaPendiente[]): FilaPendiente[] =>
  filas.filter(({ traba, monto }) => traba === undefined && monto !== undefined)

/** Chosen to begin with: what was chosen in the list, also when it is more than there is; else the oldest that fit. */
export function begin(
  filas: readonly FilaPendiente[],
  deLaLista: ReadonlySet<string>,
  saldo: Centavos,
): ReadonlySet<string> {
  const chosen = filas.flatMap(({ clave }) => (deLaLista.has(clave) ? clave : []))
  return chosen.length > 0 ? new Set(chosen) : fitting(filas, saldo)
}

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
