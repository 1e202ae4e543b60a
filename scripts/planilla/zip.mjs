import { crc32, inflateRawSync } from 'node:zlib'
import { Rechazada } from './rechazo.mjs'

const FINAL = 'PK\x05\x06'
const FICHA = 0x02014b50
const CABEZA = 0x04034b50
const COMPRIMIDO = 8
const CON_CLAVE = 1
/** Smaller parts may be packed as tightly as they like: a sheet of little but blanks is. */
const PISO = 1_048_576
const DE_XML = /\.(xml|rels)$/i

/**
 * The parts of a zip that are `wanted`, by name. Every part is unpacked as far as the limits allow; what the zip's list
 * says of sizes is not believed. Damage is found here: readers of workbooks compare no checks, and one byte is another
 * amount.
 */
export function unzip(bytes, { desempaquetado, proporcion, partes }, wanted) {
  const end = bytes.lastIndexOf(FINAL, undefined, 'latin1')
  if (end < 0) throw new Rechazada('danada')
  const count = bytes.readUInt16LE(end + 10)
  if (count > partes) throw new Rechazada('partes')
  const found = new Map()
  let size = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let left = count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== FICHA) throw new Rechazada('danada')
    if (bytes.readUInt16LE(at + 8) & CON_CLAVE) throw new Rechazada('cifrada')
    const behind = at + 46 + bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, behind)
    const content = unpack(bytes, at, desempaquetado - size, proporcion)
    size += content.length
    if (size > desempaquetado) throw new Rechazada('grande')
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Rechazada('danada')
    if (DE_XML.test(name) && (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')))
      throw new Rechazada('definiciones')
    found.set(name, wanted.test(name) ? content : null)
    at = behind + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return found
}

/** The entry that the list tells of at this place. What stands behind a deflated one is not looked at. */
function unpack(bytes, at, left, proporcion) {
  const head = bytes.readUInt32LE(at + 42)
  if (bytes.readUInt32LE(head) !== CABEZA) throw new Rechazada('danada')
  const packed = bytes.subarray(head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28))
  const listed = bytes.readUInt32LE(at + 20)
  if (bytes.readUInt16LE(at + 10) !== COMPRIMIDO) return packed.subarray(0, listed)
  const most = Math.max(PISO, proporcion * Math.min(listed, packed.length))
  try {
    const maxOutputLength = Math.max(1, Math.min(left, most))
    const { buffer, engine } = inflateRawSync(packed, { maxOutputLength, chunkSize: PISO, info: true })
    if (buffer.length > Math.max(PISO, proporcion * engine.bytesWritten)) throw new Rechazada('comprimida')
    return buffer
  } catch (error) {
    if (error?.code !== 'ERR_BUFFER_TOO_LARGE') throw error
    throw new Rechazada(left < most ? 'grande' : 'comprimida')
  }
}
