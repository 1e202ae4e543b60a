import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isWhole, sidesOf } from '@/domain/foto'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })

test('the sides and the end of every common make are found', async () => {
  for (const [ancho, alto] of [
    [1, 1],
    [300, 7],
    [5_000, 3],
  ] as const) {
    const made = [
      red(ancho, alto).png(),
      red(ancho, alto).png({ progressive: true }),
      red(ancho, alto).jpeg(),
      red(ancho, alto).jpeg({ progressive: true }),
      red(ancho, alto)
        .jpeg()
        .withExif({ IFD0: { Copyright: '\u00ff\u00d9' } }),
    ]
    for (const bytes of await Promise.all(made.map((one) => one.toBuffer()))) {
      expect(sidesOf(bytes)).toEqual({ ancho, alto })
      expect(isWhole(bytes)).toBe(true)
      expect(isWhole(Buffer.concat([bytes, Buffer.from('a telephone writes more behind it')]))).toBe(true)
      expect(isWhole(bytes.subarray(0, -20))).toBe(false)
    }
  }
})

test('any bytes at all are answered', () => {
  const head = fc.constantFrom(
    [],
    [0x89],
    [0xff, 0xd8, 0xff],
    [0xff, 0xd8, 0xff, 0xc0],
    [0xff, 0xd8, 0xff, 0xff],
  )
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 200 }), (first, rest) => {
      const bytes = Uint8Array.from([...first, ...rest])
      const sides = sidesOf(bytes)
      expect(sides === undefined || (sides.ancho >= 0 && sides.alto >= 0)).toBe(true)
      expect(typeof isWhole(bytes)).toBe('boolean')
    }),
  )
})
