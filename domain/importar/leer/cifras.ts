import type { Celda } from '@/domain/celda'
import { lineOf } from '@/domain/importar/leer/leido'
import { asTyped, plainApostrophes } from '@/domain/texto'

/**
 * A number as a hand would have typed it, without what keeps it a text in a sheet: an apostrophe before it, or the formula
 * ="0012".
 */
export function typedFigures(cell: Celda): string {
  const line = lineOf(cell)
  if (SIN_VUELTAS.test(line)) return line
  return asTyped(line)
    .replace(/^="(.*)"$/, '$1')
    .replace(/^./u, plainApostrophes)
    .replace(/^'\s*/, '')
}
/** What most cells of figures are. */
const SIN_VUELTAS = /^\d[\d.,/ -]*$/

/** Threes parted by one and the same mark. */
const AGRUPADO = /^\d{1,3}([., ])\d{3}(?:\1\d{3})*$/
/** As a program writes a number that it keeps with decimals. */
const CON_CEROS = /^(.*\d)[.,]0{1,2}$/
const CON_EXPONENTE = /^(\d)[.,](\d+)e\+?(\d{1,2})$/i

/**
 * A whole number from zero that was typed, and null for anything that may be another: marks that do not part threes, a
 * bar, a day, an exponent with fewer figures than the number has.
 */
export function wholeIn(typed: string): number | null {
  const text = typed.replace(/[.,]-$/, '')
  if (/^\d{1,15}$/.test(text)) return Number(text)
  if (AGRUPADO.test(text) && text.length <= 19) return Number(text.replace(/[., ]/g, ''))
  const [, first = '', decimals = '', exponent = ''] = CON_EXPONENTE.exec(text) ?? []
  if (exponent !== '') return decimals.length === Number(exponent) ? wholeIn(first + decimals) : null
  const [, whole] = CON_CEROS.exec(text) ?? []
  return whole === undefined || whole === text ? null : wholeIn(whole)
}

/** As `wholeIn`, of a cell. */
export function wholeOf(cell: Celda): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && cell >= 0 ? cell : null
  return wholeIn(typedFigures(cell))
}

/** A number that its sheet showed as 3,85E+11, and that lost its other figures by it. */
export const lostFigures = (cell: Celda): boolean =>
  typeof cell === 'string' && /^\s*\d[.,]?\d*E\+?\d+\s*$/i.test(cell)
