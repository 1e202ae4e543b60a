import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextMonths, priceFor, readNroRecibo, requireTipo, variantOf } from '@/backend/pago/rules'
import { centavos } from '@/domain/dinero'
import { monthNumber } from '@/domain/fechas'

const NONE = { federacion: false, ampliacion: false, ampliacionExtendida: false }
const NOVEMBER = monthNumber({ anio: 2026, mes: 11 })

test('gaps are filled before going on', () => {
  expect(nextMonths('2026-11-30', [NOVEMBER, NOVEMBER + 2], 3)).toEqual([
    { anio: 2026, mes: 12 },
    { anio: 2027, mes: 2 },
    { anio: 2027, mes: 3 },
  ])
})

test('the months are as many as asked, in order, none before this one, none charged already', () => {
  const charged = fc.uniqueArray(fc.integer({ min: NOVEMBER - 12, max: NOVEMBER + 80 }))
  fc.assert(
    fc.property(charged, fc.integer({ min: 1, max: 60 }), (cargados, cantidad) => {
      const months = nextMonths('2026-11-01', cargados, cantidad).map(monthNumber)
      expect(months).toHaveLength(cantidad)
      expect(months).toEqual([...new Set(months)].sort((a, b) => a - b))
      expect(months.every((month) => month >= NOVEMBER && !cargados.includes(month))).toBe(true)
      const between = Array.from({ length: (months.at(-1) ?? 0) - NOVEMBER }, (_, index) => NOVEMBER + index)
      expect(between.every((month) => months.includes(month) || cargados.includes(month))).toBe(true)
    }),
  )
})

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

test('a month is charged as the type chosen, else as the member is', () => {
  expect(requireTipo(undefined, 3)).toBe(3)
  expect(requireTipo(1, 5)).toBe(1)
  expect(() => requireTipo(undefined, 8)).toThrow(/FALLECIDO: elija/)
  expect(() => requireTipo(4, 1)).toThrow(/Solo se generan/)
})

test('a receipt number is digits; nothing typed is nothing asked', () => {
  expect(readNroRecibo(undefined)).toBeUndefined()
  expect(readNroRecibo('  ')).toBeUndefined()
  expect(readNroRecibo(' 0012 ')).toBe(12)
  expect(() => readNroRecibo('000')).toThrow(/solo cifras/)
  expect(() => readNroRecibo('1e3')).toThrow(/solo cifras/)
})
