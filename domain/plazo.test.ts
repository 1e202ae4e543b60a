import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/domain/fechas'
import { addHabiles, isHabil } from '@/domain/plazo'
import { lastDayToAnswer } from '@/domain/propuesta'

const dia = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days))
const habiles = fc.integer({ min: 1, max: 40 })
const feriados = fc
  .tuple(dia, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 20 }))
  .map(([first, gaps]) => ({ first, closed: new Set(gaps.map((gap) => addDays(first, gap))) }))

describe('a term of working days', () => {
  test('ends on a working day with exactly so many after its first day', () => {
    fc.assert(
      fc.property(feriados, habiles, ({ first, closed }, many) => {
        const last = addHabiles(first, many, closed)
        let counted = 0
        for (let day = addDays(first, 1); day <= last; day = addDays(day, 1))
          if (isHabil(day, closed)) counted += 1
        expect(counted).toBe(many)
        expect([0, 6]).not.toContain(weekdayOf(last))
        expect(closed.has(last)).toBe(false)
      }),
    )
  })

  test('of two terms one after the other is the term of both', () => {
    fc.assert(
      fc.property(feriados, habiles, habiles, ({ first, closed }, one, two) => {
        expect(addHabiles(addHabiles(first, one, closed), two, closed)).toBe(
          addHabiles(first, one + two, closed),
        )
      }),
    )
  })

  test('is never shorter for one more holiday', () => {
    fc.assert(
      fc.property(feriados, habiles, dia, ({ first, closed }, many, more) => {
        expect(addHabiles(first, many, new Set([...closed, more])) >= addHabiles(first, many, closed)).toBe(
          true,
        )
      }),
    )
  })
})

test.each([
  // A week without holidays.
  ['2026-11-09', '2026-11-16', []],
  // The bank workers' day is one of the council's; a Monday moved from the twentieth is none.
  ['2026-11-05', '2026-11-12', []],
  ['2026-11-19', '2026-11-27', []],
  // From one year into the next, and over a bridge that the council added.
  ['2026-12-24', '2027-01-04', []],
  ['2026-12-03', '2026-12-14', [{ fecha: '2026-12-07', nombre: 'Puente' }]],
])('what came on %s is answered by %s', (came, last, propios) => {
  expect(lastDayToAnswer(came, { propios })).toBe(last)
})
