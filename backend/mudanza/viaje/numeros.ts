const TRAMO = 4096

/** Whole numbers that are taken, a bit for each: of a million payments a `Set` keeps 40 MB. */
export class NumerosDados {
  private readonly tramos = new Map<number, Uint8Array>()

  has(numero: number): boolean {
    const { tramo, byte, bit } = placeOf(numero)
    return ((this.tramos.get(tramo)?.[byte] ?? 0) & bit) !== 0
  }

  /** Takes it; false where it was taken. */
  add(numero: number): boolean {
    if (this.has(numero)) return false
    const { tramo, byte, bit } = placeOf(numero)
    const bits = this.tramos.get(tramo) ?? new Uint8Array(TRAMO / 8)
    this.tramos.set(tramo, bits)
    bits[byte] = (bits[byte] ?? 0) | bit
    return true
  }
}

function placeOf(numero: number): { tramo: number; byte: number; bit: number } {
  const tramo = Math.floor(numero / TRAMO)
  const place = numero - tramo * TRAMO
  return { tramo, byte: place >> 3, bit: 1 << (place & 7) }
}

/** Ids of what is written: those of before where there were any, else one after another. */
export class Numeros {
  private readonly last = new Map<string, number>()
  private readonly taken = new Map<string, NumerosDados>()

  /** `desde`: for each kind the highest number that the other server has, after which new ones begin. */
  constructor(desde: Readonly<Record<string, number>>) {
    for (const [clase, number] of Object.entries(desde)) this.last.set(clase, number)
  }

  /** Whether nobody had that number of the other server before. */
  isFirst(clase: string, number: number): boolean {
    const taken = this.taken.get(clase) ?? new NumerosDados()
    this.taken.set(clase, taken)
    return taken.add(number)
  }

  next(clase: string): number {
    const taken = this.taken.get(clase)
    let id = (this.last.get(clase) ?? 0) + 1
    while (taken?.has(id)) id++
    taken?.add(id)
    this.last.set(clase, id)
    return id
  }

  /** That number, or a new one where it is taken. */
  keep(clase: string, number: number): number {
    return number > 0 && this.isFirst(clase, number) ? number : this.next(clase)
  }
}
