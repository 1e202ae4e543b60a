import { expect, test } from 'vitest'
import { isReceipt, readQuery, readsOf, receiptAsked } from '@/components/paleta/query'

test.each([
  ['', true, []],
  ['   ', true, []],
  ['g', true, []],
  ['go', true, [{ nombre: 'go' }]],
  [' Gómez 2 ', true, [{ nombre: 'Gómez 2' }]],
  ["d'a", false, [{ nombre: "d'a" }]],
  ['20.123.456', true, [{ dni: '20123456' }, { matricula: '20123456' }]],
  ['7', false, [{ dni: '7' }, { matricula: '7' }]],
  ['20-12345678-6', true, [{ cuitCuil: '20123456786' }]],
  ['20-12345678-6', false, [{ dni: '20123456786' }, { matricula: '20123456786' }]],
  ['--', true, []],
  ['!?', true, []],
] as const)('%j, a CUIT can be looked for: %j', (typed, buscaCuit, reads) => {
  expect(readsOf(readQuery(typed, buscaCuit))).toEqual(reads)
})

test('a receipt is asked for by its number, whole or without its zeros, and by its last figures', () => {
  const old = '0001-00001234'
  for (const typed of [old, '1-1234', '0001-1234', '1234', '00001234', ' 1234 ']) {
    const asked = receiptAsked(typed)
    expect([typed, asked !== undefined && isReceipt(asked, null, old)]).toEqual([typed, true])
  }
  expect([isReceipt('2-1234', null, old), isReceipt('234', null, old)]).toEqual([false, false])
  expect([isReceipt('1234', 1234, null), isReceipt('1-1234', 1234, null)]).toEqual([true, false])
  for (const typed of ['', 'Gómez', '20-12345678-6', '20123456786', '20.123.456'])
    expect([typed, receiptAsked(typed)]).toEqual([typed, undefined])
})
