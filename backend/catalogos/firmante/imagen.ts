import { MAX_BYTES_FIRMA, TIPOS_FIRMA, type TipoFirma } from '@/domain/firmante'
import { tipoDe } from '@/domain/tipos-de-archivo'
import { type Imagen, ImagenDanada, refuse } from '@/backend/catalogos/firmante/dibujo'
import { readJpeg } from '@/backend/catalogos/firmante/jpeg'
import { readPng } from '@/backend/catalogos/firmante/png'

export interface Firma {
  tipo: TipoFirma
  bytes: Buffer
}

/**
 * Reads a PNG or JPEG from base64, told by its content. Throws `Rechazo` for one that is too big, of another kind or
 * damaged.
 */
export function readImagen(base64: string): Firma {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0)
    throw refuse('La imagen llegó dañada. Elíjala otra vez.')
  return cleanImagen(Buffer.from(base64, 'base64'))
}

export function cleanImagen(given: Buffer): Firma {
  if (given.length > MAX_BYTES_FIRMA) throw refuse(`La imagen pesa más de ${MAX_BYTES_FIRMA / 1000} kB`)
  const tipo = TIPOS_FIRMA.find((one) => one === tipoDe(given))
  if (!tipo) throw refuse('La imagen debe ser PNG o JPEG')
  return { tipo, bytes: read(tipo, given).bytes }
}

function read(tipo: TipoFirma, bytes: Buffer): Imagen {
  try {
    return tipo === 'image/png' ? readPng(bytes) : readJpeg(bytes)
  } catch (error) {
    if (error instanceof ImagenDanada) throw refuse('La imagen está dañada')
    throw error
  }
}
