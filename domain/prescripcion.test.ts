import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '@/domain/fechas'
import { type Evento, limitOf, reasonOf } from '@/domain/prescripcion'
import { eventosDePrueba, fechaDePrueba } from '@/domain/prueba/prescripcion'

const VENCE = '2024-03-10'
const recepcion = (dia: string): Evento => ({ clase: 'recepcion', dia, hasta: null })
const mediacion = (dia: string, hasta: string): Evento => ({ clase: 'mediacion', dia, hasta })
const otro = (clase: 'reconocimiento' | 'demanda' | 'intimacion', dia: string): Evento => ({
  ...{ clase, dia },
  hasta: null,
})
const dayOf = (...eventos: Evento[]) => limitOf(VENCE, 2, eventos).dia

describe('the last day', () => {
  test.each([
    ['nothing was done', [], '2026-03-10'],
    ['a letter was only sent', [otro('intimacion', '2025-01-02')], '2026-03-10'],
    ['a letter was received', [recepcion('2026-02-02')], '2026-09-10'],
    ['on the last day', [recepcion('2026-03-10')], '2026-09-10'],
    ['a day late', [recepcion('2026-03-11')], '2026-03-10'],
    ['a second letter', [recepcion('2025-02-02'), recepcion('2026-03-12')], '2026-09-10'],
    ['a letter about older debts', [recepcion('2024-03-09')], '2026-03-10'],
    ['he acknowledged it', [otro('reconocimiento', '2025-01-02')], '2027-01-02'],
    ['too late', [otro('reconocimiento', '2026-03-11')], '2026-03-10'],
    ['in court', [otro('demanda', '2026-03-10')], '2028-03-10'],
    ['a mediation of ten days', [mediacion('2025-05-05', '2025-05-15')], '2026-04-09'],
    [
      'a mediation within the six months counts where it goes on',
      [recepcion('2025-01-10'), mediacion('2025-07-05', '2025-07-10')],
      '2026-09-30',
    ],
    [
      'a mediation wholly within them adds nothing',
      [recepcion('2025-01-10'), mediacion('2025-02-01', '2025-03-01')],
      '2026-09-10',
    ],
    [
      'a letter received while a mediation lasts',
      [mediacion('2025-01-01', '2025-01-11'), recepcion('2025-01-21')],
      '2026-09-27',
    ],
    [
      'acknowledged while suspended, the term begins when that ends',
      [recepcion('2025-01-10'), otro('reconocimiento', '2025-02-01')],
      '2027-07-10',
    ],
    ['received after it began anew', [otro('demanda', '2026-01-05'), recepcion('2027-01-05')], '2028-07-05'],
  ] as const)('%s', (_, eventos, dia) => {
    expect(dayOf(...eventos)).toBe(dia)
  })

  test('of the 29th of February is the 28th where there is none', () => {
    expect(limitOf('2024-02-29', 2, []).dia).toBe('2026-02-28')
    expect(limitOf('2024-02-29', 4, []).dia).toBe('2028-02-29')
    expect(limitOf('2023-08-31', 2, [recepcion('2025-08-31')]).dia).toBe('2026-02-28')
  })

  test('is never made earlier by what comes later, nor by a longer term', () => {
    fc.assert(
      fc.property(fechaDePrueba, eventosDePrueba, (vence, eventos) => {
        const days = eventos.map((_, at) => limitOf(vence, 2, eventos.slice(0, at + 1)).dia)
        expect([limitOf(vence, 2, []).dia, ...days]).toEqual(
          [addMonths(vence, 24), ...days].toSorted((a, b) => a.localeCompare(b)),
        )
        expect(limitOf(vence, 5, eventos).dia >= (days.at(-1) ?? vence)).toBe(true)
      }),
    )
  })

  test('a second letter never moves it, whenever it comes', () => {
    fc.assert(
      fc.property(
        fechaDePrueba,
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 900 }),
        (vence, a, b) => {
          const first = recepcion(addDays(vence, a))
          const again = recepcion(addDays(vence, a + b))
          expect(limitOf(vence, 2, [first, again]).dia).toBe(limitOf(vence, 2, [first]).dia)
          expect(limitOf(vence, 2, [first]).dia).toBe(addMonths(addMonths(vence, 24), 6))
        },
      ),
    )
  })
})

test('the reason names each event and what it did', () => {
  const say = (...eventos: Evento[]) => reasonOf(VENCE, 2, limitOf(VENCE, 2, eventos))
  expect(say()).toBe('2 años desde el 10/03/2024.')
  expect(say(recepcion('2025-01-02'), recepcion('2025-06-03'))).toBe(
    '2 años desde el 10/03/2024; seis meses más por la intimación recibida el 02/01/2025; la intimación recibida el 03/06/2025 no vuelve a suspender.',
  )
  expect(say(otro('reconocimiento', '2025-01-02'), otro('demanda', '2027-01-03'))).toBe(
    '2 años desde el 10/03/2024; de nuevo desde el reconocimiento del 02/01/2025; la demanda del 03/01/2027 llegó después del último día.',
  )
  expect(say(mediacion('2025-01-02', '2025-02-03'))).toBe(
    '2 años desde el 10/03/2024; suspendida por la mediación del 02/01/2025 al 03/02/2025.',
  )
})
