import { expect, test } from 'vitest'
import { greet } from '@/lib/greeting'

test.each([
  ['00:00:00', 'Buen dia'],
  ['08:59:59', 'Buen dia'],
  ['09:00:00', 'Buen Dia'],
  ['11:59:59', 'Buen Dia'],
  ['12:00:00', 'Buenas Tardes'],
  ['20:59:59', 'Buenas Tardes'],
  ['21:00:00', 'Buenas Noches'],
  ['23:59:59', 'Buenas Noches'],
])('at %s in Argentina: %s', (time, expected) => {
  expect(greet(new Date(`2026-03-01T${time}-03:00`))).toBe(expected)
})
