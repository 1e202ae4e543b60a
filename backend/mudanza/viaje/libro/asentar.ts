import type { Asiento, Cargo, Libro, Pago, Renglon } from '@/backend/mudanza/viaje/libro/libro'
import { isSameMonth, planIn } from '@/backend/mudanza/viaje/libro/nombre-de-cargo'
import { settlePayments } from '@/backend/mudanza/viaje/libro/pagos-anulados'
import { PorVenir } from '@/backend/mudanza/viaje/libro/por-venir'
import { centavos, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_PLAN } from '@/domain/estados'

/** What a row's text has before the name of its charge: 'Anulado: Matrícula ACTIVO 03/2026'. */
const prefixOf = (concepto: string, nombre: string): string | undefined =>
  concepto === nombre ? undefined : concepto.slice(0, -nombre.length).replace(/[\s:–-]+$/, '') || undefined

const isCalled = (cargo: Cargo, concepto: string): boolean => concepto.endsWith(cargo.base)

/**
 * Makes a member's ledger of another server's account, row by row in its order: charges, payments with their lines, what was
 * changed, written off, planned and reversed. What no charge can be found for is money in favour or, where there is none
 * left to take, a charge of its own; both are noted.
 */
export class Asentador {
  private readonly pagos = new Map<string, Pago>()
  private readonly porVenir: PorVenir
  /** What charges are called: a row of such a text is a charge, though it ends in the name of another. */
  private readonly nombres: ReadonlySet<string>
  /** Whose line each row that owes a charge again takes back. */
  private readonly reopened = new Map<number, Pago>()

  constructor(
    private readonly libro: Libro,
    private readonly renglones: readonly Renglon[],
    /** The plans that the other server has of this member. */
    private readonly planes: ReadonlySet<number>,
    /** What is pending by its names. */
    pendientes: Iterable<string> = [],
  ) {
    this.porVenir = new PorVenir(libro, renglones)
    const paid = renglones.filter(({ pago }) => pago !== 0).map(({ concepto }) => concepto)
    this.nombres = new Set([...pendientes, ...paid])
  }

  run(): void {
    for (const [index, renglon] of this.renglones.entries())
      this.libro.ofRow(index, () => {
        if (this.porVenir.has(index)) return
        if (renglon.debe > 0n) this.owe(renglon, index)
        else if (renglon.pago !== 0) this.payWith(this.pagoOf(renglon), renglon, index)
        else this.lower(renglon, index)
      })
    settlePayments(this.libro)
  }

  private owe(renglon: Renglon, index: number): void {
    const { libro, porVenir } = this
    const { tipo, debe, concepto, fecha } = renglon
    if (tipo === null) return this.take(renglon, index)
    const raised = porVenir.raisedBy(index)
    if (raised) return libro.dip(fecha, raised, { debe }, prefixOf(concepto, raised.base))
    const closed = this.closedBy(renglon, index)
    if (!closed) return void libro.charge(fecha, { tipo, nombre: concepto, base: concepto, monto: debe })
    if (closed.cierre && 'pago' in closed.cierre) this.reopened.set(index, closed.cierre.pago)
    libro.reopen(fecha, closed, debe, prefixOf(concepto, closed.base))
  }

  /**
   * The charge that a row of this text owes again: of those closed for as much the one whose payment left what the row beside
   * takes back, else the last; else one that was written off for more.
   */
  private closedBy({ tipo, debe, concepto }: Renglon, index: number): Cargo | undefined {
    if (this.nombres.has(concepto)) return undefined
    const closed = this.libro.cargos.filter(
      ({ cierre, base, ...cargo }) =>
        cierre !== undefined && cargo.tipo === tipo && concepto !== base && concepto.endsWith(base),
    )
    const same = closed.filter(({ monto }) => monto === debe)
    return (
      (same.length > 1 && same.find(({ cierre }) => this.leavesBeside(cierre, index))) ||
      same.at(-1) ||
      closed.findLast(({ monto, cierre }) => monto > debe && cierre && !('pago' in cierre))
    )
  }

  private leavesBeside(cierre: Cargo['cierre'], index: number): boolean {
    if (!cierre || !('pago' in cierre)) return false
    const beside = [this.renglones[index - 1], this.renglones[index + 1]]
    return cierre.pago.favor.some((favor) =>
      beside.some((row) => row?.tipo === null && row.debe > 0n && this.standsFor(favor, row.debe)),
    )
  }

  /** A debit of no charge: credit taken back with its payment, used to pay, or given back. */
  private take({ fecha, debe, concepto }: Renglon, index: number): void {
    const { libro } = this
    const has = libro.aFavor >= debe
    const left = has && this.reversedBeside(index)?.favor.find((one) => this.standsFor(one, debe))
    if (left) return libro.reverse(fecha, left, concepto)
    const paid = has && this.paidBy(index, debe)
    if (paid) return libro.apply(this.pagoOf(paid), debe, concepto)
    if (has) return libro.adjust(fecha, { debe }, concepto)
    libro.charge(fecha, { tipo: TIPO_CONCEPTO, nombre: concepto, base: concepto, monto: debe })
    libro.avisos.push(`«${concepto}» del ${fecha} debita sin decir qué: quedó como un concepto`)
  }

  /** The payment whose lines the rows beside this one take back. */
  private reversedBeside(index: number): Pago | undefined {
    const before = this.reopened.get(index - 1)
    const next = this.renglones[index + 1]
    if (before || !next || next.debe === 0n || next.tipo === null) return before
    const cierre = this.closedBy(next, index + 1)?.cierre
    return cierre && 'pago' in cierre ? cierre.pago : undefined
  }

  private standsFor(asiento: Asiento, monto: Centavos): boolean {
    return asiento.debe + asiento.haber === monto && !this.libro.isReversed(asiento)
  }

  /** The first row of the payment beside this debit that is for as much. */
  private paidBy(index: number, debe: Centavos): Renglon | undefined {
    const of = (from: number): Renglon | undefined => {
      const first = this.renglones[from]
      if (!first || first.pago === 0 || first.fecha !== this.renglones[index]?.fecha) return undefined
      const same = this.renglones.filter(({ pago }) => pago === first.pago)
      const total = same.reduce((sum, { haber }) => sum + haber, 0n)
      return total === debe && same.every(({ tipo }) => tipo !== null) ? first : undefined
    }
    return of(index + 1) ?? of(index - 1)
  }

  /** Payments of two days that share a number are two. */
  private pagoOf({ pago, fecha }: Renglon): Pago {
    const key = `${pago} ${fecha}`
    const known = this.pagos.get(key)
    if (known) return known
    if (this.libro.pagos.some(({ viejo }) => viejo === pago))
      this.libro.avisos.push(`El pago ${pago} tiene renglones de dos días: quedó como dos pagos`)
    const made = this.libro.payment(pago, fecha)
    this.pagos.set(key, made)
    return made
  }

  private payWith(pago: Pago, renglon: Renglon, index: number): void {
    const { libro } = this
    const { tipo, haber, concepto, fecha } = renglon
    const cargo = tipo === null ? undefined : (this.owed(renglon, index) ?? this.forAsMuch(renglon))
    if (!cargo) {
      if (tipo !== null) libro.avisos.push(`«${concepto}» del ${fecha} se pagó sin deberse: quedó a favor`)
      return libro.favour(pago, haber, concepto)
    }
    const rest = cargo.monto - haber
    if (rest > 0n) this.lowerTo(cargo, renglon, index)
    const detalle = isCalled(cargo, concepto) ? prefixOf(concepto, cargo.base) : concepto
    libro.pay(pago, cargo, detalle)
    if (rest < 0n) libro.favour(pago, centavos(-rest), `De más: ${concepto}`)
  }

  /** The owed charge that a row names: for as much, else the oldest; else one that was renamed, or that a later row owes. */
  private owed(renglon: Renglon, index: number): Cargo | undefined {
    const { tipo, haber, concepto } = renglon
    const open = this.libro.open().filter((cargo) => cargo.tipo === tipo)
    const called = open.filter((cargo) => isCalled(cargo, concepto))
    return (
      called.find(({ monto }) => monto === haber) ??
      called[0] ??
      rename(
        open.find(({ tipo: own, base }) => isSameMonth(own, base, concepto)) ??
          this.porVenir.charge(renglon, index),
        concepto,
      )
    )
  }

  private forAsMuch({ tipo, haber }: Renglon): Cargo | undefined {
    return this.libro.open().find((cargo) => cargo.tipo === tipo && cargo.monto === haber)
  }

  /** What was paid less than a charge pays a part of it; the rest is a charge of its own (DESIGN 5). */
  private lowerTo(cargo: Cargo, renglon: Renglon, index: number): void {
    const { fecha, haber } = renglon
    const rest = centavos(cargo.monto - haber)
    const agreed = this.porVenir.lowering(renglon, index, rest)
    if (agreed) {
      const { at, row } = agreed
      const detalle = prefixOf(row.concepto, renglon.concepto) ?? row.concepto
      return this.libro.ofRow(at, () => this.libro.change(row.fecha, cargo, haber, detalle))
    }
    this.libro.change(fecha, cargo, haber, 'Se cobró menos: la diferencia queda aparte')
    this.libro.charge(fecha, {
      ...{ tipo: cargo.tipo, base: cargo.base, monto: rest, restoDe: cargo.restoDe ?? cargo },
      nombre: cargo.restoDe ? cargo.nombre : `Diferencia de ${cargo.nombre}`,
    })
  }

  /** What lowers the account without a payment: a charge written off, planned or lowered; else money in favour. */
  private lower(renglon: Renglon, index: number): void {
    const { libro } = this
    const { tipo, haber, concepto, fecha } = renglon
    const aplicado = tipo === null ? this.reversedBeside(index)?.aplicado : undefined
    if (aplicado && this.standsFor(aplicado, haber)) return libro.reverse(fecha, aplicado, concepto)
    const cargo = tipo === null ? undefined : this.owed(renglon, index)
    if (!cargo) {
      const dipped = tipo === null ? undefined : this.porVenir.raise(renglon, index)
      if (dipped) return libro.dip(fecha, dipped, { haber }, prefixOf(concepto, dipped.base))
      if (tipo !== null) libro.avisos.push(`«${concepto}» del ${fecha} baja lo que no se debe: quedó a favor`)
      return libro.adjust(fecha, { haber }, concepto)
    }
    const detalle = (isCalled(cargo, concepto) && prefixOf(concepto, cargo.base)) || concepto
    if (haber < cargo.monto) return libro.change(fecha, cargo, centavos(cargo.monto - haber), detalle)
    const over = centavos(haber - cargo.monto)
    const planID = planIn(detalle)
    if (planID !== undefined && this.planes.has(planID) && tipo !== TIPO_PLAN)
      libro.intoPlan(fecha, cargo, planID, detalle)
    else libro.writeOff(fecha, cargo, detalle)
    if (over > 0n) libro.adjust(fecha, { haber: over }, `De más: ${concepto}`)
  }
}

/** A charge is called from now on as this row calls it. */
function rename(cargo: Cargo | undefined, concepto: string): Cargo | undefined {
  const [word = ''] = cargo?.base.split(' ') ?? []
  const at = word.length > 3 ? concepto.lastIndexOf(word) : -1
  if (cargo && at >= 0 && !isCalled(cargo, concepto)) cargo.nombre = cargo.base = concepto.slice(at)
  return cargo
}
