import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountOfCbu, faultOfCbu, formatCbu, isValidCbu, makeCbu } from '@/domain/cbu'
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

describe('why one is none', () => {
  const good = '0110599520000035869519'
  test.each([
    ['', 'tiene 0 dígitos y van 22'],
    ['1', 'tiene 1 dígito y van 22'],
    [good.slice(1), 'tiene 21 dígitos y van 22'],
    [`${good}0`, 'tiene 23 dígitos y van 22'],
    ['01105995 2000003586951O', 'lleva solamente números'],
    [makeCbu('000', '0003', '1000012345678'), /^empieza con 000: es la CVU/],
    ['0110599620000035869519', /control del primer bloque/],
    ['0110599520000035869518', /control del segundo bloque/],
    ['0110599620000035869518', /ninguno de sus dos/],
  ])('%s', (cbu, why) => {
    if (typeof why === 'string') expect(faultOfCbu(cbu)).toBe(why)
    else expect(faultOfCbu(cbu)).toMatch(why)
    expect(isValidCbu(cbu)).toBe(false)
  })

  test('another bank’s is told with both codes; where the bank’s is not known nothing is compared', () => {
    expect(faultOfCbu(good, '321')).toBe('es de otro banco: empieza con 011 y las del banco elegido con 321')
    for (const entidad of ['011', null, undefined]) expect(faultOfCbu(good, entidad)).toBeNull()
  })

  test('it is shown in its two blocks', () => expect(formatCbu(good)).toBe('01105995 20000035869519'))
})
