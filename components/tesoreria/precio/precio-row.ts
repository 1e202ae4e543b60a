import type { LeidoEn } from '@/lib/llamada/call-paths'
import { ESTADOS, isTipoConCuota } from '@/domain/estados'
import { variantName } from '@/domain/precio'
import { escrito } from '@/lib/ortografia/escrito'

export const TITULO_COSTOS = escrito('Costos - Matriculas')

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

/** A price's year, or that which its name tells last. */
function yearOf({ anio, nombre }: FilaPrecio): number | undefined {
  const named = /.*\b((?:19|20|21)\d{2})\b/.exec(nombre ?? '')?.[1]
  return anio ?? (named === undefined ? undefined : Number(named))
}

interface Vista {
  filas: FilaPrecio[]
  /** The years beside those shown that have prices. */
  anterior: number | undefined
  siguiente: number | undefined
}

/**
 * What is looked at: the years that hold the typed text, else those in force, which are this one and the ones after it, or
 * the last that there are. A price of no year is always in force.
 */
export function pricesInSight(filas: readonly FilaPrecio[], texto: string, hoy: number): Vista {
  const years = [...new Set(filas.flatMap((fila) => yearOf(fila) ?? []))].sort((a, b) => b - a)
  const typed = texto.trim()
  if (typed) {
    const year = /^\d{4}$/.test(typed) ? Number(typed) : NaN
    return {
      filas: filterByYear(filas, typed),
      anterior: years.find((one) => one < year),
      siguiente: years.findLast((one) => one > year),
    }
  }
  const from = Math.min(hoy, years[0] ?? hoy)
  return {
    filas: filas.filter((fila) => (yearOf(fila) ?? from) >= from),
    anterior: years.find((one) => one < from),
    siguiente: undefined,
  }
}

export const yearsOf = (filas: readonly FilaPrecio[]): number[] =>
  [...new Set(filas.flatMap(({ anio }) => anio ?? []))].sort((a, b) => b - a)

/** 'ACTIVO 2026, con seguro', or the name where there are no keys. */
export function precioLabel({ anio, tipoMatriculaID, variante, nombre }: FilaPrecio): string {
  const tipo = isTipoConCuota(tipoMatriculaID) ? ESTADOS[tipoMatriculaID] : undefined
  if (anio === undefined || !tipo) return nombre ?? '—'
  return `${tipo} ${anio}, ${variantName(variante ?? 0).toLowerCase()}`
}
