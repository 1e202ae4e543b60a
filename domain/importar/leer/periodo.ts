import type { Celda } from '@/domain/celda'
import { typedFigures } from '@/domain/importar/leer/cifras'
import { monthOf } from '@/domain/importar/leer/fecha'
import {
  isNothing,
  type Leido,
  lineOf,
  type Modo,
  NADA,
  shown,
  taken,
  wrong,
} from '@/domain/importar/leer/leido'
import { addDays, type Fecha, isFecha, type Mes, partsOf } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

const pad = (mes: number): string => String(mes).padStart(2, '0')
/** '03/2025'. */
export const writeMes = ({ anio, mes }: Mes): string => `${pad(mes)}/${anio}`

/** Of two figures, the last one that is not to come. */
function fullYear(text: string, hoy: Fecha): number {
  if (text.length !== 2) return Number(text)
  const late = 2000 + Number(text)
  return late > Number(hoy.slice(0, 4)) ? late - 100 : late
}

/** What a month's number is called where it is one of many. */
export const ANTES_DE_MES = /^(?:cuota|mes|periodo|per|cta) (?:de |del? mes de )?(?=[a-z]{3}|\d)/

/** Of a day, where only one of its parts can be the month, or the first of the month is meant. */
function ofDay(first: number, second: number, anio: number): Mes | null {
  if (second > 12) return { mes: first, anio }
  return first === 1 || first > 12 ? { mes: second, anio } : null
}

function ofText(text: string, hoy: Fecha): Mes | null {
  if (isFecha(text)) return partsOf(text)
  const folded = plegar(text).replace(ANTES_DE_MES, '')
  const [, a = '', b = ''] = /^(\d{1,2}) (\d{2}|\d{4})$/.exec(folded) ?? []
  if (b) return { mes: Number(a), anio: fullYear(b, hoy) }
  const [, anio = '', mes = ''] = /^(\d{4})(?: ?(\d{2})| (\d))$/.exec(folded)?.filter(Boolean) ?? []
  if (mes) return { anio: Number(anio), mes: Number(mes) }
  const [, one = '', other = '', last = ''] = /^(\d{1,2}) (\d{1,2}) (\d{2}|\d{4})$/.exec(folded) ?? []
  if (last) return ofDay(Number(one), Number(other), fullYear(last, hoy))
  const [, nombre = '', year = ''] =
    /^([a-z]{3,10})(?: de| del)? ?(\d{2}|\d{4})$/.exec(folded.replace(/^(\d{4}) ([a-z]{3,10})$/, '$2 $1')) ??
    []
  const named = monthOf(nombre)
  return named === undefined ? null : { mes: named, anio: fullYear(year, hoy) }
}

function ofNumber(value: number, epoca: 1900 | 1904): Mes | null {
  if (/^\d{6}$/.test(String(value))) return { anio: Math.floor(value / 100), mes: value % 100 }
  if (!Number.isInteger(value) || value < 20_000 || value > 80_000) return null
  return partsOf(addDays(epoca === 1904 ? '1904-01-01' : '1899-12-30', value))
}

/**
 * A month as people write it: '03/2025', 'mar-25', 'marzo 2025', 202503, a day of it. Codes: `periodo.formato`,
 * `periodo.inexistente`, `periodo.futuro`.
 */
export function readMonth(cell: Celda, { hoy, epoca }: Pick<Modo, 'hoy' | 'epoca'>): Leido<Mes> {
  if (isNothing(cell)) return NADA
  const found = typeof cell === 'number' ? ofNumber(cell, epoca) : ofText(typedFigures(cell), hoy)
  if (!found || found.anio < 1950 || found.anio > 2199)
    return wrong('periodo.formato', `«${shown(cell)}» no es un mes`)
  const { anio, mes } = found
  if (mes < 1 || mes > 12) return wrong('periodo.inexistente', `${writeMes(found)} no es un mes`)
  return isToCome({ anio, mes }, hoy)
    ? wrong('periodo.futuro', `${writeMes(found)} todavía no llegó`)
    : taken({ anio, mes })
}

/** A month alone, by its number or name. Code: `periodo.inexistente`. */
export function readMes(cell: Celda): Leido<number> {
  if (isNothing(cell)) return NADA
  const text = lineOf(cell)
  const mes = /^\d{1,2}$/.test(text) ? Number(text) : monthOf(plegar(text))
  return mes === undefined || mes < 1 || mes > 12
    ? wrong('periodo.inexistente', `«${text}» no es un mes`)
    : taken(mes)
}

/** A year, of two figures or four. Code: `periodo.formato`. */
export function readAnio(cell: Celda, { hoy }: Pick<Modo, 'hoy'>): Leido<number> {
  if (isNothing(cell)) return NADA
  const text = lineOf(cell)
  const anio = /^\d{2}$|^\d{4}$/.test(text) ? fullYear(text, hoy) : 0
  return anio < 1950 || anio > 2199 ? wrong('periodo.formato', `«${text}» no es un año`) : taken(anio)
}

/** Whether a month of two columns is still to come: 03/2027. */
export const isToCome = ({ anio, mes }: Mes, hoy: string): boolean => `${anio}-${pad(mes)}` > hoy.slice(0, 7)
