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
