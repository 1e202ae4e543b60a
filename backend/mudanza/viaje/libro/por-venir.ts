import type { Cargo, Libro, Renglon } from '@/backend/mudanza/viaje/libro/libro'
import { isSameMonth } from '@/backend/mudanza/viaje/libro/nombre-de-cargo'

/**
 * Rows to come. What was dated before its charge was written pays a charge that only a later row owes, and what lowers a paid
 * charge is of one that a later row raises again.
 */
export class PorVenir {
  private readonly done = new Set<number>()
  private readonly raised = new Map<number, Cargo>()

  constructor(
    private readonly libro: Libro,
    private readonly renglones: readonly Renglon[],
  ) {}

  /** Whether what the row does was done already. */
  has(index: number): boolean {
    return this.done.has(index)
  }

  /** The paid charge that the row raises again. */
  raisedBy(index: number): Cargo | undefined {
    return this.raised.get(index)
  }

  /** Makes the charge of the next row that owes what this one names: for as much, else the first. */
  charge({ tipo, haber, concepto }: Renglon, index: number): Cargo | undefined {
    if (tipo === null) return undefined
    const at = this.find(
      index,
      haber,
      (row) => row.tipo === tipo && isItsCharge(tipo, row.concepto, concepto),
    )
    const row = at === undefined ? undefined : this.renglones[at]
    if (at === undefined || !row) return undefined
    this.done.add(at)
    return this.libro.ofRow(at, () =>
      this.libro.charge(row.fecha, { tipo, nombre: row.concepto, base: row.concepto, monto: row.debe }),
    )
  }

  /** The paid charge of this name, where a later row raises it by what this one lowers. */
  raise({ tipo, haber, concepto }: Renglon, index: number): Cargo | undefined {
    const paid = this.libro.cargos.findLast(
      ({ cierre, base, ...cargo }) =>
        cierre && 'pago' in cierre && cargo.tipo === tipo && concepto.endsWith(base),
    )
    if (!paid) return undefined
    const { base } = paid
    const at = this.find(
      index,
      haber,
      (row) =>
        row.debe === haber && row.tipo === tipo && row.concepto !== base && row.concepto.endsWith(base),
    )
    if (at !== undefined) this.raised.set(at, paid)
    return at === undefined ? undefined : paid
  }

  /** The later row that lowers a charge by what was paid short of it, which was agreed before the payment then. */
  lowering(
    { tipo, concepto }: Renglon,
    index: number,
    rest: bigint,
  ): { at: number; row: Renglon } | undefined {
    const at = this.renglones.findIndex(
      (row, later) =>
        later > index &&
        row.haber === rest &&
        row.pago === 0 &&
        row.tipo === tipo &&
        !this.done.has(later) &&
        row.concepto !== concepto &&
        row.concepto.endsWith(concepto),
    )
    const row = this.renglones[at]
    if (!row) return undefined
    this.done.add(at)
    return { at, row }
  }

  private find(index: number, monto: bigint, fits: (row: Renglon) => boolean): number | undefined {
    let first: number | undefined
    for (let at = index + 1; at < this.renglones.length; at++) {
      const row = this.renglones[at]
      if (!row || row.debe === 0n || this.done.has(at) || this.raised.has(at) || !fits(row)) continue
      if (row.debe === monto) return at
      first ??= at
    }
    return first
  }
}

/** Whether a row of that text is of a charge of this name, or of this month under another one. */
function isItsCharge(tipo: number, nombre: string, concepto: string): boolean {
  if (concepto.endsWith(nombre)) return true
  const [word = ''] = nombre.split(' ')
  return word.length > 3 && concepto.includes(word) && isSameMonth(tipo, nombre, concepto)
}
