import type { Azar } from '@/backend/generador/azar'
import { addDays, ageOn, daysBetween, type Fecha } from '@/domain/fechas'

export interface Periodo {
  tipo: number
  desde: Fecha
}

interface Vida {
  ingreso: Fecha
  nacimiento: Fecha
  hoy: Fecha
  final?: number
}

const RESIDENTE = 2
const ACTIVO = 1
const YEAR = 365
const OLDEST_CHANGE = 10 * YEAR
const LAST_DAYS = 20

type Chances = readonly (readonly [tipo: number, probability: number])[]
const AFTER_65: Chances = [
  [3, 0.45],
  [8, 0.14],
  [6, 0.1],
]
const BEFORE: Chances = [
  [3, 0.02],
  [4, 0.045],
  [5, 0.007],
  [6, 0.035],
  [7, 0.004],
  [8, 0.008],
]

/** Registration types one after the other, ending in any of the eight states or in the given one. */
export function inventPeriods(azar: Azar, vida: Vida): Periodo[] {
  const { ingreso, nacimiento, hoy } = vida
  const periods = startOf(azar, ingreso, hoy)
  const final = vida.final ?? drawState(azar, ageOn(nacimiento, hoy) > 65 ? AFTER_65 : BEFORE)
  const last = periods.at(-1)
  if (final === undefined || !last) return periods
  const from = maxFecha(addDays(last.desde, YEAR), addDays(hoy, -OLDEST_CHANGE))
  const to = addDays(hoy, -LAST_DAYS)
  if (from >= to) return periods
  return [...periods, { tipo: final, desde: pickFecha(azar, from, to) }]
}

/** Some begin as residents and become active after three to five years. */
function startOf(azar: Azar, ingreso: Fecha, hoy: Fecha): Periodo[] {
  if (!azar.chance(0.45)) return [{ tipo: ACTIVO, desde: ingreso }]
  const end = addDays(ingreso, azar.int(3 * YEAR, 5 * YEAR))
  const resident = { tipo: RESIDENTE, desde: ingreso }
  return end < hoy ? [resident, { tipo: ACTIVO, desde: end }] : [resident]
}

function drawState(azar: Azar, chances: Chances): number | undefined {
  let draw = azar.next()
  for (const [tipo, probability] of chances) {
    draw -= probability
    if (draw < 0) return tipo
  }
  return undefined
}

/** Undefined before the entry. */
export function typeOn(periods: readonly Periodo[], day: Fecha): number | undefined {
  return periods.findLast(({ desde }) => desde <= day)?.tipo
}

/** Both days are included. */
export const pickFecha = (azar: Azar, from: Fecha, to: Fecha): Fecha =>
  addDays(from, azar.int(0, Math.max(0, daysBetween(from, to))))

export const maxFecha = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b)
