import { beforeEach, expect, test, vi } from 'vitest'
import { dropBorrador, dropBorradores, readBorrador, saveBorrador } from '@/lib/borrador'

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

test('a draft is its owner’s alone, and of one shape', () => {
  saveBorrador('alta.1', 'ana', { dni: 'a medio' })
  expect(readBorrador('alta.1', 'ana')).toEqual({ dni: 'a medio' })
  expect(readBorrador('alta.1', 'eva')).toBeUndefined()
  expect(readBorrador('alta.2', 'ana')).toBeUndefined()
  dropBorrador('alta.1', 'ana')
  expect(readBorrador('alta.1', 'ana')).toBeUndefined()
})

test('signing out ends all drafts of the tab and, by the time it was, those of other tabs; nothing else', () => {
  saveBorrador('alta.1', 'ana', 1)
  sessionStorage.setItem('otra-cosa', 'queda')
  const deOtraPestania = sessionStorage.getItem('padron.borrador/alta.1/ana') ?? ''
  vi.advanceTimersByTime(5)
  dropBorradores()
  expect(Object.keys(sessionStorage)).toEqual(['otra-cosa'])
  sessionStorage.setItem('padron.borrador/alta.1/ana', deOtraPestania)
  expect(readBorrador('alta.1', 'ana')).toBeUndefined()
  vi.advanceTimersByTime(5)
  saveBorrador('alta.1', 'ana', 2)
  expect(readBorrador('alta.1', 'ana')).toBe(2)
})

test('what cannot be read is no draft, and a browser that keeps nothing stops nobody', () => {
  sessionStorage.setItem('padron.borrador/alta.1/ana', '{"en":')
  expect(readBorrador('alta.1', 'ana')).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => saveBorrador('alta.1', 'ana', 1)).not.toThrow()
  expect(readBorrador('alta.1', 'ana')).toBeUndefined()
})
