import { crc32, inflateSync } from 'node:zlib'
import { ImagenDanada, requireSides, type Imagen } from '@/backend/catalogos/firmante/dibujo'

/** Chunks that a picture is drawn from; the others are left out. */
const SE_QUEDAN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
/** Samples of a pixel by colour type, and their possible depths. */
const COLORES: Readonly<Record<number, { muestras: number; bits: readonly number[] }>> = {
  0: { muestras: 1, bits: [1, 2, 4, 8, 16] },
  2: { muestras: 3, bits: [8, 16] },
  3: { muestras: 1, bits: [1, 2, 4, 8] },
  4: { muestras: 2, bits: [8, 16] },
  6: { muestras: 4, bits: [8, 16] },
}

/** Checks checksums, sides and the unpacked size, and unpacks no more than the sides need. */
export function readPng(bytes: Buffer): Imagen {
  const chunks = [...chunksOf(bytes)]
  const [first] = chunks
  const header = first?.tipo === 'IHDR' && first.datos.length === 13 ? first.datos : undefined
  if (!header || chunks.at(-1)?.tipo !== 'IEND') throw new ImagenDanada('sin principio o sin fin')
  const ancho = header.readUInt32BE(0)
  const alto = header.readUInt32BE(4)
  requireSides(ancho, alto)
  const expected = unpackedSize(header, ancho, alto)
  const packed = Buffer.concat(chunks.filter(({ tipo }) => tipo === 'IDAT').map(({ datos }) => datos))
  if (unpack(packed, expected).length !== expected) throw new ImagenDanada('le faltan renglones')
  const kept = chunks.filter(({ tipo }) => SE_QUEDAN.has(tipo)).map(({ entero }) => entero)
  return { ancho, alto, bytes: Buffer.concat([bytes.subarray(0, 8), ...kept]) }
}

interface Trozo {
  tipo: string
  datos: Buffer
  entero: Buffer
}

/** What comes behind IEND is not part of the picture. */
function* chunksOf(bytes: Buffer): Generator<Trozo> {
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) throw new ImagenDanada('cortada')
    const tipo = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw new ImagenDanada('suma de control')
    yield { tipo, datos: bytes.subarray(at + 8, end - 4), entero: bytes.subarray(at, end) }
    if (tipo === 'IEND') return
    at = end
  }
}

function unpack(packed: Buffer, expected: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: expected + 1 })
  } catch {
    throw new ImagenDanada('no se desempaqueta')
  }
}

/** Adam7: the first row and column, and the steps, of each pass. */
const PASADAS = [
  [0, 0, 8, 8],
  [0, 4, 8, 8],
  [4, 0, 8, 4],
  [0, 2, 4, 4],
  [2, 0, 4, 2],
  [0, 1, 2, 2],
  [1, 0, 2, 1],
] as const

function unpackedSize(header: Buffer, ancho: number, alto: number): number {
  const [bits = 0, color = 0, packing = 0, filter = 0, interlaced = 0] = header.subarray(8)
  const kind = COLORES[color]
  if (!kind?.bits.includes(bits) || packing !== 0 || filter !== 0 || interlaced > 1)
    throw new ImagenDanada('encabezado')
  const rows = (width: number, height: number) =>
    width > 0 && height > 0 ? height * (1 + Math.ceil((width * bits * kind.muestras) / 8)) : 0
  if (interlaced === 0) return rows(ancho, alto)
  return PASADAS.reduce(
    (total, [row, column, down, across]) =>
      total + rows(Math.ceil((ancho - column) / across), Math.ceil((alto - row) / down)),
    0,
  )
}
