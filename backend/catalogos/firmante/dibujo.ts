import { MAX_LADO_FIRMA } from '@/domain/firmante'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { Rechazo } from '@/backend/nucleo/rechazo'

/** An image's sides in pixels, and its bytes without whatever is not the picture (place, camera, thumbnails, tails). */
export interface Imagen {
  ancho: number
  alto: number
  bytes: Buffer
}

/** The bytes are no picture of the kind they begin as. */
export class ImagenDanada extends Error {
  override name = 'ImagenDanada'
}

/** A refusal beside the image, as text in a field or as a file. */
export const refuse = (mensaje: string): Rechazo =>
  new Rechazo(mensaje, { contenido: mensaje, [PARTE_ARCHIVO]: mensaje })

/** Looked at before anything is unpacked: a few bytes may promise a picture of gigabytes. */
export function requireSides(ancho: number, alto: number): void {
  if (ancho < 1 || alto < 1) throw new ImagenDanada('sin lados')
  if (ancho > MAX_LADO_FIRMA || alto > MAX_LADO_FIRMA)
    throw refuse(`La imagen mide ${ancho} × ${alto} píxeles: hasta ${MAX_LADO_FIRMA} × ${MAX_LADO_FIRMA}`)
}
