import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { redraw, type TipoImagen } from '@/backend/archivo/image'
import { chunk, makePng } from '@/backend/prueba/archivo/imagenes'

const LIMITES = { tipos: ['image/png', 'image/jpeg'], bytes: 300_000, lado: 1_600 } as const
const clean = (bytes: Buffer, mas: object = {}) =>
  redraw(() => Promise.resolve(bytes), { ...LIMITES, ...mas })
const red = (ancho: number, alto: number) =>
  sharp({ create: { width: ancho, height: alto, channels: 3, background: '#f00' } })

let jpeg: Buffer
let foto: Buffer
beforeAll(async () => {
  jpeg = await red(40, 30).jpeg().toBuffer()
  // As a telephone sends it: lying on its side, with who took it.
  foto = await red(40, 30)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'lugar' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
})

test('what is kept is the picture alone: no place, no camera, nothing behind its end, and again the same', async () => {
  const dressed = makePng(4, 3, {
    otros: [chunk('tEXt', Buffer.from('lugar')), chunk('eXIf', Buffer.from('lugar'))],
    cola: Buffer.from('<script>alert(1)</script>'),
  })
  for (const given of [dressed, foto, Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004lugar<script>')])]) {
    expect(given.includes('lugar')).toBe(true)
    const { bytes, tipo } = await clean(given)
    expect(tipo).toBe(given === dressed ? 'image/png' : 'image/jpeg')
    expect([bytes.includes('lugar'), bytes.includes('script'), bytes.includes('Exif')]).toEqual([
      false,
      false,
      false,
    ])
  }
  const { bytes } = await clean(dressed)
  expect((await clean(bytes)).bytes.equals(bytes)).toBe(true)
})

test('a photograph that lies on its side stands upright', async () => {
  expect(await clean(foto)).toMatchObject({ ancho: 30, alto: 40 })
})

describe('every common make is drawn in the colours of a screen', () => {
  test.each<[string, TipoImagen, () => Promise<Buffer>]>([
    ['CMYK of a printer', 'image/jpeg', () => red(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['grey', 'image/jpeg', () => red(40, 30).grayscale().jpeg().toBuffer()],
    ['16 bits', 'image/png', () => red(40, 30).toColourspace('rgb16').png().toBuffer()],
    ['a palette', 'image/png', () => red(40, 30).png({ palette: true }).toBuffer()],
    ['interlaced', 'image/png', () => red(40, 30).png({ progressive: true }).toBuffer()],
    ['see-through', 'image/png', () => red(40, 30).ensureAlpha(0.5).png().toBuffer()],
    ['progressive', 'image/jpeg', () => red(40, 30).jpeg({ progressive: true }).toBuffer()],
  ])('%s', async (name, tipo, make) => {
    const { bytes, ...rest } = await clean(await make())
    expect(rest).toEqual({ tipo, ancho: 40, alto: 30 })
    const { depth, hasAlpha } = await sharp(bytes).metadata()
    expect([depth, hasAlpha]).toEqual(['uchar', name === 'see-through'])
    const [r = 0, , b = 255] = await sharp(bytes).flatten().raw().toBuffer()
    if (name !== 'grey') expect([r > 120, b < 120]).toEqual([true, true])
  })
})

describe('where a picture may be big', () => {
  const grandes = { tipos: ['image/png', 'image/jpeg', 'image/webp'], lado: 20_000, pixeles: 1e6, queda: 500 }

  test('it is made smaller, never bigger, and its proportion stays', async () => {
    expect(await clean(await red(900, 450).jpeg().toBuffer(), grandes)).toMatchObject({
      ancho: 500,
      alto: 250,
    })
    expect(await clean(await red(45, 90).png().toBuffer(), grandes)).toMatchObject({ ancho: 45, alto: 90 })
    await expect(clean(await red(2_000, 501).png().toBuffer(), grandes)).rejects.toThrow(
      'La imagen tiene 2 megapíxeles: hasta 1',
    )
  })

  test('a WebP becomes a JPEG on white, without what came with it', async () => {
    const webp = await red(40, 30)
      .ensureAlpha(0)
      .webp()
      .withExif({ IFD0: { Copyright: 'lugar' } })
      .toBuffer()
    const { bytes, ...rest } = await clean(webp, grandes)
    expect(rest).toEqual({ tipo: 'image/jpeg', ancho: 40, alto: 30 })
    expect([bytes.includes('lugar'), ...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([
      false,
      255,
      255,
      255,
    ])
    await expect(clean(webp)).rejects.toThrow('La imagen debe ser PNG o JPEG')
    await expect(clean(webp.subarray(0, webp.length - 8), grandes)).rejects.toThrow('La imagen está dañada')
  })

  test('a PNG that is too heavy as one becomes a JPEG', async () => {
    const [ancho, alto] = [300, 300]
    // Wanders slowly: easily packed by who writes differences, as the sender did, and by a JPEG.
    const shades = Buffer.from(
      Array.from({ length: ancho * alto }, (_, at) =>
        Math.round(128 + 100 * Math.sin(at / 900) + ((Math.imul(at, 2_654_435_761) >>> 20) % 5)),
      ),
    )
    const png = await sharp(shades, { raw: { width: ancho, height: alto, channels: 1 } })
      .png({ adaptiveFiltering: true, compressionLevel: 9 })
      .toBuffer()
    const plain = await clean(png)
    expect([plain.tipo, plain.bytes.length > png.length]).toEqual(['image/png', true])
    const kept = await clean(png, { bytes: plain.bytes.length - 1 })
    expect([kept.tipo, kept.bytes.length < plain.bytes.length]).toEqual(['image/jpeg', true])
  })
})

describe('what is no picture is refused with why', () => {
  const PNG = makePng(4, 3)
  test.each<[string, Buffer, string | RegExp]>([
    ['a GIF', Buffer.from('GIF89a'), /PNG o JPEG/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /PNG o JPEG/],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), /PNG o JPEG/],
    ['a program', Buffer.from('4d5a900003000000', 'hex'), /PNG o JPEG/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PNG o JPEG/],
    ['the beginning of a PNG', PNG.subarray(0, 8), /dañada/],
    ['a PNG cut in the middle', PNG.subarray(0, -14), /dañada/],
    ['a PNG with a changed byte', Buffer.from(PNG.map((one, at) => (at === 45 ? one ^ 1 : one))), /dañada/],
    ['a PNG wider than allowed', makePng(1601, 1), 'La imagen mide 1601 × 1 píxeles: hasta 1600 × 1600'],
    ['100 megapixels', makePng(10_000, 10_000, { pixeles: Buffer.alloc(9) }), /10000 × 10000 píxeles/],
    ['gigabytes promised', makePng(0x7fffffff, 0x7fffffff, { pixeles: Buffer.alloc(9) }), /dañada|píxeles/],
    ['fewer rows than it says', makePng(4, 3, { pixeles: deflateSync(Buffer.alloc(5)) }), /dañada/],
    ['a PNG of an unknown kind', makePng(4, 3, { modo: [3, 9, 0, 0, 0] }), /dañada/],
    ['a PNG without pixels', makePng(0, 0), /dañada/],
    ['a JPEG with nothing but a mark', Buffer.from('ffd8ffd9', 'hex'), /dañada/],
    ['too many bytes', makePng(4, 3, { otros: [chunk('tEXt', Buffer.alloc(300_001, 120))] }), /300 kB/],
  ])('%s', async (_, bytes, mensaje) => {
    await expect(clean(bytes)).rejects.toThrow(mensaje)
  })

  test('a JPEG that was cut', async () => {
    await expect(clean(jpeg.subarray(0, jpeg.length >> 1))).rejects.toThrow('La imagen está dañada')
  })

  test('any bytes at all', async () => {
    const junk = fc.uint8Array({ minLength: 1, maxLength: 200 })
    const heads = fc.constantFrom(Buffer.alloc(0), PNG.subarray(0, 33), Buffer.from('ffd8ffc00011', 'hex'))
    await fc.assert(
      fc.asyncProperty(heads, junk, async (head, rest) => {
        await expect(clean(Buffer.concat([head, rest]))).rejects.toThrow(/imagen/)
      }),
    )
  })
})

test('many at once are drawn one after the other, in bounded memory', async () => {
  const big = await red(1_600, 1_600).png().toBuffer()
  await clean(big)
  const before = process.memoryUsage().rss
  const all = await Promise.all(Array.from({ length: 20 }, () => clean(big)))
  expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000)
})
