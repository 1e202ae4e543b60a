import { MAX_BYTES_FIRMA, MAX_LADO_FIRMA, TIPOS_FIRMA } from '@/domain/firmante'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { ImagenRechazada, redraw, type Imagen } from '@/backend/archivo/image'
import { Rechazo } from '@/backend/nucleo/rechazo'

const LIMITES = { tipos: TIPOS_FIRMA, bytes: MAX_BYTES_FIRMA, lado: MAX_LADO_FIRMA }

/** A refusal beside the image, as text in a field or as a file. */
const refused = (mensaje: string): Rechazo =>
  new Rechazo(mensaje, { contenido: mensaje, [PARTE_ARCHIVO]: mensaje })

/** A signature's image out of base64, drawn anew. Throws `Rechazo` with what is wrong with it. */
export async function readImagen(base64: string): Promise<Imagen> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0)
    throw refused('La imagen llegó dañada. Elíjala otra vez.')
  return cleanImagen(Buffer.from(base64, 'base64'))
}

/** The same out of its bytes, and of a file by its name. */
export async function cleanImagen(given: Buffer, nombre?: string): Promise<Imagen> {
  try {
    return await redraw(() => Promise.resolve(given), LIMITES)
  } catch (error) {
    throw error instanceof ImagenRechazada ? refused(nombre ? error.of(nombre) : error.message) : error
  }
}
