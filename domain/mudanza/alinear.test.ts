import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alinear, firstApart, type Renglon } from '@/domain/mudanza/alinear'

const row = (dia: number, debe: number): Renglon => ({
  fecha: `2026-01-0${dia}`,
  debe: BigInt(debe),
  haber: 0n,
})

test('equal accounts stand row beside row', () => {
  const rows = [row(1, 10), row(2, 20)]
  const pairs = alinear(rows, rows)
  expect(pairs).toEqual(rows.map((one) => ({ suya: one, nuestra: one })))
  expect(firstApart(pairs)).toBe(-1)
})

test('a row that is missing on one side leaves its place empty, and the rest stand beside their own', () => {
  const [one, two, three] = [row(1, 10), row(2, 20), row(3, 30)]
  const pairs = alinear([one, two, three], [one, three, row(4, 5)])
  expect(pairs).toEqual([
    { suya: one, nuestra: one },
    { suya: two },
    { suya: three, nuestra: three },
    { nuestra: row(4, 5) },
  ])
  expect(firstApart(pairs)).toBe(1)
})

test('an early match of a row that comes again does not part the rest', () => {
  const [month, paid] = [row(1, 10), row(2, 0)]
  const pairs = alinear([paid, month, paid, month], [month, paid, month])
  expect(pairs.filter(({ suya, nuestra }) => suya && nuestra)).toHaveLength(3)
})

const accounts = fc.array(
  fc
    .record({ dia: fc.integer({ min: 1, max: 3 }), debe: fc.integer({ min: 0, max: 2 }) })
    .map(({ dia, debe }) => row(dia, debe)),
  { maxLength: 14 },
)

test('both sides come out whole and in their order, and what stands together is alike', () => {
  fc.assert(
    fc.property(accounts, accounts, (suyas, nuestras) => {
      const pairs = alinear(suyas, nuestras)
      expect(pairs.flatMap(({ suya }) => suya ?? [])).toEqual(suyas)
      expect(pairs.flatMap(({ nuestra }) => nuestra ?? [])).toEqual(nuestras)
      for (const { suya, nuestra } of pairs) if (suya && nuestra) expect(suya).toEqual(nuestra)
    }),
  )
})

test('accounts too long for that are walked from where the last row was found', () => {
  const suyas = Array.from({ length: 2_100 }, (_, index) => ({ fecha: null, debe: BigInt(index), haber: 0n }))
  const pairs = alinear(suyas, suyas.slice(1))
  expect(pairs[0]).toEqual({ suya: suyas[0] })
  expect(firstApart(pairs.slice(1))).toBe(-1)
})
