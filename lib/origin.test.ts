import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isForeignRead, isOwnRequest } from '@/lib/origin'

vi.mock('server-only', () => ({}))
beforeAll(() => {
  vi.stubEnv('NEXTAUTH_SECRET', 'un secreto de prueba con treinta y dos caracteres o mas')
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3400')
})

describe('a change', () => {
  test.each([
    ['http://localhost:3400', 'padron', true],
    ['http://127.0.0.1:3400', 'padron', true],
    ['http://localhost:3400', undefined, false],
    ['http://localhost:3400', 'otro', false],
    ['http://localhost:3401', 'padron', false],
    ['https://localhost:3400', 'padron', false],
    ['http://localhost.otro.example:3400', 'padron', false],
    ['http://192.168.0.5:3400', 'padron', false],
    ['null', 'padron', false],
    ['', 'padron', false],
    [undefined, 'padron', false],
  ])('from %s with our header %s: %s', (origin, propia, own) => {
    const headers = new Headers()
    if (origin !== undefined) headers.set('origin', origin)
    if (propia !== undefined) headers.set('x-requested-by', propia)
    expect(isOwnRequest(headers)).toBe(own)
  })
})

test.each([
  ['same-origin', false],
  ['none', false],
  [undefined, false],
  ['same-site', true],
  ['cross-site', true],
])('a read that the browser calls %s is foreign: %s', (site, foreign) => {
  expect(isForeignRead(new Headers(site ? { 'sec-fetch-site': site } : {}))).toBe(foreign)
})
