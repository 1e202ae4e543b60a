import { expect, test } from 'vitest'
import { rangeTo } from '@/components/data-table/range-to'

test.each([
  [-1, 2, 'c'],
  [1, 3, 'bcd'],
  [3, 1, 'bcd'],
  [0, 0, 'a'],
])('from %i to %i', (from, to, meant) => expect(rangeTo([...'abcde'], from, to).join('')).toBe(meant))
