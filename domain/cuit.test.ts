import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CUIT_DE_EMPRESA,
  CUIT_INCORRECTO,
  faultOfCuitDePersona,
  formatCuit,
  isValidCuit,
  makeCuit,
} from '@/domain/cuit'
import vectores from '@/domain/fixtures/vectores-cbu-cuit.json'

const { cuit_validos, cuit_invalidos } = vectores.datos

test.each(cuit_validos)('$cuit is valid', ({ cuit }) => {
  expect(isValidCuit(cuit)).toBe(true)
  expect(formatCuit(cuit)).toBe(cuit)
})

test.each(cuit_invalidos)('$cuit is not ($motivo)', ({ cuit }) => expect(isValidCuit(cuit)).toBe(false))

test('a made CUIT is valid, holds the DNI and shows with hyphens', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom(1 as const, 2 as const),
      (dni, sexo) => {
        const cuit = makeCuit(dni, sexo)
        expect(isValidCuit(cuit)).toBe(true)
        expect(Number(cuit.slice(2, 10))).toBe(dni)
        expect(formatCuit(cuit)).toMatch(/^2[037]-\d{8}-\d$/)
        const wrong = String((Number(cuit[10]) + 1) % 10)
        expect(isValidCuit(cuit.slice(0, 10) + wrong)).toBe(false)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('what is no CUIT is shown as it is', () => expect(formatCuit('sin dato')).toBe('sin dato'))

test('a company’s CUIT is no person’s', () => {
  for (const cuit of ['30-70000001-6', '33-70000001-5', '34-70000001-1', '50700000017'])
    expect([isValidCuit(cuit), faultOfCuitDePersona(cuit)]).toEqual([true, CUIT_DE_EMPRESA])
  for (const dni of [654_321, 12_345_678, 38_000_124, 95_123_456])
    for (const sexo of [1, 2] as const) expect(faultOfCuitDePersona(makeCuit(dni, sexo))).toBeUndefined()
  expect(faultOfCuitDePersona('20-12345678-9')).toBe(CUIT_INCORRECTO)
})
