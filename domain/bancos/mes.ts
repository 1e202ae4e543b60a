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

let last = { anio: '', mes: '', read: { anio: 0, mes: 0 } }

/** The month that two fields of digits give, or what is wrong with them. Rows one after another have the same one. */
export function readMes(anio: string, mes: string): Mes | Falla {
  if (anio === last.anio && mes === last.mes) return last.read
  const read = { anio: Number(anio), mes: Number(mes) }
  if (makeFecha(read.anio, read.mes, 1) === null)
    return new Falla('mes', `Período: «${mes}/${anio}» no es un mes`)
  last = { anio, mes, read }
  return read
}

let seen = { fecha: '', mes: { anio: 0, mes: 0 } }

/** The month of a date, the same one for dates one after another. */
export function monthOf(fecha: Fecha): Mes {
  if (fecha !== seen.fecha) {
    const { anio, mes } = partsOf(fecha)
    seen = { fecha, mes: { anio, mes } }
  }
  return seen.mes
}
