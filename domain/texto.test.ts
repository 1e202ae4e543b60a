import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInteger } from '@/components/form/number-input'
import { isValidCbu, makeCbu } from '@/domain/cbu'
import { isValidCuit, makeCuit } from '@/domain/cuit'
import { centavos, formatAmount, readMoney } from '@/domain/dinero'
import { readFechaEscrita } from '@/domain/fecha-escrita'
import { addDays, formatFecha, readFecha } from '@/domain/fechas'
import { asName, asTyped, figuresOf, isEmail, oneLine } from '@/domain/texto'

const HOY = '2026-11-28'
const MARKS = [...'\u200b\u200e\u200f\u202a\u202c\u202d\u2060\u2066\u2069\ufeff\u00ad']
const BLANKS = [...' \u00a0\u2007\u2009\u202f\u3000']
const HYPHENS = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d']

const written = (char: string) =>
  fc.constantFrom(...(char === '-' ? HYPHENS : char === ' ' ? BLANKS : [char]))
/** The text with marks that nobody sees before, behind and inside, and hyphens and blanks of any kind. */
const pasted = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(...[...text, ''].map((char) => fc.tuple(fc.constantFrom('', '', ...MARKS), written(char))))
    .map((parts) => parts.flat().join(''))

describe('a pasted number is read as if typed by hand', () => {
  const holds = <T>(typed: string, read: (text: string) => T): void =>
    fc.assert(
      fc.property(pasted(typed), (text) => {
        expect(read(text)).toEqual(read(typed))
      }),
      { numRuns: 150 },
    )

  test('money', () => {
    expect(readMoney('\u202a1.234,56\u202c')).toEqual({ ok: true, monto: 123_456n })
    for (const typed of ['1.234,56', '$ 1.234', '-12,5', '1 234,50', '12,34,5']) holds(typed, readMoney)
    const amount = fc.bigInt({ min: -99_999_999n, max: 99_999_999n }).map(centavos)
    fc.assert(
      fc.property(
        amount.chain((monto) => fc.tuple(fc.constant(monto), pasted(formatAmount(monto)))),
        ([monto, text]) => {
          expect(readMoney(text)).toEqual({ ok: true, monto })
        },
      ),
    )
  })

  test('DNI, matrícula and other whole numbers', () => {
    expect(readInteger('\u202d30.123.456\u202c')).toBe(30_123_456)
    for (const typed of ['30.123.456', '30 123 456', '4321', '-5', '1.5']) holds(typed, readInteger)
  })

  test('a CUIT is its eleven figures, with whatever stands between', () => {
    const cuit = makeCuit(31_234_567, 1)
    const [prefix, check] = [cuit.slice(0, 2), cuit.slice(10)]
    for (const between of ['-', ' ', '/', '–', '.'])
      for (const body of ['31234567', '31.234.567']) {
        const typed = [prefix, body, check].join(between)
        expect([figuresOf(typed), isValidCuit(typed)]).toEqual([cuit, true])
        holds(typed, figuresOf)
        holds(typed, isValidCuit)
      }
    for (const typed of ['20-x', 'juana-paz', 'no']) expect(figuresOf(typed)).toBe(typed)
  })

  test('a CBU in blocks, with dots, dashes and blanks', () => {
    const cbu = makeCbu('011', '0599', '2000003586951')
    for (const between of ['-', '.', ' ', '/']) {
      const typed = cbu.slice(0, 8) + between + cbu.slice(8)
      expect([figuresOf(typed), isValidCbu(typed)]).toEqual([cbu, true])
      holds(typed, isValidCbu)
    }
  })

  test('dates, typed and on the wire', () => {
    for (const typed of ['1-3-26', '01/03/2026', '010326', '+5', '-10', 'h', '2026-03-01'])
      holds(typed, (text) => readFecha(text, HOY))
    for (const typed of ['2026-03-01', '01/03/2026', '2026-03-01 00:00:00']) holds(typed, readFechaEscrita)
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
    fc.assert(
      fc.property(
        day.chain((fecha) => fc.tuple(fc.constant(fecha), pasted(formatFecha(fecha)))),
        ([fecha, text]) => {
          expect(readFecha(text, HOY)).toBe(fecha)
        },
      ),
    )
  })

  test('what is no number stays none: other figures, exponents, letters', () => {
    for (const typed of ['٣', '1e3', 'abc', '\u200b', ''])
      expect([readMoney(typed).ok, readInteger(typed), readFecha(typed, HOY)]).toEqual([false, null, null])
    expect(asTyped('plain 1-2')).toBe('plain 1-2')
  })
})

test('names that look the same are one name', () => {
  for (const typed of ['nelida\u200bpaz', ' nelidapaz\u00a0', '\ufeffnelidapaz'])
    expect(asName(typed)).toBe('nelidapaz')
  expect(asName('n\u0303andu\u0301\u2013o\u2019x')).toBe("ñandú-o'x")
  expect(oneLine('\u202ea \u2003 b\u00ad')).toBe('a b')
})

describe('an e-mail has the shape of one', () => {
  test.each([
    'ana@gmail.com',
    'ñandú@example.com',
    'ANA+padron@Example.COM',
    "o'connor@example.com.ar",
    'a_b-c.d@sub.ex-ample.com',
    'ana@correo.peña.ar',
    '1@2.museum',
    'ana@xn--pea-hoa.xn--p1ai',
  ])('%s', (text) => expect(isEmail(text)).toBe(true))
  test.each([
    'ana@gmail..com',
    'ana..p@gmail.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@.example.com',
    'ana@example.com.',
    'ana@example.-com',
    'ana@example',
    'ana@example.c',
    'ana@exa_mple.com',
    ' a@b ',
    'a@b.',
    'a,b@x.com',
    'a@x.com,b@x.com',
    'a@x.com b@x.com',
    'a@b@c.com',
    '<ana@x.com>',
    'mailto:ana@x.com',
    '',
  ])('not %j', (text) => expect(isEmail(text)).toBe(false))
})
