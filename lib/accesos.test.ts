import { expect, test } from 'vitest'
import { cookieOfAccesos, MAX_ACCESOS, readAccesos, writtenAccesos } from '@/lib/accesos'

const offered = ['/varios', '/recibos', '/morosos', '/bancos'].map((href) => ({ href, titulo: href }))

const pinned = (text: string | undefined, from = offered) =>
  readAccesos(text, from, '/varios', ['/recibos', '/varios', '/nada']).fijados.map(({ href }) => href)

test('nobody pinned yet: of the usual ones those that are offered', () => {
  expect(pinned(undefined)).toEqual(['/recibos', '/varios'])
})

test('what is pinned is read back in its order, and none stays none', () => {
  const text = writtenAccesos('ana', ['/morosos', '/bancos']).split(/[=;]/)[1]
  expect(pinned(text)).toEqual(['/morosos', '/bancos'])
  expect(pinned('')).toEqual([])
})

test('what is not offered, is no screen, or comes twice is left out', () => {
  expect(pinned('/usuarios|/bancos|//otro.example|/bancos')).toEqual(['/bancos'])
})

test('no more than there is room for, whatever the cookie says', () => {
  const many = Array.from({ length: 50 }, (_, i) => ({ href: `/p${i}`, titulo: 'p' }))
  expect(pinned(many.map(({ href }) => href).join('|'), many)).toHaveLength(MAX_ACCESOS)
})

test('the page names its own screen, where it is one that is offered', () => {
  expect(readAccesos('', offered, '/bancos', []).aqui).toEqual({ href: '/bancos', titulo: '/bancos' })
  expect(readAccesos('', offered, '/fichaMatriculado/7', []).aqui).toBeUndefined()
  expect(readAccesos('', offered, undefined, []).aqui).toBeUndefined()
})

test('each person has his own, under a name that a cookie can have', () => {
  expect(cookieOfAccesos('ana@x; y=1')).toMatch(/^[\w.-]+$/)
  expect(cookieOfAccesos('a.b')).not.toBe(cookieOfAccesos('a b'))
})
