import { addMonths, formatFecha, type Fecha } from '@/domain/fechas'
import { describePlazo, type Plazo, plazoOn } from '@/domain/plazo'

const MESES_DE_VALIDEZ = 60

/** The expiry that is proposed for what was obtained on a day: five years later. */
export const proposedExpiry = (obtencion: Fecha): Fecha => addMonths(obtencion, MESES_DE_VALIDEZ)

export interface Validez {
  /** Null where it is not known, or never comes. */
  fechaCaducidad: Fecha | null | undefined
  sinReval: boolean | null | undefined
}
export type Vigencia = Plazo | 'sinVencimiento' | 'sinFecha'

/** What a specialty is worth on a day. Its last day still counts. */
export function vigenciaOn({ fechaCaducidad, sinReval }: Validez, hoy: Fecha): Vigencia {
  if (sinReval) return 'sinVencimiento'
  if (!fechaCaducidad) return 'sinFecha'
  return plazoOn(fechaCaducidad, hoy)
}

/** Undefined where the expiry is not known. */
export function describeVigencia(validez: Validez, hoy: Fecha): string | undefined {
  switch (vigenciaOn(validez, hoy)) {
    case 'sinVencimiento':
      return 'No vence'
    case 'vencida':
      return 'Vencida'
    case 'vigente':
      return 'Vigente'
    case 'porVencer':
      return describePlazo(validez.fechaCaducidad ?? hoy, hoy)
    case 'sinFecha':
      return undefined
  }
}

export const isInForce = (validez: Validez, hoy: Fecha): boolean =>
  ['sinVencimiento', 'vigente', 'porVencer'].includes(vigenciaOn(validez, hoy))

export interface Fechas {
  fechaObtencion: Fecha
  fechaCaducidad?: Fecha | undefined
  sinReval: boolean
}
/** What a revalidation goes on from. */
export interface Revalidada {
  fechaObtencion: Fecha
  fechaCaducidad: Fecha | null | undefined
}
export type ErroresDeFechas = Partial<Record<'fechaObtencion' | 'fechaCaducidad', string>>

/** What is wrong with the dates of a new record, beside the date at fault; nothing when they may stand. */
export function faultsOfDates(fechas: Fechas, hoy: Fecha, anterior?: Revalidada): ErroresDeFechas {
  const fechaObtencion = faultOfObtained(fechas, hoy, anterior)
  const fechaCaducidad = faultOfExpiry(fechas, anterior)
  return { ...(fechaObtencion && { fechaObtencion }), ...(fechaCaducidad && { fechaCaducidad }) }
}

function faultOfObtained({ fechaObtencion }: Fechas, hoy: Fecha, anterior?: Revalidada): string | undefined {
  if (fechaObtencion > hoy) return 'La fecha de obtención no puede ser posterior a hoy'
  if (anterior && fechaObtencion <= anterior.fechaObtencion)
    return `Tiene que ser posterior al ${formatFecha(anterior.fechaObtencion)}, la fecha de lo que revalida`
  return undefined
}

function faultOfExpiry(
  { fechaObtencion, fechaCaducidad, sinReval }: Fechas,
  anterior?: Revalidada,
): string | undefined {
  if (sinReval) return undefined
  if (!fechaCaducidad) return 'Elija una Fecha de Caducidad'
  if (fechaCaducidad <= fechaObtencion)
    return 'La fecha de caducidad tiene que ser posterior a la de obtención'
  const until = anterior?.fechaCaducidad
  return until && fechaCaducidad < until
    ? `No puede vencer antes del ${formatFecha(until)}, cuando vence lo que revalida`
    : undefined
}

export interface Eslabon {
  id?: number | undefined
  especialidadID?: number | null | undefined
  nroCertificado?: string | null | undefined
  fechaObtencion?: Fecha | null | undefined
  /** The row that it revalidates, where that is known. */
  revalidaID?: number | null | undefined
}

interface Historia<T> {
  actuales: T[]
  anteriores: T[]
  /** How often what a row is of was revalidated. */
  veces: (fila: T) => number
}

/**
 * A specialty and its revalidations share a certificate's number, or say which row they go on from: the last one is what
 * the member has, the others are its history. A row with neither stands for itself. Both lists keep the given order.
 */
export function splitHistory<T extends Eslabon>(filas: readonly T[]): Historia<T> {
  const byId = new Map(filas.map((fila) => [fila.id, fila]))
  const keys = new Map(filas.map((fila) => [fila, chainOf(firstOf(fila, byId))]))
  const chains = new Map<string, { last: T; veces: number }>()
  for (const [fila, key] of keys) {
    if (key === undefined) continue
    const chain = chains.get(key)
    const last = !chain || isLater(fila, chain.last) ? fila : chain.last
    chains.set(key, { last, veces: chain ? chain.veces + 1 : 0 })
  }
  const chainWith = (fila: T) => chains.get(keys.get(fila) ?? '')
  const isLast = (fila: T): boolean => (chainWith(fila)?.last ?? fila) === fila
  return {
    actuales: filas.filter(isLast),
    anteriores: filas.filter((fila) => !isLast(fila)),
    veces: (fila) => chainWith(fila)?.veces ?? 0,
  }
}

/** Where a row's revalidations began; rows that go round begin nowhere, and the search ends. */
function firstOf<T extends Eslabon>(fila: T, byId: ReadonlyMap<number | undefined, T>): T {
  let first = fila
  for (let left = byId.size; left > 0; left--) {
    const before = first.revalidaID == null ? undefined : byId.get(first.revalidaID)
    if (!before) break
    first = before
  }
  return first
}

const chainOf = ({ id, especialidadID, nroCertificado }: Eslabon): string | undefined => {
  if (nroCertificado) return `${especialidadID ?? ''} ${nroCertificado}`
  return id === undefined ? undefined : `id ${id}`
}

const isLater = (one: Eslabon, other: Eslabon): boolean => {
  const [day, otherDay] = [one.fechaObtencion ?? '', other.fechaObtencion ?? '']
  return day === otherDay ? (one.id ?? 0) > (other.id ?? 0) : day > otherDay
}
