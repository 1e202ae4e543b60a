import type { Celda } from '@/domain/celda'
import { typedFigures } from '@/domain/importar/leer/cifras'
import { isNothing, type Leido, lineOf, type Modo, NADA, taken, wrong } from '@/domain/importar/leer/leido'
import { addDays, ageOn, type Fecha, formatFecha, isFecha, makeFecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

const NUMERICA = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})(?:[ T]\d{1,2}:\d{2}.*)?$/
const AL_REVES = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d{2})(\d{2}))(?:[ T]\d{1,2}:\d{2}.*)?$/
const CON_NOMBRE =
  /^(?:(?:lun|mar|mie|jue|vie|sab|dom)[a-z]* )?(\d{1,2}) (?:de )?([a-z]{3,10}) (?:de |del )?(\d{2}|\d{4})$/
/** Earlier numbers are years, or no days at all. */
const SERIE_MINIMA = 2_200
/** A day's number that became a text. */
const SERIE = /^[1-6]\d{4}$/

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const LARGOS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]

/** 1 to 12 of a folded name as people shorten it ('set', 'sept', 'agto'); undefined for anything else. */
export function monthOf(folded: string): number | undefined {
  const name = folded
    .replace(/^setiembre$/, 'septiembre')
    .replace(/^set$/, 'sep')
    .replace(/^agto?$/, 'ago')
    .replace(/^mzo$/, 'mar')
  if (name.length < 3) return undefined
  const at = MESES.indexOf(name.slice(0, 3))
  return at >= 0 && LARGOS[at]?.startsWith(name) ? at + 1 : undefined
}

/** Where a field's two-digit year falls. */
export type Siglo = 'pasado' | 'nacimiento' | 'porVenir'

function yearOf(text: string, siglo: Siglo, hoy: Fecha, mes: number, dia: number): number {
  const year = Number(text)
  if (text.length === 4) return year
  if (siglo === 'porVenir') return year < 80 ? 2000 + year : 1900 + year
  const late = makeFecha(2000 + year, mes, dia)
  if (siglo === 'pasado') return late !== null && late <= hoy ? 2000 + year : 1900 + year
  return late !== null && isOfAge(late, hoy, EDAD_DE_DOS_CIFRAS) ? 2000 + year : 1900 + year
}

/** Spreadsheets count days from 30 December 1899 or 1 January 1904; a part of a day is its time. */
function ofSerial(serial: number, epoca: 1900 | 1904): Fecha | null {
  if (!Number.isFinite(serial) || serial < SERIE_MINIMA || serial > 109_575) return null
  return addDays(epoca === 1904 ? '1904-01-01' : '1899-12-30', Math.floor(serial))
}

/** Day and month apart, in the order of the column; null where the text has none of the forms. */
function partsOf(text: string, siglo: Siglo, modo: Modo): [number, number, number] | null {
  const { hoy } = modo
  const back = AL_REVES.exec(text)
  if (back) return [Number(back[1]), Number(back[2] ?? back[4]), Number(back[3] ?? back[5])]
  const [, first = '', second = '', year = ''] = NUMERICA.exec(text) ?? []
  if (year !== '') {
    // In a column of both orders one that can only be the day is the day.
    const order = modo.dosOrdenes ? orderOf(text) : undefined
    const dayFirst = order === undefined ? modo.diaPrimero : order === 'dia'
    const [dia, mes] = dayFirst ? [Number(first), Number(second)] : [Number(second), Number(first)]
    return [yearOf(year, siglo, hoy, mes, dia), mes, dia]
  }
  const [, dia = '', nombre = '', anio = ''] = CON_NOMBRE.exec(plegar(text)) ?? []
  const mes = monthOf(nombre)
  return mes === undefined ? null : [yearOf(anio, siglo, hoy, mes, Number(dia)), mes, Number(dia)]
}

/**
 * A day as people and programs write it: text in day's order or with the month's name, AAAAMMDD, a spreadsheet's day
 * with or without its form. Codes: `fecha.inexistente`, `fecha.formato`.
 */
export function readDay(cell: Celda, siglo: Siglo, modo: Modo): Leido<Fecha> {
  if (isNothing(cell)) return NADA
  if (typeof cell === 'number') {
    if (cell === 0) return NADA
    const digits = String(cell)
    const day = /^\d{8}$/.test(digits)
      ? makeFecha(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6)))
      : ofSerial(cell, modo.epoca)
    return day === null ? wrong('fecha.formato', `${cell} no es una fecha`) : taken(day)
  }
  const text = typedFigures(cell)
  if (isFecha(text)) return taken(text)
  if (modo.conSeries && SERIE.test(text)) return readDay(Number(text), siglo, modo)
  const parts = partsOf(text, siglo, modo)
  if (!parts) return wrong('fecha.formato', `«${text}» no es una fecha`)
  if (modo.dosOrdenes && isOfTwoDays(text))
    return wrong(
      'fecha.dosOrdenes',
      `${text} puede ser dos días: en esta columna hay fechas con el mes adelante y atrás`,
    )
  const day = makeFecha(...parts)
  return day === null ? wrong('fecha.inexistente', `${text} no existe`) : taken(day)
}

/** Which order a text of two small numbers decides: a first part over 12 is a day. */
export function orderOf(typed: string): 'dia' | 'mes' | undefined {
  const [, first, second] = NUMERICA.exec(typed) ?? []
  if (first === undefined || (Number(first) > 12 && Number(second) > 12)) return undefined
  if (Number(first) > 12) return 'dia'
  return Number(second) > 12 ? 'mes' : undefined
}

/** Whether a day's text is another day with its month first. */
function isOfTwoDays(typed: string): boolean {
  const [, first, second] = NUMERICA.exec(typed) ?? []
  return first !== undefined && orderOf(typed) === undefined && Number(first) !== Number(second)
}

/** Whether a text is as a serial number of a day looks. */
export const isSerie = (typed: string): boolean => SERIE.test(typed)

/** A day that has been. Besides those of `readDay`: `fecha.futura`. */
export function readPastDay(cell: Celda, modo: Modo, siglo: Siglo = 'pasado'): Leido<Fecha> {
  const read = readDay(cell, siglo, modo)
  return typeof read.valor === 'string' && read.valor > modo.hoy
    ? wrong('fecha.futura', `${formatFecha(read.valor)} es posterior a hoy`)
    : read
}

/** Nobody practises younger; a year of two figures is that of somebody older. */
const EDAD_MINIMA = 18
const EDAD_DE_DOS_CIFRAS = 20

/** Whether somebody of that birth may practise on a day. */
export const isOfAge = (nacimiento: Fecha, dia: Fecha, edad = EDAD_MINIMA): boolean =>
  `${String(Number(nacimiento.slice(0, 4)) + edad)}${nacimiento.slice(4)}` <= dia

/** Older, of a year of two figures nobody knows which century it is of. */
const EDAD_MAXIMA = 105
const DE_DOS_CIFRAS = /\D\d{2}$/

/** The birth of somebody who practises or did. Besides those of `readPastDay`: `fecha.edad`. */
export function readBirth(cell: Celda, modo: Modo): Leido<Fecha> {
  const read = readPastDay(cell, modo, 'nacimiento')
  if (
    typeof read.valor === 'string' &&
    DE_DOS_CIFRAS.test(lineOf(cell)) &&
    isOfAge(read.valor, modo.hoy, EDAD_MAXIMA + 1) &&
    !isFecha(lineOf(cell))
  )
    return wrong('fecha.edad', `${lineOf(cell)} no dice de qué siglo es`)
  if (typeof read.valor !== 'string' || isOfAge(read.valor, modo.hoy)) return read
  return wrong(
    'fecha.edad',
    `Quien nació el ${formatFecha(read.valor)} tiene ${ageOn(read.valor, modo.hoy)} años`,
  )
}

/** What stands for an end that has not come. */
const ABIERTO = new Set([
  ...['vigente', 'en vigencia', 'abierto', 'actual', 'actualidad', 'a la fecha', 'presente', 'al presente'],
  ...['continua', 'sigue', 'hoy', 'activo', 'en curso', '31 12 9999', '9999 12 31'],
])
const NO_VENCE = new Set([
  ...['no vence', 'sin vencimiento', 'no caduca', 'permanente', 'vitalicia', 'vitalicio', 'definitivo'],
  ...['definitiva', 'indefinida', 'indefinido', 'ilimitada', 'ilimitado', 'sin limite'],
])

/** Whether a cell says that something never expires. */
export const neverExpires = (cell: Celda): boolean => NO_VENCE.has(plegar(lineOf(cell)))

/** Whether a cell says that a period goes on: an empty one says nothing. */
export const goesOn = (cell: Celda): boolean => ABIERTO.has(plegar(lineOf(cell))) || neverExpires(cell)

/** The last day of a period; none where it goes on. */
export const readEnd = (cell: Celda, modo: Modo): Leido<Fecha> =>
  goesOn(cell) ? NADA : readDay(cell, 'porVenir', modo)
