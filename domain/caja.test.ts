import { expect, test } from 'vitest'
import { rangesOf } from '@/domain/caja'

test.each([
  [[], ''],
  [[7], '7'],
  [[103, 101, 102, 104], '101–104'],
  [[101, 102, 107, 104, 108], '101–102, 104, 107–108'],
])('%j', (numeros, text) => expect(rangesOf(numeros)).toBe(text))
