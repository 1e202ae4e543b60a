import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of a made zip; what is given beside name and bytes is said of it, true or not. */
export interface Pieza {
  nombre: string | Buffer
  bytes?: Buffer | string
  flags?: number
  metodo?: number
  /** What the list says of its size and check, where it lies. */
  dice?: { bytes?: number; crc?: number }
}

/** A whole zip; with `zip64` its sizes and counts stand in 64 bits. */
export function makeZip(piezas: readonly Pieza[], zip64 = false): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const pieza of piezas) {
    const { head, data, record } = entryOf(pieza, at, zip64)
    parts.push(head, data)
    list.push(record)
    at += head.length + data.length
  }
  const directory = Buffer.concat(list)
  return Buffer.concat([...parts, directory, endOf(piezas.length, directory.length, at, zip64)])
}

function entryOf({ nombre, bytes = '', flags = 0, metodo = 8, dice }: Pieza, desde: number, zip64: boolean) {
  const name = Buffer.isBuffer(nombre) ? nombre : Buffer.from(nombre)
  const content = Buffer.from(bytes)
  const data = metodo === 8 ? deflateRawSync(content) : content
  const size = dice?.bytes ?? content.length
  const check = dice?.crc ?? crc32(content)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(metodo, 8)
  head.writeUInt16LE(name.length, 26)
  const extra = Buffer.alloc(zip64 ? 28 : 0)
  if (zip64) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(24, 2)
    for (const [i, value] of [size, data.length, desde].entries())
      extra.writeBigUInt64LE(BigInt(value), 4 + i * 8)
  }
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(metodo, 10)
  record.writeUInt32LE(check, 16)
  record.writeUInt32LE(zip64 ? 0xffffffff : data.length, 20)
  record.writeUInt32LE(zip64 ? 0xffffffff : size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(extra.length, 30)
  record.writeUInt32LE(zip64 ? 0xffffffff : desde, 42)
  return { head: Buffer.concat([head, name]), data, record: Buffer.concat([record, name, extra]) }
}

function endOf(count: number, length: number, at: number, zip64: boolean): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(zip64 ? 0xffff : count, 8)
  end.writeUInt16LE(zip64 ? 0xffff : count, 10)
  end.writeUInt32LE(zip64 ? 0xffffffff : length, 12)
  end.writeUInt32LE(zip64 ? 0xffffffff : at, 16)
  if (!zip64) return end
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  for (const [i, value] of [count, count, length, at].entries())
    record.writeBigUInt64LE(BigInt(value), 24 + i * 8)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at + length), 8)
  return Buffer.concat([record, locator, end])
}

/** A small PDF that says so much of itself. */
export const makePdf = (texto = 'una', relleno = 0): Buffer =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n% ${texto}\n`), Buffer.alloc(relleno, 'x'), Buffer.from('\n%%EOF\n')])
