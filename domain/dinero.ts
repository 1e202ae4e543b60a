/** Money as whole centavos in a branded bigint, so that a float can never slip into a sum (D5). */

declare const marca: unique symbol
export type Centavos = bigint & { readonly [marca]: 'Centavos' }

/** Largest single amount the register accepts: 14 digits of centavos, the width of the banks' records (S2 9). */
export const MAX_CENTAVOS = 99_999_999_999_999n

/** Largest amount of one charge or price: a thousand million pesos. */
export const MAX_MONTO = 100_000_000_000n

/**
 * Largest sum, seventy thousand charges of the largest amount: below 2^46 pesos a JSON number tells every centavo from the
 * next. What would charge more at once is refused in words.
 */
export const MAX_SUMA = 7_000_000_000_000_000n

/** A sum beyond ±MAX_SUMA, which no JSON number tells to the centavo. */
export class SumaExcedida extends RangeError {}

/** Brands a count of centavos, an amount's or a sum's. Throws SumaExcedida. */
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
 * Strict decimal text ('1234.5', '-0.01') to centavos, more than two decimals rounded half up (away from zero, so that
 * an amount and its reversal stay equal); null for anything else and beyond ±MAX_SUMA.
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

/** A wire number to centavos, rounded like text; null for NaN, infinities and exponents beyond range. */
export function fromDecimal(value: number): Centavos | null {
  if (!Number.isFinite(value)) return null
  // Below a millionth a number's own text has an exponent.
  return Math.abs(value) < 1e-6 ? CERO : fromDecimalText(String(value))
}

/** '1234.50': what the wire and the spreadsheets carry. */
export function toDecimalText(amount: Centavos): string {
  const positive = amount < 0n ? -amount : amount
  return `${amount < 0n ? '-' : ''}${positive / 100n}.${String(positive % 100n).padStart(2, '0')}`
}

/** Exact up to MAX_SUMA: what a double is read back as is the same centavo. */
export const toDecimal = (amount: Centavos): number => Number(toDecimalText(amount))

/** '1.234,50': es-AR, no currency sign. */
export function formatAmount(amount: Centavos): string {
  const [whole = '0', fraction = '00'] = toDecimalText(amount).replace('-', '').split('.')
  return `${amount < 0n ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`
}

/** '$ 1.234,50' with the no-break space that es-AR uses; '-$ 0,01' when negative. */
export function formatMoney(amount: Centavos): string {
  const positive = centavos(amount < 0n ? -amount : amount)
  return `${amount < 0n ? '-' : ''}$\u00a0${formatAmount(positive)}`
}

/** The same, and a dash for what was not read or is not known. */
export const moneyOrDash = (amount: Centavos | null | undefined): string =>
  amount === null || amount === undefined ? '—' : formatMoney(amount)

/** `redondeado`: more decimals were typed than an amount has. */
export type MoneyReading = { ok: true; monto: Centavos; aviso?: string; redondeado?: true } | { ok: false }

/**
 * Reads money as people type it in Argentina: '1.234,56', '1,234.56', '1234,5', '$ 1.234', '-1,5'.
 * A mark alone that groups like thousands is thousands, with a notice ('1.234'); else the last mark, standing once, is
 * the decimal one, and what it has beyond two digits is rounded half up, with a notice ('1.234,567').
 * Exponents, other scripts' digits, two decimal marks and more than MAX_CENTAVOS are refused.
 */
export function readMoney(typed: string): MoneyReading {
  const text = typed.replace(/[\s\u00a0$]/g, '')
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

/** Where the decimals of a typed amount begin, and which mark groups what is before them. */
function splitTyped(body: string): { whole: string; thousands: '.' | ','; fraction: string } {
  const [, whole = body, mark, fraction = ''] = /^(.*)([.,])(\d+)$/.exec(body) ?? []
  if (mark !== '.' && mark !== ',') return { whole: body, thousands: '.', fraction: '' }
  const repeated = whole.includes(mark)
  const other = mark === ',' ? '.' : ','
  if (fraction.length > 2 && (repeated || (!whole.startsWith('0') && isGrouped(body, mark))))
    return { whole: body, thousands: mark, fraction: '' }
  return { whole, thousands: other, fraction }
}

/** Digits alone, or groups of three after the first one to three. */
function isGrouped(whole: string, mark: string): boolean {
  if (/^\d+$/.test(whole)) return true
  const [first = '', ...rest] = whole.split(mark)
  return /^\d{1,3}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group))
}

/**
 * Splits a total into instalments that add up to it: rounded half up, the last one takes the difference; truncated
 * where rounding would leave the last below one centavo (D9, S2 9). Throws RangeError when an instalment would be zero.
 */
export function splitMoney(total: Centavos, parts: number): Centavos[] {
  const n = BigInt(parts)
  if (parts < 1 || !Number.isInteger(parts) || total < n) throw new RangeError('Cuotas fuera de rango')
  const rounded = (total * 2n + n) / (n * 2n)
  const each = total - rounded * (n - 1n) >= 1n ? rounded : total / n
  const list = Array.from({ length: parts - 1 }, () => centavos(each))
  return [...list, centavos(total - each * (n - 1n))]
}
