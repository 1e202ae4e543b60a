import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centavos,
  formatAmount,
  formatMoney,
  fromDecimal,
  fromDecimalText,
  MAX_CENTAVOS,
  MAX_MONTO,
  MAX_SUMA,
  readMoney,
  splitMoney,
  sumMoney,
  toDecimal,
  toDecimalText,
} from '@/domain/dinero'

const amount = fc.bigInt({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }).map(centavos)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** As many near the ends as in between. */
const sum = fc
  .oneof(
    fc.bigInt({ min: -MAX_SUMA, max: MAX_SUMA }),
    fc.bigInt({ min: MAX_SUMA - 1_000_000n, max: MAX_SUMA }),
    fc.bigInt({ min: -MAX_SUMA, max: 1_000_000n - MAX_SUMA }),
  )
  .map(centavos)

describe('decimals', () => {
  test('every amount and every sum survives the wire as text and as a number', () => {
    fc.assert(
      fc.property(fc.oneof(amount, sum), (value) => {
        expect(fromDecimalText(toDecimalText(value))).toBe(value)
        expect(fromDecimal(toDecimal(value))).toBe(value)
        expect(fromDecimal(JSON.parse(JSON.stringify(toDecimal(value))) as number)).toBe(value)
      }),
      { numRuns: 2_000 },
    )
  })

  test('two sums a centavo apart are two numbers', () => {
    fc.assert(
      fc.property(sum, (value) => {
        fc.pre(value < MAX_SUMA)
        expect(toDecimal(centavos(value + 1n))).toBeGreaterThan(toDecimal(value))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    [0, 0n],
    [-0, 0n],
    [0.1, 10n],
    [0.29, 29n],
    [1.1, 110n],
    [4.35, 435n],
    [1.005, 101n],
    [0.005, 1n],
    [0.0049, 0n],
    [-0.005, -1n],
    [33.333333, 3333n],
    [0.1 + 0.2, 30n],
    [1e21, null],
    [1e308, null],
    [1e-7, 0n],
    [-1e-7, 0n],
    [2 ** 53, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [999_999_999_999.99, MAX_CENTAVOS],
    [70_000_000_000_000, MAX_SUMA],
    [70_000_000_000_000.01, null],
  ])('number %d reads as %s', (value, expected) => expect(fromDecimal(value)).toBe(expected))

  test.each(['', ' ', '1,5', '1e3', '--1', '+1', '.5', '5.', '0x10', '٣', '1 2', 'NaN'])(
    'text %j is refused',
    (text) => expect(fromDecimalText(text)).toBeNull(),
  )

  test.each([
    ['1.5000', 150n],
    ['1.234', 123n],
    ['12345.678', 1_234_568n],
    ['0.995', 100n],
    ['-0.994999', -99n],
  ])('text %j is rounded to %s', (text, expected) => expect(fromDecimalText(text)).toBe(expected))

  test('more decimals are rounded half up, once, and the result stays', () => {
    const tail = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amount, tail, (value, digits) => {
        const text = `${toDecimalText(value)}${digits}`
        const rounded = fromDecimalText(text) ?? centavos(0n)
        const scale = 10n ** BigInt(digits.length)
        const exact = (value < 0n ? -value : value) * scale + BigInt(digits)
        const half = (2n * exact + scale) / (2n * scale)
        expect(rounded < 0n ? -rounded : rounded).toBe(half)
        expect(fromDecimalText(toDecimalText(rounded))).toBe(rounded)
      }),
      { numRuns: 1_000 },
    )
  })

  test('seventy thousand of the largest charge can be added up, no more', () => {
    const charges = Array.from({ length: 70_000 }, () => centavos(MAX_MONTO))
    expect(sumMoney(charges)).toBe(MAX_SUMA)
    expect(() => sumMoney([...charges, centavos(1n)])).toThrow(RangeError)
    expect(() => centavos(MAX_SUMA + 1n)).toThrow(RangeError)
    expect(() => centavos(-MAX_SUMA - 1n)).toThrow(RangeError)
  })
})

describe('what people read and type', () => {
  test.each([
    [123456750n, '$ 1.234.567,50'],
    [-1n, '-$ 0,01'],
    [0n, '$ 0,00'],
    [100000n, '$ 1.000,00'],
    [99999n, '$ 999,99'],
  ])('%s centavos show as %s', (value, text) => expect(plain(formatMoney(centavos(value)))).toBe(text))

  test('es-AR’s own formatter agrees', () => {
    const intl = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' })
    fc.assert(
      fc.property(fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }).map(centavos), (value) => {
        expect(plain(formatMoney(value))).toBe(plain(intl.format(toDecimal(value))))
      }),
    )
  })

  // Conventions, part E: '1.234' reads as thousands and says so.
  test.each([
    ['1.234,56', 123456n],
    ['1,234.56', 123456n],
    ['1234,5', 123450n],
    ['1234.5', 123450n],
    ['$ 1.234', 123400n],
    ['1.234', 123400n],
    ['-1,5', -150n],
    ['1.234.567,89', 123456789n],
    ['0,01', 1n],
    [' 12 ', 1200n],
    ['0', 0n],
    ['12345,678', 1_234_568n],
    ['1.234,567', 123_457n],
    ['1,234.565', 123_457n],
    ['0,125', 13n],
    ['-0,005', -1n],
    ['1,2345', 123n],
  ])('%j is %s', (typed, expected) => expect(readMoney(typed)).toMatchObject({ ok: true, monto: expected }))

  test.each(['1.234', '1,234', '12.345.678'])('%j carries a notice', (typed) => {
    expect(readMoney(typed)).toMatchObject({ ok: true, aviso: expect.stringContaining('Se lee') as string })
  })

  test.each([
    '',
    '1,2,3',
    '1e3',
    '٣',
    '1.23.456',
    '12.34.56',
    '1,2345,6',
    '12.34,567',
    'abc',
    '1.234.56,7',
    '--5',
    ',5',
    '$',
    '1.000.000.000.000',
  ])('%j is refused', (typed) => expect(readMoney(typed)).toEqual({ ok: false }))

  test.each(['12345,678', '1.234,567', '0,125'])('%j says that it is rounded', (typed) => {
    expect(readMoney(typed)).toMatchObject({
      ok: true,
      aviso: expect.stringContaining('Se redondea a') as string,
    })
  })

  test('what is shown can be typed back', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(readMoney(formatMoney(value))).toMatchObject({ ok: true, monto: value })
        expect(readMoney(formatAmount(value))).toMatchObject({ ok: true, monto: value })
      }),
    )
  })

  test('no text breaks the reader', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ e\u00a0٣') })
    fc.assert(
      fc.property(typed, (text) => {
        const read = readMoney(text)
        if (read.ok) expect(read.monto).toBe(centavos(read.monto))
      }),
      { numRuns: 500 },
    )
  })
})

describe('instalments', () => {
  /** Compared without expect(): 240,000 splits. The random ones below reach every total. */
  test('add up to the cent for totals 1..200000 in 1..60 parts', { timeout: 30_000 }, () => {
    for (let total = 1; total <= 200_000; total += total < 2_000 ? 1 : 97) {
      for (let parts = 1; parts <= Math.min(60, total); parts++) {
        const list = splitMoney(centavos(BigInt(total)), parts)
        const sum = list.reduce((all, one) => all + one, 0n)
        if (sum !== BigInt(total) || list.length !== parts || list.some((one) => one < 1n)) {
          expect.fail(`${total} en ${parts}: ${list.join(' ')}`)
        }
      }
    }
  })

  test('are equal but for the last, and rounded half up unless that would starve the last', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: MAX_CENTAVOS }),
        fc.integer({ min: 1, max: 60 }),
        (total, parts) => {
          fc.pre(total >= BigInt(parts))
          const list = splitMoney(centavos(total), parts)
          expect(sumMoney(list)).toBe(total)
          expect(new Set(list.slice(0, -1)).size).toBeLessThanOrEqual(1)
          expect(list.every((one) => one >= 1n)).toBe(true)
        },
      ),
      { numRuns: 1_000 },
    )
    expect(splitMoney(centavos(10_000n), 3)).toEqual([3333n, 3333n, 3334n])
    expect(splitMoney(centavos(20_000n), 3)).toEqual([6667n, 6667n, 6666n])
    expect(splitMoney(centavos(3n), 2)).toEqual([2n, 1n])
    expect(splitMoney(centavos(89n), 59).at(-1)).toBeGreaterThanOrEqual(1n)
  })

  test.each([0, -1, 1.5, 11])('10 centavos in %d parts is refused', (parts) => {
    expect(() => splitMoney(centavos(10n), parts)).toThrow(RangeError)
  })
})
