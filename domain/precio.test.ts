import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, formatAmount, formatMoney, MAX_MONTO } from '@/domain/dinero'
import { isTipoConCuota } from '@/domain/estados'
import {
  PORCENTAJE_MAXIMO,
  nameOfPrecio,
  priceFor,
  raisePrice,
  readPorcentaje,
  REDONDEOS,
  variantName,
  variantOf,
} from '@/domain/precio'

const pesos = (amount: number) => centavos(BigInt(Math.round(amount * 100)))
const said = (monto: number, porcentaje: number, redondeo: number) => {
  const raised = raisePrice(pesos(monto), Math.round(porcentaje * 100), redondeo)
  return raised === null ? null : formatMoney(raised).replace('\u00a0', ' ')
}

describe('a price raised', () => {
  test.each([
    [18_500, 35, 100, '$ 24.975,00'],
    [18_500, 12.35, 100, '$ 20.785,00'],
    [18_500, 12.35, 1, '$ 20.784,75'],
    [18_500, 12.35, 1_000, '$ 20.780,00'],
    [18_500, 12.35, 10_000, '$ 20.800,00'],
    [100.5, 0, 100, '$ 101,00'],
    [100.49, 0, 100, '$ 100,00'],
    [0.01, 0, 10_000, '$ 100,00'],
    [0, 50, 100, '$ 0,00'],
    [3, 33.33, 1, '$ 4,00'],
  ])('$ %d plus %d %, to %d centavos: %s', (monto, porcentaje, redondeo, expected) => {
    expect(said(monto, porcentaje, redondeo)).toBe(expected)
  })

  test('is a multiple, at most half a step away, and never below one that was smaller', () => {
    const monto = fc.bigInt({ min: 1n, max: 9_000_000_000n }).map(centavos)
    const porcentaje = fc.nat(100_000)
    const step = fc.constantFrom(...REDONDEOS.map((one) => one.centavos))
    fc.assert(
      fc.property(monto, monto, porcentaje, step, (one, other, percent, redondeo) => {
        const raised = raisePrice(one, percent, redondeo)
        const second = raisePrice(other, percent, redondeo)
        if (raised === null || second === null) throw new Error('fuera de rango')
        expect(raised % BigInt(redondeo)).toBe(0n)
        expect(raised).toBeGreaterThan(0n)
        const exact = one * BigInt(10_000 + percent)
        const away = raised * 10_000n - exact
        if (raised > BigInt(redondeo))
          expect((away < 0n ? -away : away) * 2n).toBeLessThanOrEqual(10_000n * BigInt(redondeo))
        if (one <= other) expect(raised).toBeLessThanOrEqual(second)
      }),
    )
  })

  test('beyond what the register takes is none', () => {
    expect(raisePrice(centavos(MAX_MONTO), 0, 1)).toBe(MAX_MONTO)
    expect(raisePrice(centavos(MAX_MONTO), 1, 1)).toBeNull()
  })
})

test('prices and variants by name', () => {
  expect(nameOfPrecio(1, 0, 2026)).toBe('Matrícula ACTIVO 2026')
  expect(nameOfPrecio(3, 2, 2027)).toBe('Matrícula PASIVO 2027 con ampliación')
  expect([0, 1, 3].map(variantName)).toEqual(['Sin seguro', 'Con seguro', 'Con ampliación extendida'])
  expect([1, 2, 3, 4, undefined].map(isTipoConCuota)).toEqual([true, true, true, false, false])
})

describe('a percentage', () => {
  test.each([
    ['12,5', 1250],
    ['12.5 %', 1250],
    [' 0 ', 0],
    ['1000', 100_000],
    ['1.000', 100_000],
    ['0,01', 1],
    ['1000,01', null],
    ['-1', null],
    ['', null],
    ['%', null],
    ['doce', null],
    ['1,234', null],
    ['1e2', null],
  ])('%j is read as %j hundredths', (typed, expected) => expect(readPorcentaje(typed)).toBe(expected))

  test('is read from however it is written out', () => {
    fc.assert(
      fc.property(fc.nat(PORCENTAJE_MAXIMO * 100), (one) => {
        expect(readPorcentaje(formatAmount(centavos(BigInt(one))))).toBe(one)
      }),
    )
  })
})

const NONE = { federacion: false, ampliacion: false, ampliacionExtendida: false }

test('a price is of its year and variant, else of its year without insurance, else none; zero is none', () => {
  const precios = [
    { anio: 2026, variante: 0, monto: centavos(100n) },
    { anio: 2026, variante: 2, monto: centavos(300n) },
    { anio: 2025, variante: 2, monto: centavos(200n) },
    { anio: 2026, variante: 1, monto: centavos(0n) },
  ]
  expect(priceFor(precios, 2026, 2)).toBe(300n)
  expect(priceFor(precios, 2026, 3)).toBe(100n)
  expect(priceFor(precios, 2025, 1)).toBeNull()
  expect(priceFor(precios, 2026, 1)).toBeNull()
  expect(priceFor(precios, 2027, 0)).toBeNull()
})

test('the widest insurance gives the variant', () => {
  expect(variantOf(NONE)).toBe(0)
  expect(variantOf({ ...NONE, federacion: true })).toBe(1)
  expect(variantOf({ ...NONE, federacion: true, ampliacion: true })).toBe(2)
  expect(variantOf({ ...NONE, federacion: true, ampliacionExtendida: true })).toBe(3)
})
