import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { performance } from 'node:perf_hooks'
import { Cupo } from '@/scripts/cupo.mjs'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const BOUNDS = { lugares: 4, fila: 4, paciencia: 1_000, techo: 8 }

/** Asks for a place for each of these persons; what became of each, and how to end it. */
function crowd(cupo: Cupo, personas: string) {
  return [...personas].map((persona) => {
    const one = { persona, state: 'waits', leave: (): void => undefined }
    one.leave = cupo.ask(
      persona,
      () => (one.state = 'in'),
      () => (one.state = 'refused'),
    )
    return one
  })
}
const statesOf = (people: readonly { persona: string; state: string }[]): string =>
  people.map(({ persona, state }) => `${persona} ${state}`).join(', ')

test('so many are inside, so many wait for a while, the rest is refused at once', () => {
  const people = crowd(new Cupo(BOUNDS), 'abcdefghij')
  expect(statesOf(people)).toBe(
    'a in, b in, c in, d in, e waits, f waits, g waits, h waits, i refused, j refused',
  )
  vi.advanceTimersByTime(999)
  people[0]?.leave()
  vi.advanceTimersByTime(1)
  expect(statesOf(people.slice(4, 8))).toBe('e in, f refused, g refused, h refused')
})

test('nobody has more than half of the places or of the queue, and others pass him by', () => {
  const cupo = new Cupo(BOUNDS)
  expect(statesOf(crowd(cupo, 'aaaaaa'))).toBe('a in, a in, a waits, a waits, a refused, a refused')
  expect(statesOf(crowd(cupo, 'bcd'))).toBe('b in, c in, d waits')
})

test('who has gone frees his place, or his turn in the queue', () => {
  const cupo = new Cupo(BOUNDS)
  const people = crowd(cupo, 'abcdefgh')
  people[4]?.leave()
  people[1]?.leave()
  people[1]?.leave()
  expect(statesOf(people.slice(4))).toBe('e waits, f in, g waits, h waits')
  expect(statesOf(crowd(cupo, 'ijk'))).toBe('i waits, j waits, k refused')
})

test.each([
  ['gives its place up where the process has little to do', 0.1, 'e in, f in, g in, h in'],
  ['keeps it where the process is busy', 0.95, 'e refused, f refused, g refused, h refused'],
])('a page that takes long %s', (_, utilization, states) => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 1, utilization })
  const cupo = new Cupo({ ...BOUNDS, paciencia: 3_000 })
  const people = crowd(cupo, 'abcdefgh')
  vi.advanceTimersByTime(5_000)
  expect(statesOf(people.slice(4))).toBe(states)
  if (utilization < 0.5) expect(statesOf(crowd(cupo, 'i'))).toBe('i waits')
})
