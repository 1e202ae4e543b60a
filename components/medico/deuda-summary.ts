import { type Leida, periodOf } from '@/components/tesoreria/pago/pending-row'
import { CERO, type Centavos, sumMoney } from '@/domain/dinero'
import { type Fecha, type Mes, monthNumber, partsOf } from '@/domain/fechas'

export interface Parte {
  monto: Centavos
  items: number
  desde: Mes | undefined
}

export interface Deuda {
  total: Centavos
  vencido: Parte
  /** This month, later ones, and what names no month. */
  aVencer: Parte
  /** Some amounts could not be read, and the figures leave them out. */
  incompleta: boolean
}

export const isOverdue = (row: Leida, hoy: Fecha): boolean => dueOf(row, hoy) === 'vencido'

export type Vencimiento = 'vencido' | 'enCurso' | 'aVencer' | 'sinMes'

/** A charge of this month may already be due, since its day is a rule. */
export function dueOf(row: Leida, hoy: Fecha): Vencimiento {
  const mes = periodOf(row)
  if (mes === undefined) return 'sinMes'
  const away = monthNumber(mes) - monthNumber(partsOf(hoy))
  return away < 0 ? 'vencido' : away === 0 ? 'enCurso' : 'aVencer'
}

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
