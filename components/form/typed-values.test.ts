import { expect, test } from 'vitest'
import { rangeProblem } from '@/components/form/date-range-input'
import { readInteger } from '@/components/form/number-input'

test.each([
  ['20.007.919', 20_007_919],
  [' 20 007 919 ', 20_007_919],
  ['20-12345678-6', 20_123_456_786],
  ['-5', -5],
  ['0012', 12],
  ['1,5', null],
  ['1.5', null],
  ['12.5.678', null],
  ['1.2345', null],
  ['1e3', null],
  ['.5', null],
  ['٣', null],
  ['1234567890123456', null],
  ['', null],
])('%j is read as %s', (typed, expected) => expect(readInteger(typed)).toBe(expected))

test.each([
  ['2026-01-01', '2026-01-31', undefined],
  ['2026-01-01', '2026-01-01', undefined],
  ['2026-02-01', '2026-01-31', 'La fecha Desde es posterior a la fecha Hasta'],
  ['31/04', '2026-01-31', 'Ingrese una fecha Desde válida'],
  ['2026-01-01', undefined, 'Ingrese una fecha Hasta válida'],
])('the range %s – %s: %s', (desde, hasta, problem) => expect(rangeProblem(desde, hasta)).toBe(problem))
