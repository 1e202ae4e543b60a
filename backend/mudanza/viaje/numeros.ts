/** Ids of what is written: those of before where there were any, else one after another. */
export class Numeros {
  private readonly last = new Map<string, number>()
  private readonly taken = new Map<string, Set<number>>()

  /** `desde`: for each kind the highest number that the other server has, after which new ones begin. */
  constructor(desde: Readonly<Record<string, number>>) {
    for (const [clase, number] of Object.entries(desde)) this.last.set(clase, number)
  }

  /** Whether nobody had that number of the other server before. */
  isFirst(clase: string, number: number): boolean {
    const taken = this.taken.get(clase) ?? new Set<number>()
    this.taken.set(clase, taken)
    return !taken.has(number) && taken.add(number).has(number)
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
