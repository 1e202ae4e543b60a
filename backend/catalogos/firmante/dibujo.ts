import { MAX_LADO_FIRMA } from '@/domain/firmante'
import { PARTE_ARCHIVO } from '@/contract/llamada'
import { Rechazo } from '@/backend/nucleo/rechazo'

/** The sides in pixels, and the bytes without place, camera, thumbnails or tails. */
export interface Imagen {
  ancho: number
  alto: number
  bytes: Buffer
}

export class ImagenDanada extends Error {
  override name = 'ImagenDanada'
}

export const refuse = (mensaje: string): Rechazo =>
  new Rechazo(mensaje, { contenido: mensaje, [PARTE_ARCHIVO]: mensaje })

/** Checked before unpacking: a few bytes may promise a picture of gigabytes. */
export function requireSides(ancho: number, alto: number): void {
  if (ancho < 1 || alto < 1) throw new ImagenDanada('sin lados')
  if (ancho > MAX_LADO_FIRMA || alto > MAX_LADO_FIRMA)
    throw refuse(`La imagen mide ${ancho} × ${alto} píxeles: hasta ${MAX_LADO_FIRMA} × ${MAX_LADO_FIRMA}`)
}
