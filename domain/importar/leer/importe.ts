import type { Celda } from '@/domain/celda'
import { typedFigures } from '@/domain/importar/leer/cifras'
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
import { centavos, type Centavos, fromDecimal, fromDecimalText, MAX_MONTO } from '@/domain/dinero'

const FUERA = wrong('monto.grande', 'El importe es demasiado grande')

interface Importe {
  monto: Centavos
  /** The side that is written behind it: owed, or in favour. */
  lado: 'D' | 'H' | ''
}

const LADOS = 'd|db|debe|deudor|deudora|h|cr|haber|acreedor|acreedora'
const LADO = new RegExp(`^(.*?[\\d)-]) ?(${LADOS})$`, 'i')
const SOLO_LADO = new RegExp(`^(?:${LADOS}|a favor)$`, 'i')
/** Threes parted by one and the same mark. */
const AGRUPADO = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/

/**
 * The figures of an amount as decimal text, by their form alone, since one column has many: the last mark with one or two
 * figures behind it is the decimal one, and the other parts threes. Null where they are none, or may be another amount.
 */
function decimalsOf(figures: string, conMilesimos: boolean): string | null {
  if (/^\d+$/.test(figures)) return figures
  // Where a column has more than three figures before a lone mark and three behind it, those are decimals everywhere in it.
  const [, exact, zero] = /^(\d+)[.,](\d{2})0$/.exec(figures) ?? []
  if (conMilesimos && /^\d+[.,]\d{3}$/.test(figures)) return exact === undefined ? null : `${exact}.${zero}`
  if (AGRUPADO.test(figures)) return figures.replace(/[., ]/g, '')
  const [, whole = '', mark, decimals = ''] = /^(.*)([.,])(\d{1,2})$/.exec(figures) ?? []
  if (/^\d+$/.test(whole)) return `${whole}.${decimals}`
  const [, group] = AGRUPADO.exec(whole) ?? []
  return group === undefined || group === mark ? null : `${whole.replace(/[., ]/g, '')}.${decimals}`
}

function ofText(typed: string, conMilesimos: boolean): Importe | null {
  const text = typedFigures(typed)
    .replace(/\b(?:ars?|pesos)\b|\$/gi, '')
    .replace(/ *([()-]) */g, '$1')
    .trim()
    .replace(/ ?[.,]-$/, '')
  const [, before = text, side = ''] = LADO.exec(text) ?? []
  const inParens = /^\((.*)\)$/.exec(before)
  const body = inParens?.[1] ?? before
  const minus = body.startsWith('-') || body.endsWith('-')
  const plain = decimalsOf(minus ? body.replace(/^-|-$/, '') : body, conMilesimos)
  const monto = plain === null ? null : fromDecimalText(plain)
  const lado = side === '' ? '' : /^d/i.test(side) ? 'D' : 'H'
  const below = minus || inParens !== null
  // Owed and below zero at once: who knows which.
  if (monto === null || (below && lado === 'D')) return null
  return { monto: centavos(below ? -monto : monto), lado }
}

/** A number of a sheet whose thousandths are no mere trace of how machines keep numbers. */
const hasMore = (value: number, monto: Centavos): boolean => Math.abs(value * 100 - Number(monto)) > 0.1

function amountOf(cell: Celda, { conMilesimos = false }: ModoDeImporte): Importe | null {
  if (typeof cell !== 'number') return ofText(lineOf(cell), conMilesimos)
  const monto = fromDecimal(cell)
  return monto === null || hasMore(cell, monto) ? null : { monto, lado: '' }
}

type ModoDeImporte = Pick<Modo, 'conMilesimos'>

/** An amount owed or paid, in centavos. Codes: `monto.formato`, `monto.cero`, `monto.negativo`, `monto.grande`. */
export function readAmount(cell: Celda, modo: ModoDeImporte = {}): Leido<Centavos> {
  if (isNothing(cell)) return NADA
  const found = amountOf(cell, modo)
  if (!found) return wrong('monto.formato', `«${shown(cell)}» no es un importe`)
  if (found.monto > MAX_MONTO) return FUERA
  if (found.monto === 0n) return wrong('monto.cero', 'El importe es cero')
  return found.monto < 0n || found.lado === 'H'
    ? wrong('monto.negativo', 'El importe es negativo: si es saldo a favor, va como saldo inicial')
    : taken(found.monto)
}

/**
 * A balance in centavos, what is owed above zero: a sign, parentheses or an H behind it is money in favour. Codes:
 * `monto.formato`, `monto.grande`.
 */
export function readBalance(cell: Celda, modo: ModoDeImporte = {}): Leido<Centavos> {
  if (isNothing(cell)) return NADA
  const found = amountOf(cell, modo)
  if (!found) return wrong('monto.formato', `«${shown(cell)}» no es un importe`)
  const { monto, lado } = found
  if (monto > MAX_MONTO || monto < -MAX_MONTO) return FUERA
  return taken(lado === 'H' && monto > 0n ? centavos(-monto) : monto)
}

/** The side of a balance in a column of its own: D owes, H has in favour. Code: `lado.desconocido`. */
export function readLado(cell: Celda): Leido<'D' | 'H'> {
  if (isNothing(cell)) return NADA
  const text = lineOf(cell)
  if (!SOLO_LADO.test(text))
    return wrong('lado.desconocido', `«${shown(cell)}» no dice si debe o si es a favor`)
  return taken(/^d/i.test(text) ? 'D' : 'H')
}
