/**
 * Calendar dates are strings 'YYYY-MM-DD' and never pass through UTC. Instants are ISO strings shown in Argentina's
 * time.
 */

import * as calendar from 'date-fns'
import { asTyped } from '@/domain/texto'

export type Fecha = string
export const ZONA = 'America/Argentina/Buenos_Aires'

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** Null for a day that is not on the calendar and for years outside 1900–2200. */
export function makeFecha(anio: number, mes: number, dia: number): Fecha | null {
  if (![anio, mes, dia].every(Number.isInteger) || anio < 1900 || anio > 2200) return null
  if (mes < 1 || mes > 12 || dia < 1 || dia > daysInMonth(anio, mes)) return null
  return `${pad(anio, 4)}-${pad(mes)}-${pad(dia)}`
}

/** By the calendar's rule: every date of every row asks it, and a `Date` would cost more than the rest of reading it. */
export function daysInMonth(anio: number, mes: number): number {
  if (mes === 2) return anio % 4 === 0 && (anio % 100 !== 0 || anio % 400 === 0) ? 29 : 28
  return mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31
}

export function isFecha(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return !!parts && makeFecha(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text
}

export function partsOf(fecha: Fecha): { anio: number; mes: number; dia: number } {
  return { anio: Number(fecha.slice(0, 4)), mes: Number(fecha.slice(5, 7)), dia: Number(fecha.slice(8, 10)) }
}

const localDay = new Intl.DateTimeFormat('es-AR', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const clock = new Intl.DateTimeFormat('es-AR', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The day in Argentina at that instant. By its parts: in which order a language writes them each browser knows otherwise. */
export function dayOf(instant: Date): Fecha {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of localDay.formatToParts(instant)) part[type] = value
  return `${part.year}-${part.month}-${part.day}`
}
export const today = (now = new Date()): Fecha => dayOf(now)

export const formatFecha = (fecha: Fecha): string =>
  `${fecha.slice(8, 10)}/${fecha.slice(5, 7)}/${fecha.slice(0, 4)}`

/** The parts of Argentina's clock with their zeros; null when the text is no instant. */
export function clockAt(iso: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> | null {
  const instant = new Date(iso)
  if (Number.isNaN(instant.getTime())) return null
  return Object.fromEntries(clock.formatToParts(instant).map((piece) => [piece.type, piece.value]))
}

/** 'DD/MM/YYYY HH:mm:ss' in Argentina, from an ISO instant. */
export function formatInstante(iso: string): string {
  const part = clockAt(iso)
  if (part === null) return '—'
  return `${part.day}/${part.month}/${part.year} ${part.hour}:${part.minute}:${part.second}`
}

/** Local noon, which no change of clocks can move to another day. */
const atNoon = (fecha: Fecha): Date => {
  const { anio, mes, dia } = partsOf(fecha)
  return new Date(anio, mes - 1, dia, 12)
}
const fromDate = (date: Date): Fecha =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

export const addDays = (fecha: Fecha, days: number): Fecha => fromDate(calendar.addDays(atNoon(fecha), days))

/** The same day of another month, or that month's last day (31/01 + 1 = 28/02). */
export const addMonths = (fecha: Fecha, months: number): Fecha =>
  fromDate(calendar.addMonths(atNoon(fecha), months))

/** Negative when `to` is the earlier day. */
export const daysBetween = (from: Fecha, to: Fecha): number =>
  calendar.differenceInCalendarDays(atNoon(to), atNoon(from))

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (fecha: Fecha): number => calendar.getDay(atNoon(fecha))

export const startOfYear = (fecha: Fecha): Fecha => `${fecha.slice(0, 4)}-01-01`
export const startOfMonth = (fecha: Fecha): Fecha => `${fecha.slice(0, 8)}01`
export function endOfMonth(fecha: Fecha): Fecha {
  const { anio, mes } = partsOf(fecha)
  return `${fecha.slice(0, 8)}${pad(daysInMonth(anio, mes))}`
}

export type Mes = { anio: number; mes: number }

/** Months counted in a row, so that they compare and add like numbers. */
export const monthNumber = ({ anio, mes }: Mes): number => anio * 12 + mes - 1
export const monthAt = (number: number): Mes => ({ anio: Math.floor(number / 12), mes: (number % 12) + 1 })

const MESES = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
]
/** 'Enero' for 1; the number itself where there is no such month. */
export const nameOfMonth = (mes: number): string => MESES[mes - 1] ?? String(mes)
export const formatMes = ({ anio, mes }: Mes): string => `${nameOfMonth(mes)} ${anio}`

/**
 * Reads a date as clerks type it: 01032026, 010326, 1/3/26, 1-3 (this year), 'h' for today, +5, -10 days, YYYY-MM-DD.
 * Two-digit years up to this year + 10 are 20xx and the others 19xx, or, of a day that cannot be after `tope`, the last
 * that is not. Null when it is no date.
 */
export function readFecha(typed: string, hoy: Fecha, tope?: Fecha): Fecha | null {
  const text = asTyped(typed).trim().toLowerCase()
  if (text === 'h' || text === 'hoy') return hoy
  if (/^[+-]\d{1,4}$/.test(text)) return addDays(hoy, Number(text))
  if (isFecha(text)) return text
  const parts =
    /^(\d{1,2})[/.\s-](\d{1,2})(?:[/.\s-](\d{4}|\d{2}))?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text)
  if (!parts) return null
  const [dia, mes] = [Number(parts[1]), Number(parts[2])]
  if (tope === undefined || parts[3]?.length !== 2) return makeFecha(readYear(parts[3], hoy), mes, dia)
  // A 29th of February is looked for in its own century alone.
  const late = makeFecha(2000 + Number(parts[3]), mes, dia)
  return late !== null && late <= tope ? late : makeFecha(1900 + Number(parts[3]), mes, dia)
}

function readYear(typed: string | undefined, hoy: Fecha): number {
  const current = partsOf(hoy).anio
  if (!typed) return current
  if (typed.length === 4) return Number(typed)
  const short = Number(typed)
  return short <= (current % 100) + 10 ? 2000 + short : 1900 + short
}

export const ageOn = (nacimiento: Fecha, hoy: Fecha): number =>
  calendar.differenceInYears(atNoon(hoy), atNoon(nacimiento))
