import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plegar, searchWords } from '@/domain/plegar'

test.each([
  ['Fernández', 'fernandez'],
  ['MUÑOZ', 'munoz'],
  ['Güemes', 'guemes'],
  ["D'Angelo", 'd angelo'],
  ['  de   la  Fuente ', 'de la fuente'],
  ['Peña-Nieto, José', 'pena nieto jose'],
  ['n\u0303andu\u0301', 'nandu'],
  ['İstanbul', 'istanbul'],
  ['%_\\', ''],
  ['20.123.456', '20 123 456'],
])('%j folds to %j', (text, folded) => expect(plegar(text)).toBe(folded))

test('folding twice changes nothing, and neither case nor composition matters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = plegar(text)
      expect(plegar(folded)).toBe(folded)
      expect(plegar(text.normalize('NFD'))).toBe(folded)
      expect(plegar(text.normalize('NFC'))).toBe(folded)
    }),
    { numRuns: 1_000 },
  )
})

test('no wildcard of LIKE survives', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', 'Ñ', '%', '_', '\\\\', '*', ' ') })
  fc.assert(
    fc.property(typed, (text) => {
      expect(plegar(text)).not.toMatch(/[%_\\*]/)
    }),
  )
})

test('words are found in any order', () => {
  expect(searchWords('Juan  PÉREZ')).toEqual(['juan', 'perez'])
  expect(searchWords(' - ')).toEqual([])
})
