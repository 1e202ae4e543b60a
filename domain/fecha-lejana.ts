import { addMonths, type Fecha, formatFecha } from '@/domain/fechas'

/** A day more than a year ahead is more often a slip of the keys than meant, so it is asked back. */
export const isFar = (dia: Fecha, hoy: Fecha): boolean => dia > addMonths(hoy, 12)

export const askFar = (dia: Fecha): string =>
  `Para el ${formatFecha(dia)} falta más de un año: confirme que es esa fecha`
