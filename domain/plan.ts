import { type Centavos, splitMoney, sumMoney } from '@/domain/dinero'

export const MAX_CUOTAS_PLAN = 60
export const CUOTAS_DE_SIEMPRE = 12

/** A plan's instalments; undefined when one of them would be less than a centavo. */
export const instalmentsOf = (total: Centavos, cuotas: number): Centavos[] | undefined =>
  total >= BigInt(cuotas) ? splitMoney(total, cuotas) : undefined

/** A charge as it was when the plan replaced it. */
export interface Reemplazado {
  id: number
  monto: Centavos
}

/**
 * What is owed again of each item when a plan is broken with `restante` unpaid. What was paid settles the items in
 * order, so the last ones come back. The amounts add up to `restante` (decision 43).
 */
export function restoredItems<I extends Reemplazado>(
  items: readonly I[],
  restante: Centavos,
): { item: I; monto: Centavos }[] {
  let left: bigint = restante
  const back: { item: I; monto: Centavos }[] = []
  for (const item of items.toReversed()) {
    if (left === 0n) break
    const monto = (item.monto < left ? item.monto : left) as Centavos
    back.unshift({ item, monto })
    left -= monto
  }
  if (left !== 0n)
    throw new RangeError(`Un plan de ${sumMoney(items.map(({ monto }) => monto))} debe ${restante}`)
  return back
}
