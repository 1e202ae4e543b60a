import { crc32, deflateSync } from 'node:zlib'

/** A PNG made by hand, so that each part can be spoilt; grey, 8 bits. */
export function makePng(ancho: number, alto: number, more: Partial<Partes> = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(ancho, 0)
  header.writeUInt32BE(alto, 4)
  header.set(more.modo ?? [8, 0, 0, 0, 0], 8)
  const pixels = more.pixeles ?? deflateSync(Buffer.alloc(alto * (ancho + 1)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(more.otros ?? []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
    more.cola ?? Buffer.alloc(0),
  ])
}

interface Partes {
  /** Depth, colour type, packing, filter, interlace. */
  modo: readonly number[]
  pixeles: Buffer
  otros: readonly Buffer[]
  cola: Buffer
}

export function chunk(tipo: string, datos: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(tipo, 'latin1'), datos])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(datos.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
