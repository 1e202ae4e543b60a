import { expect, test } from 'vitest'
import { countReader } from '@/components/data-table/count-keys'

test('digits in a row are one number, until a pause or another key', () => {
  const read = countReader()
  expect([read('1', 0), read('6', 900)]).toEqual([1, 16])
  expect(read('2', 1_901)).toBe(2)
  expect(read('ArrowDown', 2_000)).toBeUndefined()
  expect(read('3', 2_100)).toBe(3)
  expect(read('0', 2_200)).toBe(30)
})

test('a zero begins no number', () => {
  const read = countReader()
  expect([read('0', 0), read('4', 100)]).toEqual([undefined, 4])
})
