import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubtOfDni } from '@/domain/dni'
import { addDays, ageOn, formatFecha, readFecha } from '@/domain/fechas'
import { doubtOfNacimiento, faultOfNacimiento, lastBirth } from '@/domain/nacimiento'

const HOY = '2026-11-28'
const read = (typed: string) => readFecha(typed, HOY, lastBirth(HOY))

test.each([
  ['05/05/32', '1932-05-05'],
  ['050532', '1932-05-05'],
  ['1/5/30', '1930-05-01'],
  ['5.5.25', '1925-05-05'],
  ['05/05/98', '1998-05-05'],
  ['28/11/08', '2008-11-28'],
  ['29/11/08', '1908-11-29'],
  ['29/02/00', '2000-02-29'],
  ['05/05/2032', '2032-05-05'],
  ['1985-02-03', '1985-02-03'],
  ['31/02/80', null],
])('%s typed as a day of birth is %s', (typed, fecha) => expect(read(typed)).toBe(fecha))

test('of a title the years of two digits stay as they were', () =>
  expect(['10/12/28', '10/12/40'].map((typed) => readFecha(typed, HOY))).toEqual([
    '2028-12-10',
    '1940-12-10',
  ]))

test('any day of birth of the last hundred years that a doctor can have is found by two digits', () => {
  const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays(lastBirth(HOY), -days))
  fc.assert(
    fc.property(day, (fecha) => {
      const shown = formatFecha(fecha)
      expect(read(`${shown.slice(0, 6)}${shown.slice(8)}`)).toBe(fecha)
      expect(faultOfNacimiento(fecha, HOY)).toBeUndefined()
    }),
  )
})

test.each([
  ['2026-11-29', 'La fecha de nacimiento no puede ser posterior a hoy', undefined],
  ['2026-11-27', 'Con esa fecha de nacimiento tiene 0 años: un médico tiene 18 o más', undefined],
  ['2025-05-05', 'Con esa fecha de nacimiento tiene 1 año: un médico tiene 18 o más', undefined],
  ['2008-11-29', 'Con esa fecha de nacimiento tiene 17 años: un médico tiene 18 o más', undefined],
  ['2008-11-28', undefined, 'Con esa fecha de nacimiento tiene 18 años.'],
  ['2006-11-29', undefined, 'Con esa fecha de nacimiento tiene 19 años.'],
  ['2006-11-28', undefined, undefined],
  ['1926-11-28', undefined, undefined],
  ['1908-01-01', undefined, 'Con esa fecha de nacimiento tiene 118 años.'],
])('%s is refused, asked or taken', (fecha, fault, doubt) => {
  expect(faultOfNacimiento(fecha, HOY)).toBe(fault)
  if (fault === undefined) expect(doubtOfNacimiento(fecha, HOY)).toBe(doubt)
  expect(fault === undefined).toBe(ageOn(fecha, HOY) >= 18)
})

test('a DNI below a million is asked about and no other', () => {
  expect([1, 654_321, 999_999].map(doubtOfDni)).toEqual([
    'El DNI 1 tiene menos de siete cifras.',
    'El DNI 654.321 tiene menos de siete cifras.',
    'El DNI 999.999 tiene menos de siete cifras.',
  ])
  expect([1_000_000, 30_123_456, 95_000_000].map(doubtOfDni)).toEqual([undefined, undefined, undefined])
})
