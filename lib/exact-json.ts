import { MAX_SUMA } from '@/domain/dinero'

/**
 * JSON between our browser code and our proxy, with exact money: a bigint travels as {"$centavos":"123"}. Keys that
 * start with '$' get one more, so that no text can pass for money.
 */

const MARCA = '$centavos'

export const toJson = (value: unknown): string => JSON.stringify(mark(value))

export const fromJson = (text: string): unknown => unmark(JSON.parse(text))

function mark(value: unknown): unknown {
  if (typeof value === 'bigint') return { [MARCA]: String(value) }
  if (Array.isArray(value)) return value.map(mark)
  if (typeof value !== 'object' || value === null) return value
  return mapEntries(value, (key, child) => [key.startsWith('$') ? `$${key}` : key, mark(child)])
}

function unmark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmark)
  if (typeof value !== 'object' || value === null) return value
  const amount = (value as Record<string, unknown>)[MARCA]
  if (typeof amount === 'string' && /^-?\d{1,16}$/.test(amount) && Object.keys(value).length === 1) {
    const count = BigInt(amount)
    // A larger one is no amount, and stays what the codec refuses.
    if (count <= MAX_SUMA && count >= -MAX_SUMA) return count
  }
  return mapEntries(value, (key, child) => [key.startsWith('$$') ? key.slice(1) : key, unmark(child)])
}

const mapEntries = (value: object, change: (key: string, child: unknown) => [string, unknown]) =>
  Object.fromEntries(Object.entries(value).map(([key, child]) => change(key, child)))
