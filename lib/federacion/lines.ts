import { type Hoja, isInHoja } from '@/domain/archivo-federacion'
import type { Mes } from '@/domain/fechas'
import type { Linea } from '@/lib/federacion/columns'

/** By the list that a row came in; where rows come without one, by its dates. The whole may be left to the others. */
export function linesOf(lineas: readonly Linea[], hoja: Hoja, mes: Mes): Linea[] {
  if (lineas.every(({ lista }) => lista === undefined))
    return lineas.filter((linea) => isInHoja(hoja, linea, mes))
  const own = lineas.filter(({ lista }) => lista === hoja)
  return hoja === 'unificado' && own.length === 0 ? [...lineas] : own
}
