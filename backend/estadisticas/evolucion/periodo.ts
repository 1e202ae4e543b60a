import { refuse } from '@/backend/nucleo/rechazo'
import { dayFault, periodFault } from '@/domain/evolucion'
import { addMonths, type Fecha, monthNumber, partsOf, startOfMonth } from '@/domain/fechas'

const ANIO = 12

/** A period's first and last month as numbers. Throws `Rechazo` for one that is not shown. */
export function monthsOf(periodo: { desde: Fecha; hasta: Fecha }, hoy: Fecha): [number, number] {
  const fault = periodFault(periodo, hoy)
  if (fault) refuse(fault.clave, fault.texto)
  return [monthNumber(partsOf(periodo.desde)), monthNumber(partsOf(periodo.hasta))]
}

/** The number of a day's month. Throws `Rechazo` for one that is not shown. */
export function monthOf(fecha: Fecha, hoy: Fecha): number {
  const fault = dayFault(startOfMonth(fecha), hoy)
  if (fault) refuse('fecha', fault)
  return monthNumber(partsOf(fecha))
}

/** The day and the same one a year before. Throws `Rechazo` for one that is not shown. */
export function daysOf(fecha: Fecha, hoy: Fecha): [Fecha, Fecha] {
  const fault = dayFault(fecha, hoy)
  if (fault) refuse('fecha', fault)
  return [fecha, addMonths(fecha, -ANIO)]
}

/** SQL: whether a month's number is one of the period from $1 to $2, or one of the same a year before. */
export const inEither = (n: string): string =>
  `(${n} BETWEEN $1 AND $2 OR ${n} BETWEEN $1 - ${ANIO} AND $2 - ${ANIO})`

/** For each month of a period, each key's value and that of a year before, month by month. */
export function besideYearBefore<K, V>(
  rows: readonly { n: number; clave: K; valor: V }[],
  { claves, vacio, desde, hasta }: { claves: readonly K[]; vacio: V; desde: number; hasta: number },
): { n: number; clave: K; valor: V; anterior: V }[] {
  const found = new Map(rows.map(({ n, clave, valor }) => [`${n} ${String(clave)}`, valor]))
  const at = (n: number, clave: K): V => found.get(`${n} ${String(clave)}`) ?? vacio
  return Array.from({ length: hasta - desde + 1 }, (_, index) => desde + index).flatMap((n) =>
    claves.map((clave) => ({ n, clave, valor: at(n, clave), anterior: at(n - ANIO, clave) })),
  )
}
