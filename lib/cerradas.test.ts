import { expect, test } from 'vitest'
import { isClosed, MAX_CERRADAS, noteClosed } from '@/lib/cerradas'

test('what was closed stays so, and what is remembered has an end', () => {
  const vence = Date.now() + 60_000
  noteClosed('primera', vence)
  noteClosed('vencida', Date.now() - 1)
  expect(isClosed('primera')).toBe(true)
  expect(isClosed('otra')).toBe(false)
  for (let i = 0; i < MAX_CERRADAS; i++) noteClosed(`n${i}`, vence)
  expect(isClosed('primera')).toBe(false)
  expect(isClosed('vencida')).toBe(false)
  expect(isClosed('n0')).toBe(true)
})
