import * as fc from 'fast-check'
import * as z from 'zod'
import { makeCbu } from '@/domain/cbu'
import { makeCuit } from '@/domain/cuit'
import { centavos, MAX_CENTAVOS, MAX_MONTO, MAX_SUMA } from '@/domain/dinero'

/** Values for tests, derived from a forma schema, so that a new call is covered the day it is declared. */
export function arbitraryOf(forma: z.ZodType): fc.Arbitrary<unknown> {
  if (forma instanceof z.ZodObject) return objectOf(forma)
  // '' is read as absent (contract/campos.ts), so it has no way back.
  if (forma instanceof z.ZodOptional) return present(forma.unwrap())
  if (forma instanceof z.ZodNullable) return fc.option(present(forma.unwrap()), { nil: null })
  if (forma instanceof z.ZodArray) return arrayOf(forma)
  if (forma instanceof z.ZodNumber) return integerOf(forma)
  if (forma instanceof z.ZodBoolean) return fc.boolean()
  if (forma instanceof z.ZodNull) return fc.constant(null)
  if (forma instanceof z.ZodUnknown) return fc.jsonValue().filter((value) => !hasMinusZero(value))
  if (forma instanceof z.ZodEnum) return fc.constantFrom(...forma.options)
  if (forma instanceof z.ZodUnion)
    return fc.oneof(...forma.options.map((option) => arbitraryOf(option as z.ZodType)))
  if (forma instanceof z.ZodBase64) return fc.base64String()
  if (forma instanceof z.ZodString) return accepted(forma, TEXT)
  if (forma instanceof z.ZodCustom) return accepted(forma, AMOUNT)
  throw new Error(`arbitrarios.ts no conoce ${forma.constructor.name}`)
}

const present = (inner: z.core.$ZodType): fc.Arbitrary<unknown> =>
  arbitraryOf(inner as z.ZodType).filter((value) => value !== '')

/** Refined texts say in code what they accept: every known kind is offered and the schema chooses. */
const accepted = (forma: z.ZodType, offered: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  offered.filter((value) => forma.safeParse(value).success)

const dateSince = (first: string) =>
  fc
    .date({ min: new Date(first), max: new Date('2200-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString())

/** To the second: more is not written. The hour that a summer time's end showed twice is none of these years. */
const INSTANT = dateSince('2010-01-01').map((iso) => `${iso.slice(0, 19)}.000Z`)
const DAY = dateSince('1900-01-01').map((iso) => iso.slice(0, 10))

const TEXT = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '0',
    'null',
    'true',
    ' ',
    '"',
    '\\',
    '{"a":1}',
    '%',
    "'; --",
    '\u00a0',
    'ñ',
    'n\u0303',
    '٣',
  ),
  fc.emailAddress(),
  fc.integer({ min: 1_000_000, max: 99_999_999 }).map((dni) => makeCuit(dni, 1)),
  fc.integer({ min: 0, max: 9_999_999 }).map((n) => makeCbu('321', '0290', String(n).padStart(13, '0'))),
  INSTANT,
  DAY,
  // A day of every year.
  DAY.map((day) => day.slice(5)),
)

const AMOUNT = fc
  .oneof(
    fc.bigInt({ min: 1n, max: MAX_CENTAVOS }),
    fc.bigInt({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }),
    fc.bigInt({ min: -MAX_SUMA, max: MAX_SUMA }),
    fc.bigInt({ min: 1n, max: MAX_MONTO }),
    fc.constantFrom(1n, 99n, 100n, MAX_MONTO, MAX_CENTAVOS),
  )
  .map(centavos)

function objectOf(forma: z.ZodObject): fc.Arbitrary<unknown> {
  const shape = Object.entries(forma.shape) as [string, z.ZodType][]
  const required = shape.filter(([, field]) => !(field instanceof z.ZodOptional)).map(([key]) => key)
  return fc.record(Object.fromEntries(shape.map(([key, field]) => [key, arbitraryOf(field)])), {
    requiredKeys: required,
    noNullPrototype: true,
  })
}

function arrayOf(forma: z.ZodArray): fc.Arbitrary<unknown> {
  const least = forma.safeParse([]).success ? 0 : 1
  return fc.array(arbitraryOf(forma.element as z.ZodType), { minLength: least, maxLength: least + 4 })
}

const integerOf = (forma: z.ZodNumber): fc.Arbitrary<number> =>
  fc.integer({ min: forma.minValue ?? undefined, max: forma.maxValue ?? undefined })

const hasMinusZero = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasMinusZero) : Object.is(value, -0)
