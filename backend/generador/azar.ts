/** The same seed gives the same draws on every machine. */
export interface Azar {
  next(): number
  /** Both ends are included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Draws the first of a list far more often than the last, as surnames are spread. */
  pickSkewed<T>(list: readonly T[]): T
}

export function createAzar(semilla: number): Azar {
  let [a, b, c, counter] = [mix(semilla), mix(semilla + 1), mix(semilla + 2), 1]
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warm = 0; warm < 12; warm++) next()
  const at = <T>(list: readonly T[], position: number): T => {
    const found = list[Math.min(list.length - 1, Math.floor(position * list.length))]
    if (found === undefined) throw new RangeError('No hay de dónde elegir')
    return found
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, next()),
    pickSkewed: (list) => at(list, next() ** 2.2),
  }
}

/** splitmix32, so that seeds 1 and 2 share nothing. */
function mix(seed: number): number {
  let word = (seed + 0x9e3779b9) | 0
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return word ^ (word >>> 15)
}
