import { expect, test } from 'vitest'
import { addressOf, hrefWith, pageHref, readPage } from '@/components/data-table/address'

const address = addressOf('/matriculados', {
  nombre: 'pérez & hijos',
  pagina: '3',
  dni: ['1', '2'],
  vacio: '',
  no: undefined,
})

test('one value a key; absent and empty ones fall away', () => {
  expect(address).toEqual({
    path: '/matriculados',
    params: { nombre: 'pérez & hijos', pagina: '3', dni: '1' },
  })
})

test('a change keeps the other parameters and escapes what it must', () => {
  expect(hrefWith(address, { dni: '7' })).toBe('/matriculados?nombre=p%C3%A9rez+%26+hijos&pagina=3&dni=7')
})

test('an empty value removes its parameter, and without any the path is bare', () => {
  expect(hrefWith(address, { nombre: '', dni: undefined, pagina: '' })).toBe('/matriculados')
})

test('page 1 is the address without a page', () => {
  const list = { path: '/bancos', params: { q: 'x', pagina: '4' } }
  expect(pageHref(list, 'pagina', 1)).toBe('/bancos?q=x')
  expect(pageHref(list, 'pagina', 5)).toBe('/bancos?q=x&pagina=5')
})

test.each([
  ['1', 1],
  ['2000', 2000],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['1e3', 1],
  ['2.5', 1],
  ['07', 1],
  ['٣', 1],
  ['todas', 'todas'],
  ['TODAS', 1],
  ['9999999999', 1],
])('page %j is read as %s', (text, page) => expect(readPage(text)).toBe(page))
