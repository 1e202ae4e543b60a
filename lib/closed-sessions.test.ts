import { expect, test } from 'vitest'
import { isClosed, MAX_CERRADAS, noteClosed } from '@/lib/closed-sessions'

test('what was closed stays so, and what is remembered has an end', () => {
  const vence = Date.now() + 60_000
  noteClosed('primera', vence)
  noteClosed('vencida', Date.now() - 1)
  expect(isClosed('primera')).toBe(true)
  expect(isClosed('otra')).toBe(false)
  for (let i = 0; i < MAX_CERRADAS; i++) noteClosed(`n${i}`, vence)
  expect(isClosed('primera')).toBe(false)
  expect(isClosed('vencida')).toBe(false)
  expect(isClosed('n0')).toBe(true)
})

test('what other processes of the web were told is closed here too, and they hear of what is closed here', () => {
  const web = globalThis as { padronCerradasDeOtros?: [string, number][]; padronDecirCerrada?: unknown }
  const said: unknown[] = []
  web.padronCerradasDeOtros = [['ajena', Date.now() + 60_000]]
  web.padronDecirCerrada = (...one: unknown[]) => said.push(one)
  expect(isClosed('ajena')).toBe(true)
  noteClosed('propia', 9e15)
  expect(said).toEqual([['propia', 9e15]])
})
