import { type Centavos, splitMoney, sumMoney } from '@/domain/dinero'

/** Instalments a plan may have (D9). */
export const MAX_CUOTAS_PLAN = 60
/** Proposed for a new plan (S2 9). */
export const CUOTAS_DE_SIEMPRE = 12

/** The instalments of a plan, in centavos; undefined when one of them would be less than a centavo (S2 5, D9). */
export const instalmentsOf = (total: Centavos, cuotas: number): Centavos[] | undefined =>
  total >= BigInt(cuotas) ? splitMoney(total, cuotas) : undefined

/** An item of a plan, as it entered it. */
export interface Reemplazado {
  id: number
  monto: Centavos
}

/**
 * What is owed again of each item when a plan is broken with `restante` centavos unpaid: what was paid settles the items
 * in their order, so the last ones come back, one of them perhaps in part. Amounts add up to `restante`.
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
