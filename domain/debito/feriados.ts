import { addDays, makeFecha, partsOf, weekdayOf, type Fecha, type Mes } from '@/domain/fechas'
import { isHabil } from '@/domain/plazo'

export interface Feriado {
  fecha: Fecha
  nombre: string
}

/** The days on which banks do not open, beyond the weekends: the country's own, less and more some. */
export interface Feriados {
  /** Bridges, local ones and whatever else the council adds. */
  propios: readonly Feriado[]
  /** Days of the country's list on which the banks do open. */
  sinEfecto: readonly Fecha[]
}
export const SIN_FERIADOS: Feriados = { propios: [], sinEfecto: [] }
export const MAX_FERIADOS = 200

export const FUENTE_DE_FERIADOS =
  'Ley 27.399 (feriados nacionales, con los que se trasladan), Jueves Santo y Día del Bancario. Los días no laborables con fines turísticos los fija el Poder Ejecutivo cada año, y los locales, la provincia: se agregan aquí.'

/** Closes the banks alone. */
const DEL_BANCARIO = 'Día del Bancario'

const FIJOS: readonly [mes: number, dia: number, nombre: string][] = [
  [1, 1, 'Año Nuevo'],
  [3, 24, 'Día de la Memoria'],
  [4, 2, 'Malvinas'],
  [5, 1, 'Día del Trabajador'],
  [5, 25, 'Revolución de Mayo'],
  [6, 20, 'General Belgrano'],
  [7, 9, 'Día de la Independencia'],
  [11, 6, DEL_BANCARIO],
  [12, 8, 'Inmaculada Concepción'],
  [12, 25, 'Navidad'],
]
const TRASLADABLES: readonly [mes: number, dia: number, nombre: string][] = [
  [6, 17, 'General Güemes'],
  [8, 17, 'General San Martín'],
  [10, 12, 'Diversidad Cultural'],
  [11, 20, 'Soberanía Nacional'],
]
/** Days from Easter Sunday. */
const MOVILES: readonly [days: number, nombre: string][] = [
  [-48, 'Lunes de Carnaval'],
  [-47, 'Martes de Carnaval'],
  [-3, 'Jueves Santo'],
  [-2, 'Viernes Santo'],
]

/** The country's bank holidays of a year, 1900 to 2200, in their order. Two may fall on one day. */
export function holidaysOf(anio: number): Feriado[] {
  const on = (mes: number, dia: number) => makeFecha(anio, mes, dia) ?? ''
  const easter = easterOf(anio)
  return [
    ...FIJOS.map(([mes, dia, nombre]) => ({ fecha: on(mes, dia), nombre })),
    ...TRASLADABLES.map(([mes, dia, nombre]) => ({ fecha: moved(on(mes, dia)), nombre })),
    ...MOVILES.map(([days, nombre]) => ({ fecha: addDays(easter, days), nombre })),
  ].toSorted((a, b) => a.fecha.localeCompare(b.fecha))
}

/** Gregorian Easter Sunday, by the method of Meeus, Jones and Butcher. */
function easterOf(anio: number): Fecha {
  const [a, b, c] = [anio % 19, Math.floor(anio / 100), anio % 100]
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return makeFecha(anio, Math.floor(days / 31), (days % 31) + 1) ?? ''
}

/** On Tuesdays and Wednesdays the Monday before, on Thursdays and Fridays the Monday after; other days stay. */
const moved = (fecha: Fecha): Fecha => addDays(fecha, [0, 0, -1, -2, 4, 3, 0][weekdayOf(fecha)] ?? 0)

/** The first day that is on the list twice. */
export const repeatedHoliday = (propios: readonly Feriado[]): Fecha | undefined =>
  propios.find(({ fecha }, index) => propios.findIndex((other) => other.fecha === fecha) < index)?.fecha

/** The days of a year, besides weekends, on which the banks do not open. */
export function closedDays(anio: number, { propios, sinEfecto }: Feriados): ReadonlySet<Fecha> {
  const national = holidaysOf(anio).filter(({ fecha }) => !sinEfecto.includes(fecha))
  return new Set([...national, ...propios].map(({ fecha }) => fecha))
}

/**
 * The days of these years, besides weekends, on which the council itself does not open. That banks open on a holiday
 * opens nothing else.
 */
export function holidaysOfOffice(
  anios: readonly number[],
  { propios }: Pick<Feriados, 'propios'>,
): ReadonlySet<Fecha> {
  const national = anios.flatMap(holidaysOf).filter(({ nombre }) => nombre !== DEL_BANCARIO)
  return new Set([...national, ...propios].map(({ fecha }) => fecha))
}

/** The year whose bridges and local days nobody added and December asks for; undefined in other months. */
export function yearToFill({ propios }: Pick<Feriados, 'propios'>, hoy: Fecha): number | undefined {
  const { anio, mes } = partsOf(hoy)
  if (mes !== 12 || propios.some(({ fecha }) => partsOf(fecha).anio === anio + 1)) return undefined
  return anio + 1
}

/**
 * A fixed day of the month, 1 to 28, moved back to a banking day but never out of its month: before the month's first
 * one it moves forwards.
 */
export function bankingDayAt({ anio, mes }: Mes, dia: number, closed: ReadonlySet<Fecha>): Fecha {
  const isOpen = (fecha: Fecha) => isHabil(fecha, closed)
  const first = makeFecha(anio, mes, 1) ?? ''
  let fecha = makeFecha(anio, mes, dia) ?? first
  while (fecha > first && !isOpen(fecha)) fecha = addDays(fecha, -1)
  while (!isOpen(fecha)) fecha = addDays(fecha, 1)
  return fecha
}
