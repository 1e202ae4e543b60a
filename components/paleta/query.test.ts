import { expect, test } from 'vitest'
import { readQuery, readsOf } from '@/components/paleta/query'

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
