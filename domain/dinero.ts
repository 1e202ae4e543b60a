/** Money is a bigint of centavos, branded so that no float can slip into a sum (decision 3). */

import { asTyped } from '@/domain/texto'

declare const marca: unique symbol
export type Centavos = bigint & { readonly [marca]: 'Centavos' }

/** The largest single amount, which is what fits the banks' records: 14 digits of centavos. */
export const MAX_CENTAVOS = 99_999_999_999_999n

/** The largest amount of one charge or price: a thousand million pesos. */
export const MAX_MONTO = 100_000_000_000n

/**
 * The largest sum, seventy thousand of the largest charges. Up to 2^46 pesos a JSON number is exact to the centavo.
 */
export const MAX_SUMA = 7_000_000_000_000_000n

export class SumaExcedida extends RangeError {}

/** Brands a count of centavos; throws SumaExcedida. */
export function centavos(count: bigint): Centavos {
  if (count > MAX_SUMA || count < -MAX_SUMA) throw new SumaExcedida(`Importe fuera de rango: ${count}`)
  return count as Centavos
}

export const CERO = centavos(0n)

export const subtract = (a: Centavos, b: Centavos): Centavos => centavos(a - b)
export const sumMoney = (amounts: Iterable<Centavos>): Centavos => {
  let total = 0n
  for (const amount of amounts) total += amount
  return centavos(total)
}

/**
 * Reads strict decimal text ('1234.5') as centavos, rounding half away from zero, so that an amount and its reversal
 * stay equal. Null for anything else and beyond ±MAX_SUMA.
 */
export function fromDecimalText(text: string): Centavos | null {
  const parts = /^(-?)(\d{1,14})(?:\.(\d{1,60}))?$/.exec(text)
  if (!parts) return null
  const [, sign, whole = '0', fraction = ''] = parts
  const cents = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
  const count = fraction.charAt(2) >= '5' ? cents + 1n : cents
  if (count > MAX_SUMA) return null
  return (sign ? -count : count) as Centavos
}

/** Reads a wire number as centavos, rounded like text; null for NaN, infinities and numbers out of range. */
export function fromDecimal(value: number): Centavos | null {
  if (!Number.isFinite(value)) return null
  // Below a millionth a number's own text has an exponent.
  return Math.abs(value) < 1e-6 ? CERO : fromDecimalText(String(value))
}

/** '1234.50', as the wire and the spreadsheets have it. */
export function toDecimalText(amount: Centavos): string {
  const positive = amount < 0n ? -amount : amount
  return `${amount < 0n ? '-' : ''}${positive / 100n}.${String(positive % 100n).padStart(2, '0')}`
}

/** A number that is exact up to MAX_SUMA. */
export const toDecimal = (amount: Centavos): number => Number(toDecimalText(amount))

/** '1.234,50' without a currency sign. */
export function formatAmount(amount: Centavos): string {
  const [whole = '0', fraction = '00'] = toDecimalText(amount).replace('-', '').split('.')
  return `${amount < 0n ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`
}

/** '$ 1.234,50' with the no-break space of es-AR; '-$ 0,01' when negative. */
export function formatMoney(amount: Centavos): string {
  const positive = centavos(amount < 0n ? -amount : amount)
  return `${amount < 0n ? '-' : ''}$\u00a0${formatAmount(positive)}`
}

/** As `formatMoney`, with a dash for what is not known. */
export const moneyOrDash = (amount: Centavos | null | undefined): string =>
  amount === null || amount === undefined ? '—' : formatMoney(amount)

/** `redondeado` tells that more decimals were typed than an amount has. */
export type MoneyReading = { ok: true; monto: Centavos; aviso?: string; redondeado?: true } | { ok: false }

/**
 * Reads money as Argentina types it: '1.234,56', '1,234.56', '1234,5', '$ 1.234', '-1,5'. A lone mark that groups by
 * three means thousands ('1.234'); otherwise the last mark is the decimal one, and further decimals are rounded half
 * up. Both cases carry a notice. Exponents, foreign digits and more than MAX_CENTAVOS are refused.
 */
export function readMoney(typed: string): MoneyReading {
  const text = asTyped(typed).replace(/[\s$]/g, '')
  const parts = /^(-?)(\d[\d.,]*)$/.exec(text)
  if (!parts) return { ok: false }
  const [, sign = '', body = ''] = parts
  const { whole, thousands, fraction } = splitTyped(body)
  if (!isGrouped(whole, thousands)) return { ok: false }
  const monto = fromDecimalText(`${sign}${whole.replaceAll(thousands, '')}.${fraction || '0'}`)
  if (monto === null || monto > MAX_CENTAVOS || monto < -MAX_CENTAVOS) return { ok: false }
  if (fraction.length > 2)
    return { ok: true, monto, aviso: `Se redondea a ${formatMoney(monto)}`, redondeado: true }
  return !fraction && whole.includes(thousands)
    ? { ok: true, monto, aviso: `Se lee ${formatMoney(monto)}` }
    : { ok: true, monto }
}

/** Where the decimals of a typed amount begin, and which mark groups the digits before them. */
function splitTyped(body: string): { whole: string; thousands: '.' | ','; fraction: string } {
  const [, whole = body, mark, fraction = ''] = /^(.*)([.,])(\d+)$/.exec(body) ?? []
  if (mark !== '.' && mark !== ',') return { whole: body, thousands: '.', fraction: '' }
  const repeated = whole.includes(mark)
  const other = mark === ',' ? '.' : ','
  if (fraction.length > 2 && (repeated || (!whole.startsWith('0') && isGrouped(body, mark))))
    return { whole: body, thousands: mark, fraction: '' }
  return { whole, thousands: other, fraction }
}

function isGrouped(whole: string, mark: string): boolean {
  if (/^\d+$/.test(whole)) return true
  const [first = '', ...rest] = whole.split(mark)
  return /^\d{1,3}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group))
}

/**
 * Splits a total into instalments that add up to it: rounded half up, the last one takes the difference. They are
 * truncated where rounding would leave the last below one centavo. Throws RangeError for an instalment of zero.
 */
export function splitMoney(total: Centavos, parts: number): Centavos[] {
  const n = BigInt(parts)
  if (parts < 1 || !Number.isInteger(parts) || total < n) throw new RangeError('Cuotas fuera de rango')
  const rounded = (total * 2n + n) / (n * 2n)
  const each = total - rounded * (n - 1n) >= 1n ? rounded : total / n
  const list = Array.from({ length: parts - 1 }, () => centavos(each))
  return [...list, centavos(total - each * (n - 1n))]
}
