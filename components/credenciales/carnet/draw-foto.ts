import { type Encuadre, scaleOf } from '@/components/credenciales/carnet/encuadre'
import { FOTO_EN_PIXELES } from '@/domain/carnet'

/** Draws what stands under the frame, at the size it is printed in: what is seen is what is sent. */
export function drawFoto(canvas: HTMLCanvasElement, imagen: HTMLCanvasElement, encuadre: Encuadre): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Sin lienzo')
  const { ancho, alto } = FOTO_EN_PIXELES
  const scale = scaleOf(encuadre, { ancho: imagen.width, alto: imagen.height }, FOTO_EN_PIXELES)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  // A see-through picture is printed on white.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, ancho, alto)
  pen.imageSmoothingQuality = 'high'
  pen.translate(ancho / 2 + encuadre.x, alto / 2 + encuadre.y)
  pen.rotate((encuadre.giro * Math.PI) / 2)
  pen.scale(scale, scale)
  pen.drawImage(imagen, -imagen.width / 2, -imagen.height / 2)
}

/** A JPEG of the pixels alone: nothing of where and with what it was taken is left. */
export function fotoFile(imagen: HTMLCanvasElement, encuadre: Encuadre): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = FOTO_EN_PIXELES.ancho
  canvas.height = FOTO_EN_PIXELES.alto
  drawFoto(canvas, imagen, encuadre)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'foto.jpg', { type: 'image/jpeg' }))
          : reject(new Error('La foto no se pudo guardar')),
      'image/jpeg',
      0.92,
    ),
  )
}
