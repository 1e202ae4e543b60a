import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextMonths, readNroRecibo, requireTipo } from '@/backend/tesoreria/pago/rules'
import { monthNumber } from '@/domain/fechas'

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
