/** Dates and instants as different servers write them. The machine's own time zone is never asked. */

import { type Fecha, clockAt, makeFecha } from '@/domain/fechas'
import { asTyped } from '@/domain/texto'

const DIA = String.raw`(?:(\d{4})[-/](\d{2})[-/](\d{2})|(\d{1,2})[-/](\d{1,2})[-/](\d{4}))`
const HORA = String.raw`(?:[ T]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?`
const HUSO = String.raw`(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?`
const ESCRITA = new RegExp(`^${DIA}${HORA}${HUSO}$`, 'i')

interface Escrita {
  fecha: Fecha
  milisegundos: number
  /** Minutes east of Greenwich; undefined where the text has no zone. */
  huso: number | undefined
}

/** Takes YYYY-MM-DD or DD/MM/YYYY with dashes or slashes, and optionally time, fraction and zone. */
function parse(text: string): Escrita | undefined {
  const found = ESCRITA.exec(asTyped(text).trim())
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

/** The calendar day as it is written, whatever its time and zone; undefined when it does not exist. */
export const readFechaEscrita = (text: string): Fecha | undefined => parse(text)?.fecha

/** The instant as ISO text in UTC; without a zone it counts as Argentina's clock. */
export function readInstanteEscrito(text: string): string | undefined {
  const found = parse(text)
  if (!found) return undefined
  const asUtc = Date.parse(`${found.fecha}T00:00:00Z`) + found.milisegundos
  const instant = found.huso === undefined ? fromArgentina(asUtc, found.fecha) : asUtc - found.huso * MINUTO
  return new Date(instant).toISOString()
}

/** 'YYYY-MM-DD HH:mm:ss' of Argentina's clock, which an old client shows unchanged. */
export function writeInstante(iso: string): string {
  const { year, month, day, hour, minute, second } =
    iso >= SIN_CAMBIOS ? fixedClock(iso) : (clockAt(iso) ?? {})
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** The same as `clockAt` without the time zone rules, which cost more than reading a whole row. */
function fixedClock(iso: string) {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(
      new Date(Date.parse(iso) - TRES_HORAS).toISOString(),
    ) ?? []
  return { year, month, day, hour, minute, second }
}

const MINUTO = 60_000
const TRES_HORAS = 180 * MINUTO
/** Argentina's last summer time ended in March 2009. */
const SIN_CAMBIOS = '2010'

/** Turns Argentina's clock, given as if it were UTC, into the real instant. */
function fromArgentina(asUtc: number, fecha: Fecha): number {
  const guess = asUtc + TRES_HORAS
  if (fecha >= SIN_CAMBIOS) return guess
  const { year, month, day, hour, minute, second } = clockAt(new Date(guess).toISOString()) ?? {}
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return guess - (shown - (asUtc - (asUtc % 1_000)))
}
