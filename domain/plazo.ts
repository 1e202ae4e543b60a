import { addDays, daysBetween, type Fecha, weekdayOf } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** From how many days before its last one an expiry is told. */
export const DIAS_POR_VENCER = 60
/** As far ahead as a list of expiries looks. */
export const MAX_DIAS = 3_650

export type Plazo = 'vigente' | 'porVencer' | 'vencida'

/** Where an expiry stands on a day, for whatever expires. Its last day still counts. */
export function plazoOn(vence: Fecha, hoy: Fecha): Plazo {
  const left = daysBetween(hoy, vence)
  return left < 0 ? 'vencida' : left <= DIAS_POR_VENCER ? 'porVencer' : 'vigente'
}

/** 'Vence hoy', 'Vence en 12 días', 'Venció ayer', 'Venció hace 3 días'. */
export function describePlazo(vence: Fecha, hoy: Fecha): string {
  const left = daysBetween(hoy, vence)
  if (left === 0) return 'Vence hoy'
  if (left > 0) return left === 1 ? 'Vence en 1 día' : `Vence en ${formatCount(left)} días`
  return left === -1 ? 'Venció ayer' : `Venció hace ${formatCount(-left)} días`
}

/** Monday to Friday and no holiday. */
export const isHabil = (dia: Fecha, feriados: ReadonlySet<Fecha>): boolean =>
  ![0, 6].includes(weekdayOf(dia)) && !feriados.has(dia)

/** The last day of a term of so many working days, one or more, which begins on the day after `dia`. */
export function addHabiles(dia: Fecha, habiles: number, feriados: ReadonlySet<Fecha>): Fecha {
  let last = dia
  for (let left = habiles; left > 0;) {
    last = addDays(last, 1)
    if (isHabil(last, feriados)) left -= 1
  }
  return last
}
