import { type Leida, periodOf } from '@/components/tesoreria/pago/pending-row'
import { CERO, type Centavos, sumMoney } from '@/domain/dinero'
import { type Fecha, type Mes, monthNumber, partsOf } from '@/domain/fechas'

/** One side of what is owed: how much, in how many items, and the first of its months. */
export interface Parte {
  monto: Centavos
  items: number
  desde: Mes | undefined
}

export interface Deuda {
  total: Centavos
  /** Of months before the current one (D9, mora). */
  vencido: Parte
  /** Of this month and later ones, and what names no month. */
  aVencer: Parte
  /** Some amounts could not be read: the figures are of the others. */
  incompleta: boolean
}

/** Whether an item is of a month before the one of `hoy`. */
export const isOverdue = (row: Leida, hoy: Fecha): boolean => dueOf(row, hoy) === 'vencido'

export type Vencimiento = 'vencido' | 'enCurso' | 'aVencer' | 'sinMes'

/** Of which month it is, against the one of `hoy`: the present one may have fallen due already (its day is a rule). */
export function dueOf(row: Leida, hoy: Fecha): Vencimiento {
  const mes = periodOf(row)
  if (mes === undefined) return 'sinMes'
  const away = monthNumber(mes) - monthNumber(partsOf(hoy))
  return away < 0 ? 'vencido' : away === 0 ? 'enCurso' : 'aVencer'
}

/** What the pending list comes to. */
export function summarize(rows: readonly Leida[], hoy: Fecha): Deuda {
  const legible = rows.filter(({ monto }) => monto !== undefined)
  const vencido = partOf(legible.filter((row) => isOverdue(row, hoy)))
  const aVencer = partOf(legible.filter((row) => !isOverdue(row, hoy)))
  const total = sumMoney([vencido.monto, aVencer.monto])
  return { total, vencido, aVencer, incompleta: legible.length < rows.length }
}

function partOf(rows: readonly Leida[]): Parte {
  const meses = rows.flatMap((row) => periodOf(row) ?? [])
  const [desde] = meses.sort((a, b) => monthNumber(a) - monthNumber(b))
  return { monto: sumMoney(rows.map(({ monto }) => monto ?? CERO)), items: rows.length, desde }
}
