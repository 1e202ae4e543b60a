import { type Fecha, endOfMonth, isFecha, startOfYear, today } from '@/domain/fechas'

/** The address's range; by default from the start of this year to the end of this month. */
export function readRange(params: Readonly<Record<string, string>>): { desde: Fecha; hasta: Fecha } {
  const hoy = today()
  const { desde, hasta } = params
  return {
    desde: desde && isFecha(desde) ? desde : startOfYear(hoy),
    hasta: hasta && isFecha(hasta) ? hasta : endOfMonth(hoy),
  }
}
