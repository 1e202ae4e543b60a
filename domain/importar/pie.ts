import { type Celda, isIlegible } from '@/domain/celda'
import { type Falla, isNothing, lineOf } from '@/domain/importar/leer/leido'
import { readBalance } from '@/domain/importar/leer/importe'
import { readMatricula } from '@/domain/importar/leer/numero'
import type { Columnas } from '@/domain/importar/lectura'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'
import type { Sumas, Totales } from '@/domain/importar/reglas/regla'
import { centavos, CERO, type Centavos, formatMoney } from '@/domain/dinero'
import { plegar } from '@/domain/plegar'

const DE_TOTAL = /^(sub ?)?total(es)?\b|^suman?\b|^cantidad\b|^transporte\b|^(a|de) la vuelta\b/
/** Nothing but a total: no name begins so. */
const SOLO_TOTAL = /^(sub ?)?total(es)?( general(es)?)?( de \w+)?( \d.*)?$|^cantidad( de \w+)? \d+$/
/** What stands under the last row and is none: who made the sheet, a date, what letters mean. */
const MAX_CELDAS_DE_PIE = 2
/** A heading between rows: a word, or the letter that the names under it begin with. */
const ROTULO = /\p{L}{3}|^\p{L}$/u

const TOTAL = 'total al pie'

/** What is no row of data: totals, headings between the rows, and what stands under them all. */
export class Pie {
  private readonly clave: number
  private readonly esNumero: boolean
  /** Where the last row with a key of its own is. */
  private ultima = 0
  private seen = false
  /** By amount: what the file's totals told, those of a part of the rows added up, and what the rows add up to. */
  private readonly told = new Map<string, bigint>()
  private readonly parts = new Map<string, bigint>()
  private readonly since = new Map<string, bigint>()
  private readonly all = new Map<string, bigint>()

  /** `reads`: whether a cell is what its column is for, where that is no free text. */
  constructor(
    private readonly columnas: Columnas,
    private readonly sumas: Sumas,
    private readonly reads: (columna: number, cell: Celda) => boolean,
  ) {
    this.esNumero = columnas.includes('matricula')
    this.clave = columnas.indexOf(this.esNumero ? 'matricula' : 'nombre')
  }

  /** The first pass, over the rows under the titles. */
  mirar(fila: number, celdas: readonly Celda[]): void {
    if (this.isKey(celdas[this.clave])) this.ultima = fila
  }

  /** Why a row is none of data; undefined for one that is. */
  of(fila: number, celdas: readonly Celda[]): string | undefined {
    if (this.clave < 0) return undefined
    const key = celdas[this.clave]
    const isKey = this.isKey(key)
    const total = this.saysTotal(celdas, isKey)
    if (!total && isKey) {
      this.seen = false
      return undefined
    }
    if (total) {
      this.seen = true
      this.noteTotal(celdas)
      return TOTAL
    }
    const full = celdas.flatMap((cell, at) => (isIlegible(cell) || lineOf(cell) !== '' ? [at] : []))
    if (this.seen && isNothing(key) && full.length <= MAX_CELDAS_DE_PIE) return TOTAL
    // A name that is missing is no note: only numbers tell rows from what is none.
    if (!this.esNumero) return undefined
    if (this.isNote(fila, celdas, full)) return 'nota al pie'
    return this.isHeading(celdas, full) ? 'rótulo entre las filas' : undefined
  }

  /** A row of data, whatever becomes of it. */
  add(celdas: readonly Celda[]): void {
    for (const [suma, monto] of this.amountsOf(celdas)) {
      this.since.set(suma, (this.since.get(suma) ?? 0n) + monto)
      this.all.set(suma, (this.all.get(suma) ?? 0n) + monto)
    }
  }

  private isKey(cell: Celda): boolean {
    if (isIlegible(cell) || isNothing(cell)) return false
    return !this.esNumero || readMatricula(cell).valor != null
  }

  /** A total may be told in the key's own column; beside a key only a column that is not imported tells it. */
  private saysTotal(celdas: readonly Celda[], isKey: boolean): boolean {
    const key = celdas[this.clave]
    const alone = celdas.some(
      (cell, at) => (at === this.clave || this.columnas[at] == null) && says(SOLO_TOTAL, cell),
    )
    if (alone || isKey) return alone
    return isNothing(key) ? celdas.some((cell) => says(DE_TOTAL, cell)) : says(DE_TOTAL, key)
  }

  private isNote(fila: number, celdas: readonly Celda[], full: readonly number[]): boolean {
    const fields = this.columnas.filter((campo) => campo !== null).length
    const most = Math.min(MAX_CELDAS_DE_PIE, Math.floor(fields / 2))
    return (
      this.ultima > 0 &&
      fila > this.ultima &&
      full.length <= most &&
      !full.some((at) => this.reads(at, celdas[at]))
    )
  }

  private isHeading(celdas: readonly Celda[], full: readonly number[]): boolean {
    const [at = -1] = full
    return (
      full.length === 1 &&
      (at === this.clave || this.columnas[at] == null) &&
      ROTULO.test(lineOf(celdas[at]).replace(/^[^\p{L}]*/u, ''))
    )
  }

  /** Amounts by what they add up to; the months of a wide sheet add up to one. */
  private amountsOf(celdas: readonly Celda[]): Map<string, bigint> {
    const found = new Map<string, bigint>()
    for (const [at, campo] of this.columnas.entries()) {
      if (campo === null) continue
      const suma = monthOfCampo(campo) ? 'monto' : campo
      const { valor } = suma in this.sumas && !isIlegible(celdas[at]) ? readBalance(celdas[at]) : {}
      // A sign in the column of what is in favour says once more what the column says.
      if (valor != null)
        found.set(suma, (found.get(suma) ?? 0n) + (suma === 'aFavor' && valor < 0n ? -valor : valor))
    }
    return found
  }

  /** A total is of all rows above it or of those since the last one. */
  private noteTotal(celdas: readonly Celda[]): void {
    for (const [suma, monto] of this.amountsOf(celdas)) {
      const isPart = monto === this.since.get(suma)
      if (isPart) this.parts.set(suma, (this.parts.get(suma) ?? 0n) + monto)
      this.told.set(suma, isPart ? (this.parts.get(suma) ?? 0n) : monto)
      this.since.set(suma, 0n)
    }
  }

  /** What the file's own totals say beside what was taken. */
  avisos(totales: Totales): Falla[] {
    const sumas = Object.keys(this.sumas).filter((suma) => this.told.has(suma))
    if (sumas.length === 0) return []
    const words = (of: (suma: string) => Centavos | undefined): string =>
      sumas.map((suma) => formatMoney(of(suma) ?? CERO)).join(' y ')
    const told = words((suma) => centavos(this.told.get(suma) ?? 0n))
    const taken = words((suma) => this.sumas[suma]?.(totales))
    if (told === taken)
      return [{ codigo: 'total.coincide', texto: `El total al pie (${told}) es lo que se importa` }]
    const rows = words((suma) => centavos(this.all.get(suma) ?? 0n))
    return told === rows
      ? [
          {
            codigo: 'total.coincide',
            texto: `El total al pie (${told}) es el de todas las filas; lo aceptado suma ${taken}`,
          },
        ]
      : [{ codigo: 'total.difiere', texto: `El total al pie dice ${told} y lo aceptado suma ${taken}` }]
  }
}

/** Whether a text can only be a total's. */
export const isTotal = (valor: string): boolean => says(SOLO_TOTAL, valor)

/** Every row is asked: how a word of these begins is looked at first. */
const PUEDE_SER_TOTAL = /^[^\p{L}\p{N}]*(?:sub|tot|sum|cant|trans|a |de )/iu
const says = (what: RegExp, cell: Celda): boolean =>
  typeof cell === 'string' && PUEDE_SER_TOTAL.test(cell) && what.test(plegar(lineOf(cell)))
