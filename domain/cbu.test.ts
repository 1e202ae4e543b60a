import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountOfCbu, isValidCbu, makeCbu } from '@/domain/cbu'
import vectores from '@/domain/fixtures/vectores-cbu-cuit.json'

const { cbu_validas, cbu_invalidas } = vectores.datos
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const entidad = digits(3).filter((text) => text !== '000')

describe('published and boundary vectors', () => {
  test.each(cbu_validas)('$cbu is valid', ({ cbu, cuenta10 }) => {
    expect(isValidCbu(cbu)).toBe(true)
    expect(accountOfCbu(cbu)).toBe(cuenta10)
    expect(isValidCbu(`${cbu.slice(0, 8)}-${cbu.slice(8)}`)).toBe(true)
  })

  test.each(cbu_invalidas)('$cbu is not ($motivo)', ({ cbu }) => expect(isValidCbu(cbu)).toBe(false))
})

test('a made CBU is valid and one changed digit is not', () => {
  fc.assert(
    fc.property(
      entidad,
      digits(4),
      digits(13),
      fc.integer({ min: 0, max: 21 }),
      fc.integer({ min: 1, max: 9 }),
      (entity, branch, account, place, step) => {
        const cbu = makeCbu(entity, branch, account)
        expect(isValidCbu(cbu)).toBe(true)
        const other = String((Number(cbu[place]) + step) % 10)
        expect(isValidCbu(cbu.slice(0, place) + other + cbu.slice(place + 1))).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})
