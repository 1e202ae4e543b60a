import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { readMes, textOfMes } from '@/domain/cuota'
import { ANIO_MINIMO } from '@/domain/estadisticas'
import { MESES_DE_PERIODO, periodFault } from '@/domain/evolucion'
import { endOfMonth, type Fecha, formatMes, monthAt, monthNumber, partsOf } from '@/domain/fechas'

/** The period that an address names, in whole months, and the day that what stands still is told of. */
export interface Periodo {
  desde: Fecha
  hasta: Fecha
  /** The last day of the last month, or today while it lasts. */
  dia: Fecha
}

const monthText = (n: number): string => textOfMes(monthAt(n))

/** The last twelve months where nothing is asked for; the words where what is asked for cannot be shown. */
export function readPeriodo({ params }: Pick<Address, 'params'>, hoy: Fecha): Periodo | { falta: string } {
  const now = monthNumber(partsOf(hoy))
  const asked = {
    desde: params['desde'] ?? monthText(now - MESES_DE_PERIODO + 1),
    hasta: params['hasta'] ?? monthText(now),
  }
  for (const text of Object.values(asked))
    if (!readMes(text)) return { falta: `«${text.slice(0, 20)}» no es un mes que se pueda mostrar` }
  const desde = `${asked.desde}-01`
  const hasta = endOfMonth(`${asked.hasta}-01`)
  const fault = periodFault({ desde, hasta }, hoy)
  return fault ? { falta: fault.texto } : { desde, hasta, dia: hasta < hoy ? hasta : hoy }
}

/** Every month that can be asked for, the last first. */
export function periodFilters(hoy: Fecha): readonly Filter[] {
  const now = monthNumber(partsOf(hoy))
  const options = Array.from({ length: now - ANIO_MINIMO * 12 + 1 }, (_, index) => monthAt(now - index)).map(
    (mes) => ({
      id: textOfMes(mes),
      nombre: formatMes(mes),
    }),
  )
  return [
    { name: 'desde', label: 'Desde', kind: 'choice', options, closed: true, siempre: true },
    { name: 'hasta', label: 'Hasta', kind: 'choice', options, closed: true, siempre: true },
  ]
}
