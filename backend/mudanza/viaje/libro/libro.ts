import { CERO, centavos, type Centavos } from '@/domain/dinero'
import type { TipoPago } from '@/domain/estados'
import type { Fecha, Mes } from '@/domain/fechas'

/** One row of the other server's account; debe and haber, one of them zero, are never below zero. */
export interface Renglon {
  fecha: Fecha
  concepto: string
  /** Null: money of no charge. */
  tipo: TipoPago | null
  debe: Centavos
  haber: Centavos
  /** Of which payment, by the other server's number; 0: of none. */
  pago: number
}

/** One charge that the other server tells as owed. */
export interface Pendiente {
  id: number
  tipo: TipoPago
  nombre: string
  mes: Mes | null
  monto: Centavos
  fecha: Fecha
}

export interface Cargo {
  tipo: TipoPago
  nombre: string
  /** By what the other server's rows call it. */
  base: string
  /** What it is owed for now, or was when it was closed. */
  monto: Centavos
  creado: Fecha
  alta: Asiento
  cierre: Linea | { anulado: Fecha } | { planID: number } | undefined
  pendiente?: Pendiente
  /** What was left of another, which was paid in part. */
  restoDe?: Cargo | undefined
}

export interface Pago {
  viejo: number
  fecha: Fecha
  /** What it took of the member's credit, where nothing came in. */
  aplicado: Asiento | undefined
  lineas: Linea[]
  /** What it left in the member's favour. */
  favor: Asiento[]
  anulado: Fecha | undefined
}

export interface Linea {
  pago: Pago
  cargo: Cargo
  monto: Centavos
  asiento: Asiento
  anulada: Fecha | undefined
}

export interface Asiento {
  fecha: Fecha
  acto: 'cargar' | 'cobrar' | 'ajustar' | 'anular' | 'aplicar'
  debe: Centavos
  haber: Centavos
  cargo?: Cargo | undefined
  linea?: Linea | undefined
  pago?: Pago | undefined
  revierte?: Asiento | undefined
  detalle?: string | undefined
  /** Which row of the other server's account it is of. */
  orden: number
}

type Nuevo = Omit<Partial<Asiento>, 'fecha' | 'acto'>

/** A member's ledger as it is being made of another server's account, by the acts that ours is made by (DESIGN 5). */
export class Libro {
  readonly cargos: Cargo[] = []
  readonly pagos: Pago[] = []
  readonly asientos: Asiento[] = []
  /** What could not be matched, in words. */
  readonly avisos: string[] = []
  aFavor: Centavos = CERO
  /** The row that is being made; past them all while none is. */
  private renglon = Number.MAX_SAFE_INTEGER
  private readonly revertidos = new Set<Asiento>()

  /** What `act` writes is of that row. */
  ofRow<R>(index: number, act: () => R): R {
    const now = this.renglon
    this.renglon = index
    const result = act()
    this.renglon = now
    return result
  }

  /** In the order of the other server's rows; what closes the account follows them. */
  inOrder(): Asiento[] {
    return this.asientos.toSorted((one, other) => one.orden - other.orden)
  }

  open(): Cargo[] {
    return this.cargos.filter(({ cierre }) => cierre === undefined)
  }

  charge(
    fecha: Fecha,
    cargo: Pick<Cargo, 'tipo' | 'nombre' | 'base' | 'monto' | 'restoDe'>,
    detalle?: string,
  ): Cargo {
    const alta = this.add(fecha, 'cargar', { debe: cargo.monto, detalle })
    const made: Cargo = { ...cargo, creado: fecha, alta, cierre: undefined }
    alta.cargo = made
    this.cargos.push(made)
    return made
  }

  payment(viejo: number, fecha: Fecha): Pago {
    const pago: Pago = { viejo, fecha, aplicado: undefined, lineas: [], favor: [], anulado: undefined }
    this.pagos.push(pago)
    return pago
  }

  /** Pays an owed charge whole. */
  pay(pago: Pago, cargo: Cargo, detalle?: string): void {
    const asiento = this.add(pago.fecha, 'cobrar', { haber: cargo.monto, cargo, pago, detalle })
    const linea: Linea = { pago, cargo, monto: cargo.monto, asiento, anulada: undefined }
    asiento.linea = linea
    cargo.cierre = linea
    pago.lineas.push(linea)
  }

  /** Money of a payment that pays no charge. */
  favour(pago: Pago, monto: Centavos, detalle: string): void {
    pago.favor.push(this.add(pago.fecha, 'cobrar', { haber: monto, pago, detalle }))
  }

  /** Money of no payment and no charge: in the member's favour, or taken from it. */
  adjust(fecha: Fecha, { debe = CERO, haber = CERO }: Partial<Lados>, detalle: string): void {
    this.add(fecha, 'ajustar', { debe, haber, detalle })
  }

  /** A payment is made with what the member had in favour. */
  apply(pago: Pago, monto: Centavos, detalle: string): void {
    pago.aplicado = this.add(pago.fecha, 'aplicar', { debe: monto, pago, detalle })
  }

  /** What is owed for a charge becomes more or less. */
  change(fecha: Fecha, cargo: Cargo, monto: Centavos, detalle: string): void {
    const more = monto - cargo.monto
    if (more === 0n) return
    const lados = more > 0n ? { debe: centavos(more) } : { haber: centavos(-more) }
    this.add(fecha, 'ajustar', { ...lados, cargo, detalle })
    cargo.monto = monto
  }

  /** A paid charge is lowered and raised again, which leaves it as it was. */
  dip(fecha: Fecha, cargo: Cargo, lados: Partial<Lados>, detalle?: string): void {
    this.add(fecha, 'ajustar', { ...lados, cargo, detalle })
  }

  /** Writes an owed charge off: by its mirror, or by what is left of it once it was changed. */
  writeOff(fecha: Fecha, cargo: Cargo, detalle?: string): void {
    cargo.cierre = { anulado: fecha }
    const { alta, monto } = cargo
    const mirrors = alta.debe === monto && !this.revertidos.has(alta)
    if (!mirrors) this.add(fecha, 'ajustar', { haber: monto, cargo, detalle })
    else this.reverse(fecha, alta, detalle)
  }

  /** An owed charge goes into a plan. */
  intoPlan(fecha: Fecha, cargo: Cargo, planID: number, detalle?: string): void {
    this.add(fecha, 'ajustar', { haber: cargo.monto, cargo, detalle })
    cargo.cierre = { planID }
  }

  /** A charge that was paid, written off or planned is owed again, for as much. */
  reopen(fecha: Fecha, cargo: Cargo, monto: Centavos, detalle?: string): void {
    const { cierre } = cargo
    if (cierre && 'pago' in cierre) {
      cierre.anulada = fecha
      this.reverse(fecha, cierre.asiento, detalle)
    } else this.add(fecha, 'ajustar', { debe: monto, cargo, detalle })
    cargo.monto = monto
    cargo.cierre = undefined
  }

  isReversed(asiento: Asiento): boolean {
    return this.revertidos.has(asiento)
  }

  /** By its mirror: what a payment paid, left in favour or took of it, or a charge. */
  reverse(fecha: Fecha, asiento: Asiento, detalle?: string): void {
    this.revertidos.add(asiento)
    const { debe, haber, cargo, linea, pago } = asiento
    this.add(fecha, 'anular', { debe: haber, haber: debe, cargo, linea, pago, revierte: asiento, detalle })
  }

  private add(fecha: Fecha, acto: Asiento['acto'], nuevo: Nuevo): Asiento {
    const asiento: Asiento = { fecha, acto, debe: CERO, haber: CERO, orden: this.renglon, ...nuevo }
    this.asientos.push(asiento)
    if (!asiento.cargo && acto !== 'cargar')
      this.aFavor = centavos(this.aFavor + asiento.haber - asiento.debe)
    return asiento
  }
}

type Lados = Pick<Asiento, 'debe' | 'haber'>
