import { beforeEach, expect, test, vi } from 'vitest'
import { dropAllKept, keep, keptAs, readKept } from '@/lib/borrador'

/** What a browser's storage does, its keys being its own properties. */
function makeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(store, key) ? String(Reflect.get(store, key)) : null),
    setItem: (key: string, value: string) => void Reflect.set(store, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(store, key),
  }
  const store = Object.create(methods) as Storage
  return store
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.stubGlobal('localStorage', makeStorage())
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const ALTA = keptAs<unknown>('alta.1')

test('a draft is its owner’s alone, and of one shape', () => {
  keep(ALTA, 'ana', { dni: 'a medio' })
  expect(readKept(ALTA, 'ana')).toEqual({ dni: 'a medio' })
  expect(readKept(ALTA, 'eva')).toBeUndefined()
  expect(readKept(keptAs('alta.2'), 'ana')).toBeUndefined()
  keep(ALTA, 'ana', undefined)
  expect(readKept(ALTA, 'ana')).toBeUndefined()
})

test('money comes back to the centavo', () => {
  const row = { monto: 12_345_678_901_234n, aviso: '$centavos' }
  keep(ALTA, 'ana', [[7, row]])
  expect(readKept(ALTA, 'ana')).toEqual([[7, row]])
})

test('signing out ends all drafts of the tab and, by the time it was, those of other tabs; nothing else', () => {
  keep(ALTA, 'ana', 1)
  sessionStorage.setItem('otra-cosa', 'queda')
  const deOtraPestania = sessionStorage.getItem('padron.borrador/alta.1/ana') ?? ''
  vi.advanceTimersByTime(5)
  dropAllKept()
  expect(Object.keys(sessionStorage)).toEqual(['otra-cosa'])
  sessionStorage.setItem('padron.borrador/alta.1/ana', deOtraPestania)
  expect(readKept(ALTA, 'ana')).toBeUndefined()
  vi.advanceTimersByTime(5)
  keep(ALTA, 'ana', 2)
  expect(readKept(ALTA, 'ana')).toBe(2)
})

test.each(['{"en":', 'null', '{"en":2000}', '{"en":2000,"datos":{"valores":7}}'])(
  'what cannot be read (%s) is no draft',
  (text) => {
    const read = (datos: unknown) => (datos as { valores: { inicial: object } }).valores.inicial
    sessionStorage.setItem('padron.borrador/alta.1/ana', text)
    expect(readKept({ de: 'alta.1', read }, 'ana')).toBeUndefined()
  },
)

test('a browser that keeps nothing stops nobody', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keep(ALTA, 'ana', 1)).not.toThrow()
  expect(readKept(ALTA, 'ana')).toBeUndefined()
})
