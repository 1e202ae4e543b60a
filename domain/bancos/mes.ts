import { Falla } from '@/domain/bancos/banco'
import { addDays, endOfMonth, makeFecha, partsOf, type Fecha, type Mes } from '@/domain/fechas'

/** '202605'. */
export const monthDigits = ({ anio, mes }: Mes): string => `${anio}${String(mes).padStart(2, '0')}`

/** Throws RangeError for a month that is none. */
export function lastDayOf({ anio, mes }: Mes): Fecha {
  const first = makeFecha(anio, mes, 1)
  if (!first) throw new RangeError(`Mes fuera de rango: ${anio}-${mes}`)
  return endOfMonth(first)
}

/** The last day of a month on which the banks work: Monday to Friday and no holiday. */
export function lastWorkingDay(mes: Mes, feriados: ReadonlySet<Fecha>): Fecha {
  let day = lastDayOf(mes)
  while (!isWeekday(day) || feriados.has(day)) day = addDays(day, -1)
  return day
}

/** `fecha` is 'YYYY-MM-DD'. */
function isWeekday(fecha: Fecha): boolean {
  const { anio, mes, dia } = partsOf(fecha)
  const day = new Date(Date.UTC(anio, mes - 1, dia)).getUTCDay()
  return day > 0 && day < 6
}

/** The month that two fields of digits give, or what is wrong with them. */
export function readMes(anio: string, mes: string): Mes | Falla {
  const read = { anio: Number(anio), mes: Number(mes) }
  return makeFecha(read.anio, read.mes, 1) === null
    ? new Falla('mes', `Período: «${mes}/${anio}» no es un mes`)
    : read
}
