import { describe, expect, test } from 'vitest'
import { dueDateOf, holidaysOf, isBankingDay, SIN_FERIADOS } from '@/domain/debito/feriados'

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

  test('weekends, national ones and the council’s own are none; a national one may be taken back', () => {
    expect(isBankingDay('2026-11-21', SIN_FERIADOS)).toBe(false)
    expect(isBankingDay('2026-11-22', SIN_FERIADOS)).toBe(false)
    expect(isBankingDay('2026-11-23', SIN_FERIADOS)).toBe(false)
    expect(isBankingDay('2026-11-24', SIN_FERIADOS)).toBe(true)
    const own = { propios: [{ fecha: '2026-12-07', nombre: 'Puente' }], sinEfecto: ['2026-11-06'] }
    expect(isBankingDay('2026-12-07', own)).toBe(false)
    expect(isBankingDay('2026-11-06', own)).toBe(true)
    expect(isBankingDay('2026-11-06', SIN_FERIADOS)).toBe(false)
  })
})

describe('the due date', () => {
  test.each([
    // The sample's: the last day of May 2026 is a Sunday.
    [{ anio: 2026, mes: 5 }, 0, '2026-05-29'],
    [{ anio: 2026, mes: 11 }, 0, '2026-11-30'],
    [{ anio: 2026, mes: 11 }, 23, '2026-11-20'],
    [{ anio: 2026, mes: 11 }, 24, '2026-11-24'],
    // Nothing before it in the month: the first banking day after it.
    [{ anio: 2026, mes: 1 }, 1, '2026-01-02'],
    [{ anio: 2026, mes: 8 }, 2, '2026-08-03'],
  ])('of %j by the rule %i is %s', (mes, dia, fecha) => {
    expect(dueDateOf(mes, dia, SIN_FERIADOS)).toBe(fecha)
  })

  test('goes back over a holiday that the council added', () => {
    const own = { propios: [{ fecha: '2026-11-30', nombre: 'Local' }], sinEfecto: [] }
    expect(dueDateOf({ anio: 2026, mes: 11 }, 0, own)).toBe('2026-11-27')
  })
})
