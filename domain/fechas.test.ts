import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  dayOf,
  daysBetween,
  daysInMonth,
  endOfMonth,
  formatFecha,
  formatInstante,
  formatMes,
  isFecha,
  makeFecha,
  monthAt,
  monthNumber,
  partsOf,
  readFecha,
  startOfMonth,
  startOfYear,
  weekdayOf,
} from '@/domain/fechas'

const HOY = '2026-11-21'
const fecha = fc
  .tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([anio, mes, dia]) => makeFecha(anio, mes, dia) ?? '')

// Conventions, part E.
test.each([
  ['01032026', '2026-03-01'],
  ['010326', '2026-03-01'],
  ['1/3/26', '2026-03-01'],
  ['01/03/2026', '2026-03-01'],
  ['1-3', '2026-03-01'],
  ['1-3-2026', '2026-03-01'],
  ['1.3.26', '2026-03-01'],
  ['1 3 2026', '2026-03-01'],
  ['0103', '2026-03-01'],
  ['2026-03-01', '2026-03-01'],
  [' 2026-03-01 ', '2026-03-01'],
  ['h', HOY],
  ['H', HOY],
  ['hoy', HOY],
  ['+5', '2026-11-26'],
  ['-10', '2026-11-11'],
  ['+0', HOY],
  ['+41', '2027-01-01'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['31/12/36', '2036-12-31'],
  ['31/12/37', '1937-12-31'],
  ['5/8/62', '1962-08-05'],
  ['1/1/00', '2000-01-01'],
  ['29/02/2026', null],
  ['29/02/1900', null],
  ['31/04/2026', null],
  ['31/04', null],
  ['0/1/2026', null],
  ['1/0/2026', null],
  ['32/1/2026', null],
  ['1/13/2026', null],
  ['1/3/026', null],
  ['1/3/1899', null],
  ['1/3/2201', null],
  ['2026/03/01', null],
  ['2026-3-1', null],
  ['marzo', null],
  ['', null],
  ['1', null],
  ['+99999', null],
  ['12345', null],
])('%j is read as %s', (typed, expected) => expect(readFecha(typed, HOY)).toBe(expected))

describe('calendar', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 60, '2029-02-28'],
  ])('%s %d months later is %s', (from, months, expected) => expect(addMonths(from, months)).toBe(expected))

  test('days, months and their numbers go there and back', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -3_000, max: 3_000 }), (day, step) => {
        expect(isFecha(day)).toBe(true)
        expect(addDays(addDays(day, step), -step)).toBe(day)
        expect(daysBetween(day, addDays(day, step))).toBe(step)
        expect(weekdayOf(addDays(day, step * 7))).toBe(weekdayOf(day))
        expect(addMonths(addMonths(day, step % 200), -(step % 200))).toBe(day)
        expect(monthAt(monthNumber(partsOf(day)))).toEqual({ anio: partsOf(day).anio, mes: partsOf(day).mes })
        expect(
          startOfYear(day) <= startOfMonth(day) && startOfMonth(day) <= day && day <= endOfMonth(day),
        ).toBe(true)
        expect(readFecha(formatFecha(day), HOY)).toBe(day)
      }),
    )
  })

  test('days of the week', () => {
    expect(['2026-11-21', '2026-11-22', '1900-01-01', '2000-02-29'].map(weekdayOf)).toEqual([6, 0, 1, 2])
  })

  test('days in a month', () => {
    expect([2024, 2025, 2000, 1900].map((anio) => daysInMonth(anio, 2))).toEqual([29, 28, 29, 28])
    expect(endOfMonth('2026-11-21')).toBe('2026-11-30')
  })

  test('only whole dates of the calendar are dates', () => {
    for (const text of [
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '26-01-01',
      '2026-01-01T00:00',
      '',
      '1899-12-31',
    ]) {
      expect(isFecha(text)).toBe(false)
    }
    expect(makeFecha(2026.5, 1, 1)).toBeNull()
  })

  test('age turns on the birthday', () => {
    expect(ageOn('1980-11-21', HOY)).toBe(46)
    expect(ageOn('1980-11-22', HOY)).toBe(45)
    expect(ageOn('2004-02-29', '2026-02-28')).toBe(21)
    expect(ageOn('2004-02-29', '2026-03-01')).toBe(22)
  })
})

describe('Argentina’s clock', () => {
  test('the day is the local one, three hours behind', () => {
    expect(dayOf(new Date('2026-03-01T02:30:00Z'))).toBe('2026-02-28')
    expect(dayOf(new Date('2026-03-01T03:00:00Z'))).toBe('2026-03-01')
    expect(dayOf(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
  })

  test('the day does not hang on the order in which a browser writes dates', () => {
    const before = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => () => '3/1/2026',
      configurable: true,
    })
    try {
      expect(dayOf(new Date('2026-03-01T03:00:00Z'))).toBe('2026-03-01')
    } finally {
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', before)
    }
  })

  test('instants show day and time', () => {
    expect(formatInstante('2026-03-01T02:30:05.000Z')).toBe('28/02/2026 23:30:05')
    expect(formatInstante('2026-07-01T03:00:00.000Z')).toBe('01/07/2026 00:00:00')
    expect(formatInstante('nunca')).toBe('—')
  })

  test('a month by name', () => {
    expect(formatMes({ anio: 2026, mes: 3 })).toBe('Marzo 2026')
    expect(formatMes({ anio: 2026, mes: 12 })).toBe('Diciembre 2026')
  })
})
