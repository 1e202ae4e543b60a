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
 * A signature's image out of base64: a PNG or a JPEG by its content, whatever it is called. Throws `Rechazo` with what is
 * wrong: too big in bytes or sides, of another kind, damaged.
 */
export function readImagen(base64: string): Firma {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0)
    throw refuse('La imagen llegó dañada. Elíjala otra vez.')
  return cleanImagen(Buffer.from(base64, 'base64'))
}

/** The same out of its bytes. */
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
