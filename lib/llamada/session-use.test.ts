import { expect, test } from 'vitest'
import { leftOf, warningOf } from '@/lib/llamada/session-use'

const MINUTO = 60_000

test('a session is counted as over a minute early, since the server writes a use once a minute', () => {
  expect(leftOf(30, 0, 0)).toBe(29 * MINUTO)
  expect(leftOf(30, 0, 29 * MINUTO + 1)).toBeLessThan(0)
})

test('two minutes before its end, or a quarter of a short rest, and never at once', () => {
  expect(warningOf(30)).toBe(2 * MINUTO)
  for (const minutos of [5, 8, 30, 600]) {
    expect(warningOf(minutos)).toBeLessThan(leftOf(minutos, 0, 0))
    expect(leftOf(minutos, 0, 0) - 2 * warningOf(minutos)).toBeGreaterThan(0)
  }
})
