import { addDays, type Fecha } from '@/domain/fechas'

/** What cover somebody has on a day. A charge keeps its own when the member's changes. */
export interface Cobertura {
  federacion: boolean
  ampliacion: boolean
  ampliacionExtendida: boolean
}

export const SIN_COBERTURA: Cobertura = { federacion: false, ampliacion: false, ampliacionExtendida: false }

/** The specification's words for two switches that exclude each other. */
export const AMBOS = 'NO PUEDE SELECCIONAR AMBOS'

/** A stretch of days, with cover or without; the last may have no end. */
export interface Tramo {
  desde: Fecha
  hasta: Fecha | null
  cubierto: boolean
}

/**
 * A member's cover from its first day on, with the gaps between periods and the one up to `hoy`, in order. The periods
 * come in any order; one without a beginning is left out.
 */
export function coverTimeline(
  periodos: readonly { desde?: Fecha | null | undefined; hasta?: Fecha | null | undefined }[],
  hoy: Fecha,
): Tramo[] {
  const dated = periodos.flatMap(({ desde, hasta }) =>
    desde ? { desde, hasta: hasta ?? null, cubierto: true } : [],
  )
  const tramos: Tramo[] = []
  for (const next of dated.toSorted((a, b) => (a.desde < b.desde ? -1 : 1))) {
    addGap(tramos, addDays(next.desde, -1))
    tramos.push(next)
  }
  addGap(tramos, hoy)
  return tramos
}

/** Adds what lies between all stretches so far and a day, that day included. Another server's periods may overlap. */
function addGap(tramos: Tramo[], until: Fecha): void {
  const ends = tramos.flatMap(({ hasta }) => hasta ?? []).toSorted()
  const end = ends.length === tramos.length ? ends.at(-1) : undefined
  if (end && end < until) tramos.push({ desde: addDays(end, 1), hasta: until, cubierto: false })
}

/** The label that the specification shows; any word but the two it names has a look of its own. */
export function coverLabel({ federacion, ampliacion, ampliacionExtendida }: Cobertura): string {
  if (ampliacionExtendida) return 'COBERTURA AMPLIADA EXTENDIDA'
  if (ampliacion) return 'COBERTURA AMPLIADA'
  return federacion ? 'CON COBERTURA' : 'SIN COBERTURA'
}
