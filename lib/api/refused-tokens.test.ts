import { afterEach, expect, test, vi } from 'vitest'
import { noteRefused, takeRefused } from '@/lib/api/refused-tokens'

afterEach(() => vi.useRealTimers())

test('a refusal is told once, of that token alone, for a minute', () => {
  vi.useFakeTimers()
  noteRefused('a')
  expect(takeRefused('b')).toBe(false)
  expect(takeRefused('a')).toBe(true)
  expect(takeRefused('a')).toBe(false)
  noteRefused('a')
  vi.advanceTimersByTime(61_000)
  expect(takeRefused('a')).toBe(false)
})
