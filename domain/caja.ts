import { type Centavos, centavos, sumMoney } from '@/domain/dinero'

/** '101–104, 107': consecutive receipt numbers are written together. */
export function rangesOf(numeros: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const numero of numeros.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && numero <= last[1] + 1) last[1] = numero
    else ranges.push([numero, numero])
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}

/** Argentine notes in force, in pesos; a council may leave some out. */
export const BILLETES = [20_000, 10_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10] as const

/** What counted notes come to. */
export const sumOfNotes = (billetes: readonly { valor: number; cantidad: number }[]): Centavos =>
  sumMoney(billetes.map(({ valor, cantidad }) => centavos(BigInt(valor) * BigInt(cantidad) * 100n)))
