import { expect, test } from 'vitest'
import { describeList } from '@/lib/api/page-size'

const ajena = { propia: false }

test('our own pages have 20', () => {
  expect(describeList({ ruta: '/a', pagina: 1, filas: 3, total: 3, propia: true })).toEqual({
    pageSize: 20,
    total: 3,
  })
})

test('another server’s size is not known until a full page that is not the last', () => {
  expect(describeList({ ruta: '/b', pagina: 4, filas: 5, total: 35, ...ajena }).pageSize).toBeUndefined()
  expect(describeList({ ruta: '/b', pagina: 1, filas: 10, total: 35, ...ajena }).pageSize).toBe(10)
  expect(describeList({ ruta: '/b', pagina: 4, filas: 5, total: 35, ...ajena }).pageSize).toBe(10)
})

test('one page that holds everything has its own size', () => {
  expect(describeList({ ruta: '/c', pagina: 1, filas: 7, total: 7, ...ajena })).toEqual({
    pageSize: 7,
    total: 7,
  })
})

test('without a total the next page stays within reach, and an empty page is empty', () => {
  expect(describeList({ ruta: '/d', pagina: 2, filas: 10, total: undefined, ...ajena })).toMatchObject({
    total: 21,
    abierta: true,
  })
  expect(describeList({ ruta: '/d', pagina: 1, filas: 0, total: undefined, ...ajena }).total).toBe(0)
})
