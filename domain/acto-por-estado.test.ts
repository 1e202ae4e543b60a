import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Acto, ACTOS, describePermitido, permitido } from '@/domain/acto-por-estado'
import { isFar } from '@/domain/fecha-lejana'
import { addDays, addMonths } from '@/domain/fechas'

const LOS_ACTOS = Object.keys(ACTOS) as Acto[]

/** Written by hand, one letter a state in its order: free, asks a reason (?), never (-). */
const ESPERADO: Readonly<Record<Acto, string>> = {
  seguro: 'lll????-',
  superintendencia: 'lll????-',
  debito: 'lll????-',
  especialidad: 'lll????-',
  practica: 'lll????-',
  cuota: 'lll????-',
}
const LETRA = { libre: 'l', motivo: '?', no: '-' } as const

test.each(LOS_ACTOS)('%s, state by state', (acto) => {
  const letters = [1, 2, 3, 4, 5, 6, 7, 8].map((estado) => LETRA[permitido(acto, { estado, desde: null })])
  expect(letters.join('')).toBe(ESPERADO[acto])
})

test('a state that another council made up stands against nothing', () => {
  for (const acto of LOS_ACTOS)
    expect(describePermitido(acto, { estado: 31, desde: '2020-01-01' })).toBe(null)
})

describe('the months of the dead', () => {
  const muerto = { estado: 8, desde: '2026-09-15' }
  test.each([
    [{ anio: 2026, mes: 8 }, 'motivo'],
    [{ anio: 2026, mes: 9 }, 'motivo'],
    [{ anio: 2026, mes: 10 }, 'no'],
    [{ anio: 2027, mes: 1 }, 'no'],
  ])('%o: %s', (mes, rule) => expect(permitido('cuota', muerto, mes)).toBe(rule))
  test('nothing else is done for him on account of a month', () =>
    expect(permitido('seguro', muerto, { anio: 2020, mes: 1 })).toBe('no'))
})

test('it is said in words, with the day on which the state began', () => {
  expect(describePermitido('seguro', { estado: 8, desde: '2021-04-09' })).toBe(
    'Está FALLECIDO desde el 09/04/2021: no se lo asegura',
  )
  expect(describePermitido('practica', { estado: 5, desde: null })).toBe(
    'Está SUSPENDIDO: ingrese por qué se le agrega una práctica igual',
  )
  expect(describePermitido('debito', { estado: 3, desde: '2021-04-09' })).toBe(null)
})

test('a day is far when it is more than a year ahead, never when it is past', () => {
  expect([isFar('2027-11-21', '2026-11-21'), isFar('2027-11-22', '2026-11-21')]).toEqual([false, true])
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      const dia = addDays('2026-11-21', days)
      expect(isFar(dia, '2026-11-21')).toBe(dia > addMonths('2026-11-21', 12))
      expect(isFar('2026-11-21', dia) && isFar(dia, '2026-11-21')).toBe(false)
    }),
  )
})
