import { describe, expect, test } from 'vitest'
import {
  bankingDayAt,
  closedDays,
  holidaysOf,
  holidaysOfOffice,
  SIN_FERIADOS,
  yearToFill,
} from '@/domain/debito/feriados'

describe('the days on which banks do not open', () => {
  test.each([
    [
      2026,
      '01-01 02-16 02-17 03-24 04-02 04-02 04-03 05-01 05-25 06-15 06-20 07-09 08-17 10-12 11-06 11-23 12-08 12-25',
    ],
    [
      2027,
      '01-01 02-08 02-09 03-24 03-25 03-26 04-02 05-01 05-25 06-20 06-21 07-09 08-16 10-11 11-06 11-20 12-08 12-25',
    ],
  ])('%i has those of the official calendar', (anio, days) => {
    expect(
      holidaysOf(anio)
        .map(({ fecha }) => fecha.slice(5))
        .join(' '),
    ).toBe(days)
  })

  test('are the national ones that have effect, and the council’s own', () => {
    const own = { propios: [{ fecha: '2026-12-07', nombre: 'Puente' }], sinEfecto: ['2026-11-06'] }
    expect(closedDays(2026, SIN_FERIADOS).has('2026-11-06')).toBe(true)
    expect(closedDays(2026, SIN_FERIADOS).has('2026-12-07')).toBe(false)
    expect(closedDays(2026, own).has('2026-11-06')).toBe(false)
    expect(closedDays(2026, own).has('2026-12-07')).toBe(true)
  })
})

test.each([
  [{ anio: 2026, mes: 11 }, 24, '2026-11-24'],
  // A holiday on Monday, and the weekend before it.
  [{ anio: 2026, mes: 11 }, 23, '2026-11-20'],
  // Nothing before it in the month: the first banking day after it.
  [{ anio: 2026, mes: 1 }, 1, '2026-01-02'],
  [{ anio: 2026, mes: 8 }, 2, '2026-08-03'],
])('a due date of %j on day %i is %s', (mes, dia, fecha) => {
  expect(bankingDayAt(mes, dia, closedDays(mes.anio, SIN_FERIADOS))).toBe(fecha)
})

test('the council opens when only the banks do not, and not on what it added', () => {
  const own = { propios: [{ fecha: '2026-12-07', nombre: 'Puente' }], sinEfecto: ['2026-12-08'] }
  const closed = holidaysOfOffice([2026, 2027], own)
  expect(closed.has('2026-11-06')).toBe(false)
  for (const day of ['2026-12-07', '2026-12-08', '2027-01-01']) expect(closed.has(day)).toBe(true)
})

test.each([
  ['2026-12-01', [], 2027],
  ['2026-12-31', ['2026-12-07'], 2027],
  ['2026-12-01', ['2027-07-25'], undefined],
  ['2026-11-30', [], undefined],
])('on %s with %j the year to fill is %s', (hoy, days, anio) => {
  expect(yearToFill({ propios: days.map((fecha) => ({ fecha, nombre: 'x' })) }, hoy)).toBe(anio)
})
