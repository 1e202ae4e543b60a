import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountsOf } from '@/domain/descuento'
import { centavos } from '@/domain/dinero'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n)
const monto = fc.bigInt({ min: 1n, max: 100_000_000n }).map(centavos)

test('discounts add up to the percentage of the total, to the centavo', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 100n, max: 100_000_000n }).map(centavos), { minLength: 1, maxLength: 24 }),
      fc.integer({ min: 0, max: 50 }),
      (montos, porcentaje) => {
        const off = discountsOf(montos, porcentaje)
        expect(sum(off)).toBe((sum(montos) * BigInt(porcentaje) + 50n) / 100n)
        // Of each it is the percentage, but for a centavo.
        for (const [index, one] of off.entries()) {
          const exact = Number(montos[index] ?? 0n) * (porcentaje / 100)
          expect(Math.abs(Number(one) - exact)).toBeLessThanOrEqual(1)
        }
      },
    ),
  )
})

test('whatever the amounts, something is left of each and never more is taken off than the percentage', () => {
  fc.assert(
    fc.property(
      fc.array(monto, { minLength: 1, maxLength: 24 }),
      fc.integer({ min: 0, max: 50 }),
      (montos, porcentaje) => {
        const off = discountsOf(montos, porcentaje)
        for (const [index, one] of off.entries()) {
          expect(one).toBeGreaterThanOrEqual(0n)
          expect(one).toBeLessThan(montos[index] ?? 0n)
        }
        expect(sum(off)).toBeLessThanOrEqual((sum(montos) * BigInt(porcentaje) + 50n) / 100n)
      },
    ),
  )
})

test('ten per cent of three months of $ 185,05', () => {
  expect(discountsOf([centavos(18_505n), centavos(18_505n), centavos(18_505n)], 10)).toEqual([
    1851n,
    1850n,
    1851n,
  ])
})
