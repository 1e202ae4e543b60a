import { MAX_BYTES_FIRMA, type TipoFirma } from '@/domain/firmante'
import { type Imagen, ImagenDanada, refuse } from '@/backend/catalogos/firmante/dibujo'
import { readJpeg } from '@/backend/catalogos/firmante/jpeg'
import { readPng } from '@/backend/catalogos/firmante/png'

/**
 * A signature's image out of base64: a PNG or a JPEG by its content, whatever it is called. Throws `Rechazo` with what is
 * wrong: too big in bytes or sides, of another kind, damaged.
 */
export function readImagen(base64: string): { tipo: TipoFirma; bytes: Buffer } {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0)
    throw refuse('La imagen llegó dañada. Elíjala otra vez.')
  const given = Buffer.from(base64, 'base64')
  if (given.length > MAX_BYTES_FIRMA) throw refuse(`La imagen pesa más de ${MAX_BYTES_FIRMA / 1000} kB`)
  const tipo = kindOf(given)
  if (!tipo) throw refuse('La imagen debe ser PNG o JPEG')
  return { tipo, bytes: read(tipo, given).bytes }
}

function kindOf(bytes: Buffer): TipoFirma | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  return undefined
}

function read(tipo: TipoFirma, bytes: Buffer): Imagen {
  try {
    return tipo === 'image/png' ? readPng(bytes) : readJpeg(bytes)
  } catch (error) {
    if (error instanceof ImagenDanada) throw refuse('La imagen está dañada')
    throw error
  }
}
