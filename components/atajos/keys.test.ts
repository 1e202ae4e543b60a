import { expect, test } from 'vitest'
import { keyReader } from '@/components/atajos/keys'

test('single keys mean one thing each, others nothing', () => {
  const read = keyReader()
  expect(
    ['?', '/', 'n', 'p', 'e', 'l', 'a', 's', 'x', 'Enter', 'N'].map((key, i) => read(key, i)?.tipo),
  ).toEqual([
    'ayuda',
    'filtro',
    'nuevo',
    'pagar',
    'editar',
    'menu',
    'dia',
    'dia',
    undefined,
    undefined,
    undefined,
  ])
})

test('the letter after g is where to go, n too, while it comes in time', () => {
  const read = keyReader()
  expect(read('g', 0)).toBeUndefined()
  expect(read('m', 1_500)).toEqual({ tipo: 'ir', tecla: 'm' })
  expect(read('m', 1_600)).toBeUndefined()
  expect(read('g', 2_000)).toBeUndefined()
  expect(read('n', 2_100)).toEqual({ tipo: 'ir', tecla: 'n' })
  expect(read('g', 3_000)).toBeUndefined()
  expect(read('n', 4_501)).toEqual({ tipo: 'nuevo' })
})

test('g and a key that is no letter is nothing, and the next key is read anew', () => {
  const read = keyReader()
  read('g', 0)
  expect(read('/', 10)).toBeUndefined()
  expect(read('/', 20)).toEqual({ tipo: 'filtro' })
})
