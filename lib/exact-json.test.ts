import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromJson, toJson } from '@/lib/exact-json'

const leaf = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }),
)
const keys = fc.oneof(
  fc.string(),
  fc.constantFrom('$centavos', '$$centavos', '$', '__proto__', 'constructor'),
)
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('tree')), fc.dictionary(keys, tie('tree'))),
}))

test('what is sent is what is read, money included', () => {
  fc.assert(fc.property(tree, (value) => void expect(fromJson(toJson(value))).toEqual(value)))
})

test('text that looks like the mark stays text', () => {
  expect(fromJson(toJson({ $centavos: '5' }))).toEqual({ $centavos: '5' })
  expect(fromJson('{"$centavos":"5"}')).toBe(5n)
  expect(fromJson('{"$centavos":"5","x":1}')).toEqual({ $centavos: '5', x: 1 })
})

test('a prototype key becomes an own key and no prototype', () => {
  const value = fromJson('{"__proto__":{"roto":true}}') as Record<string, unknown>
  expect(value.roto).toBeUndefined()
})
