/** Dates and instants as servers of many makes write them, read without ever asking the machine's own zone. */

import { type Fecha, clockAt, makeFecha } from '@/domain/fechas'

const DIA = String.raw`(?:(\d{4})[-/](\d{2})[-/](\d{2})|(\d{1,2})[-/](\d{1,2})[-/](\d{4}))`
const HORA = String.raw`(?:[ T]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?`
const HUSO = String.raw`(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?`
const ESCRITA = new RegExp(`^${DIA}${HORA}${HUSO}$`, 'i')

interface Escrita {
  fecha: Fecha
  /** Since the day's beginning. */
  milisegundos: number
  /** Minutes east of Greenwich; undefined where nothing is said of it. */
  huso: number | undefined
}

/** YYYY-MM-DD or DD/MM/YYYY, dashes or slashes, with or without time, fraction and zone; undefined for what is none. */
function parse(text: string): Escrita | undefined {
  const found = ESCRITA.exec(text.trim())
  if (!found) return undefined
  const [, anio, mes, dia, dia2, mes2, anio2, hora = '0', minuto = '0', segundo = '0', parte = '', huso] =
    found
  const fecha = makeFecha(Number(anio ?? anio2), Number(mes ?? mes2), Number(dia ?? dia2))
  if (!fecha || Number(hora) > 23 || Number(minuto) > 59 || Number(segundo) > 59) return undefined
  if (huso !== undefined && found[7] === undefined) return undefined
  const seconds = (Number(hora) * 60 + Number(minuto)) * 60 + Number(segundo)
  return {
    fecha,
    milisegundos: seconds * 1_000 + Number(parte.padEnd(3, '0').slice(0, 3)),
    huso: minutesOf(huso),
  }
}

function minutesOf(huso: string | undefined): number | undefined {
  if (huso === undefined) return undefined
  const digits = huso.replace(/\D/g, '').padEnd(4, '0')
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
  return huso.startsWith('-') ? -minutes : minutes
}

/** The calendar day that is written, whatever time and zone stand behind it; undefined for one that does not exist. */
export const readFechaEscrita = (text: string): Fecha | undefined => parse(text)?.fecha

/** The instant that is written, as ISO text in UTC; without a zone it is told by Argentina's clock. */
export function readInstanteEscrito(text: string): string | undefined {
  const found = parse(text)
  if (!found) return undefined
  const asUtc = Date.parse(`${found.fecha}T00:00:00Z`) + found.milisegundos
  const instant = found.huso === undefined ? fromArgentina(asUtc, found.fecha) : asUtc - found.huso * MINUTO
  return new Date(instant).toISOString()
}

/** 'YYYY-MM-DD HH:mm:ss' of Argentina's clock, which an old client reads as it stands. */
export function writeInstante(iso: string): string {
  const { year, month, day, hour, minute, second } =
    iso >= SIN_CAMBIOS ? fixedClock(iso) : (clockAt(iso) ?? {})
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** The same as `clockAt` without asking the calendar of summer times, which costs more than a row's whole reading. */
function fixedClock(iso: string) {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(
      new Date(Date.parse(iso) - TRES_HORAS).toISOString(),
    ) ?? []
  return { year, month, day, hour, minute, second }
}

const MINUTO = 60_000
const TRES_HORAS = 180 * MINUTO
/** The last summer time ended in March 2009. */
const SIN_CAMBIOS = '2010'

/** What Argentina's clock shows as `asUtc`, put back by the hours it was from Greenwich on that day. */
function fromArgentina(asUtc: number, fecha: Fecha): number {
  const guess = asUtc + TRES_HORAS
  if (fecha >= SIN_CAMBIOS) return guess
  const { year, month, day, hour, minute, second } = clockAt(new Date(guess).toISOString()) ?? {}
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return guess - (shown - (asUtc - (asUtc % 1_000)))
}
