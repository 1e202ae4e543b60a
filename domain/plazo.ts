import { daysBetween, type Fecha } from '@/domain/fechas'
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
