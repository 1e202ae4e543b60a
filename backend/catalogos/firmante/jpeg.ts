import { ImagenDanada, requireSides, type Imagen } from '@/backend/catalogos/firmante/dibujo'

const SOS = 0xda
const FIN = 0xd9
/** Tables, frame and scans; APP0 and APP14 tell the colours. Places, cameras and comments are left out. */
const SE_QUEDAN = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, SOS, 0xe0, 0xee])
const MARCOS = new Set([0xc0, 0xc1, 0xc2])

/** Reads segments: a frame of a common kind, at least one scan, and the end. The drawing is not unpacked. */
export function readJpeg(bytes: Buffer): Imagen {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let lados: { ancho: number; alto: number } | undefined
  let scans = 0
  for (let at = 2; ;) {
    const marca = markAt(bytes, at)
    if (marca === FIN) {
      if (!lados || scans === 0) throw new ImagenDanada('sin dibujo')
      return { ...lados, bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) }
    }
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) throw new ImagenDanada('cortada')
    if (MARCOS.has(marca)) {
      if (lados || length < 8) throw new ImagenDanada('dos marcos')
      lados = { alto: bytes.readUInt16BE(at + 5), ancho: bytes.readUInt16BE(at + 7) }
      requireSides(lados.ancho, lados.alto)
    } else if (marca >= 0xc3 && marca <= 0xcf && marca !== 0xc4) throw new ImagenDanada('marco raro')
    const next = marca === SOS ? endOfScan(bytes, end) : end
    if (marca === SOS) scans++
    if (SE_QUEDAN.has(marca)) kept.push(bytes.subarray(at, next))
    at = next
  }
}

function markAt(bytes: Buffer, at: number): number {
  if (bytes[at] !== 0xff) throw new ImagenDanada('sin marca')
  return bytes[at + 1] ?? 0
}

/** Scan data ends at a mark that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (
    let at = bytes.indexOf(0xff, from);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new ImagenDanada('sin fin')
}
