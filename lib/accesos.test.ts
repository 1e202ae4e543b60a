import { expect, test } from 'vitest'
import { cookieOfAccesos, MAX_ACCESOS, readAccesos, writtenAccesos } from '@/lib/accesos'

const offered = ['/varios', '/recibos', '/morosos', '/bancos'].map((href) => ({ href, titulo: href }))

test('nobody pinned yet: of the usual ones those that are offered', () => {
  expect(readAccesos(undefined, offered)).toEqual(['/recibos', '/varios'])
})

test('what is pinned is read back in its order, and none stays none', () => {
  const text = writtenAccesos('ana', ['/morosos', '/bancos']).split(/[=;]/)[1]
  expect(readAccesos(text, offered)).toEqual(['/morosos', '/bancos'])
  expect(readAccesos('', offered)).toEqual([])
})

test('what is not offered, is no screen, or comes twice is left out', () => {
  expect(readAccesos('/usuarios|/bancos|//otro.example|/bancos', offered)).toEqual(['/bancos'])
})

test('no more than there is room for, whatever the cookie says', () => {
  const many = Array.from({ length: 50 }, (_, i) => ({ href: `/p${i}`, titulo: 'p' }))
  expect(readAccesos(many.map(({ href }) => href).join('|'), many)).toHaveLength(MAX_ACCESOS)
})

test('each person has his own, under a name that a cookie can have', () => {
  expect(cookieOfAccesos('ana@x; y=1')).toMatch(/^[\w.-]+$/)
  expect(cookieOfAccesos('a.b')).not.toBe(cookieOfAccesos('a b'))
})
