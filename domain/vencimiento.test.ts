import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInForce, vigenciaOn } from '@/domain/especialidad'
import { addDays } from '@/domain/fechas'
import { describePlazo, plazoOn } from '@/domain/plazo'
import { sayVencimientos } from '@/domain/vencimiento'

const HOY = '2026-11-21'

test.each([
  [-1_128, 'vencida', 'Venció hace 1.128 días'],
  [-2, 'vencida', 'Venció hace 2 días'],
  [-1, 'vencida', 'Venció ayer'],
  [0, 'porVencer', 'Vence hoy'],
  [1, 'porVencer', 'Vence en 1 día'],
  [60, 'porVencer', 'Vence en 60 días'],
  [61, 'vigente', 'Vence en 61 días'],
])('%i days from today it is %s: %s', (days, plazo, words) => {
  const vence = addDays(HOY, days)
  expect([plazoOn(vence, HOY), describePlazo(vence, HOY)]).toEqual([plazo, words])
})

test('a specialty stands where anything of its expiry does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const fechaCaducidad = addDays(HOY, days)
      const validez = { fechaCaducidad, sinReval: false }
      expect(vigenciaOn(validez, HOY)).toBe(plazoOn(fechaCaducidad, HOY))
      expect(isInForce(validez, HOY)).toBe(plazoOn(fechaCaducidad, HOY) !== 'vencida')
    }),
  )
})

test.each([
  [0, {}, '0 vencimientos: lo que vence en los próximos 60 días y lo que ya venció'],
  [1, { lado: 'vencido', dias: 5 }, '1 vencimiento: lo que ya venció'],
  [1_200, { lado: 'porVencer', dias: 0 }, '1.200 vencimientos: lo que vence hoy'],
  [2, { dias: 1 }, '2 vencimientos: lo que vence en el próximo día y lo que ya venció'],
] as const)('%i found with %j: %s', (total, filtros, words) => {
  expect(sayVencimientos(total, filtros)).toBe(words)
})
