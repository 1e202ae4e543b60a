import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { ESTADOS, isTipoConCuota } from '@/domain/estados'
import { variantName } from '@/domain/precio'

/** S1 2.4. */
export const TITULO_COSTOS = 'Costos - Matriculas'

/** A price as it was read; a server without the price keys gives name and amount alone. */
export type FilaPrecio = LeidoEn<'/concepto/traerTodosSinPaginar'>[number]

/**
 * Prices of the years whose text holds what was typed; where the server gives no year, the name is looked at (D9).
 */
export function filterByYear(filas: readonly FilaPrecio[], texto: string): FilaPrecio[] {
  const sought = texto.trim().toLowerCase()
  if (!sought) return [...filas]
  return filas.filter(({ anio, nombre }) =>
    (anio === undefined ? (nombre ?? '').toLowerCase() : String(anio)).includes(sought),
  )
}

/** The years that have prices, the last one first. */
export const yearsOf = (filas: readonly FilaPrecio[]): number[] =>
  [...new Set(filas.flatMap(({ anio }) => anio ?? []))].sort((a, b) => b - a)

/** 'ACTIVO 2026, con seguro': what a price is for; its name where it has no keys. */
export function priceLabel({ anio, tipoMatriculaID, variante, nombre }: FilaPrecio): string {
  const tipo = isTipoConCuota(tipoMatriculaID) ? ESTADOS[tipoMatriculaID] : undefined
  if (anio === undefined || !tipo) return nombre ?? '—'
  return `${tipo} ${anio}, ${variantName(variante ?? 0).toLowerCase()}`
}
