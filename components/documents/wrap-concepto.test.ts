import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapConcepto } from '@/components/documents/wrap-concepto'

test('a short concept is one line', () => {
  expect(wrapConcepto('Matricula ACTIVO Marzo 2026')).toEqual(['Matricula ACTIVO Marzo 2026'])
})

test('a line takes exactly 100 characters, and the word that passes them goes on', () => {
  const hundred = `${'a'.repeat(49)} ${'b'.repeat(50)}`
  expect(wrapConcepto(hundred)).toEqual([hundred])
  expect(wrapConcepto(`${hundred}b`)).toEqual(['a'.repeat(49), 'b'.repeat(51)])
})

test('a word longer than a line is cut', () => {
  expect(wrapConcepto('x'.repeat(230)).map((line) => line.length)).toEqual([100, 100, 30])
})

test('an empty concept has no lines', () => expect(wrapConcepto('  \n ')).toEqual([]))

test('no line is too long and nothing but spaces is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.integer({ min: 1, max: 120 }),
      (text, width) => {
        const lines = wrapConcepto(text, width)
        expect(lines.every((line) => [...line].length <= width && line.trim() === line)).toBe(true)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})
