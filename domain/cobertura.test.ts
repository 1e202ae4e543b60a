import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverLabel, coverTimeline, SIN_COBERTURA } from '@/domain/cobertura'
import { addDays } from '@/domain/fechas'

const HOY = '2026-11-21'

test('periods, the gaps between them and the one up to today, in order', () => {
  const periodos = [
    { desde: '2024-01-01', hasta: '2024-06-30' },
    { desde: '2020-01-01', hasta: '2020-12-31' },
    { desde: '2021-01-01', hasta: '2021-03-31' },
    { desde: null, hasta: null },
  ]
  expect(coverTimeline(periodos, HOY).map(({ desde, hasta, cubierto }) => [desde, hasta, cubierto])).toEqual([
    ['2020-01-01', '2020-12-31', true],
    ['2021-01-01', '2021-03-31', true],
    ['2021-04-01', '2023-12-31', false],
    ['2024-01-01', '2024-06-30', true],
    ['2024-07-01', HOY, false],
  ])
})

test('an open one has no gap after it, nor has one that ends today; without periods there is nothing', () => {
  expect(coverTimeline([{ desde: '2020-01-01', hasta: null }], HOY)).toHaveLength(1)
  expect(coverTimeline([{ desde: '2020-01-01', hasta: HOY }], HOY)).toHaveLength(1)
  expect(coverTimeline([], HOY)).toEqual([])
  const inside = [
    { desde: '2020-01-01', hasta: HOY },
    { desde: '2021-01-01', hasta: '2021-02-01' },
    { desde: '2022-01-01', hasta: '2022-02-01' },
  ]
  expect(coverTimeline(inside, HOY).every(({ cubierto }) => cubierto)).toBe(true)
})

test('whatever the periods, each day from the first on is in one stretch, covered as it is', () => {
  const lengths = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(lengths, (all) => {
      let day = addDays(HOY, -300)
      const periodos = all.map(([gap, days]) => {
        const desde = addDays(day, gap)
        const hasta = addDays(desde, days)
        day = addDays(hasta, 1)
        return { desde, hasta }
      })
      const tramos = coverTimeline(periodos.toReversed(), HOY)
      tramos.forEach(({ desde, hasta }, index) => {
        expect(hasta !== null && hasta >= desde).toBe(true)
        if (index > 0) expect(desde).toBe(addDays(tramos[index - 1]?.hasta ?? '', 1))
      })
      expect(tramos.filter(({ cubierto }) => cubierto).map(({ desde, hasta }) => ({ desde, hasta }))).toEqual(
        periodos,
      )
      const last = periodos.at(-1)?.hasta ?? ''
      expect(tramos.at(-1)?.hasta).toBe(last < HOY ? HOY : last)
    }),
  )
})

test.each([
  [SIN_COBERTURA, 'SIN COBERTURA'],
  [{ ...SIN_COBERTURA, federacion: true }, 'CON COBERTURA'],
])('the label of %j', (cobertura, label) => {
  expect(coverLabel(cobertura)).toBe(label)
})
