import type { LeidoEn } from '@/lib/llamada/call-paths'
import { ESTADOS, isTipoConCuota } from '@/domain/estados'
import { variantName } from '@/domain/precio'

export const TITULO_COSTOS = 'Costos - Matriculas'

/** A server without the price keys gives only name and amount. */
export type FilaPrecio = LeidoEn<'/concepto/traerTodosSinPaginar'>[number]

/** Prices of the years that hold the typed text; without a year the name is searched. */
export function filterByYear(filas: readonly FilaPrecio[], texto: string): FilaPrecio[] {
  const sought = texto.trim().toLowerCase()
  if (!sought) return [...filas]
  return filas.filter(({ anio, nombre }) =>
    (anio === undefined ? (nombre ?? '').toLowerCase() : String(anio)).includes(sought),
  )
}

export const yearsOf = (filas: readonly FilaPrecio[]): number[] =>
  [...new Set(filas.flatMap(({ anio }) => anio ?? []))].sort((a, b) => b - a)

/** 'ACTIVO 2026, con seguro', or the name where there are no keys. */
export function priceLabel({ anio, tipoMatriculaID, variante, nombre }: FilaPrecio): string {
  const tipo = isTipoConCuota(tipoMatriculaID) ? ESTADOS[tipoMatriculaID] : undefined
  if (anio === undefined || !tipo) return nombre ?? '—'
  return `${tipo} ${anio}, ${variantName(variante ?? 0).toLowerCase()}`
}
