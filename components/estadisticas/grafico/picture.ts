import { type Porcion, shareOf, totalOf } from '@/components/estadisticas/grafico/porcion'
import { fillOf } from '@/components/estadisticas/grafico/trama'
import { formatCount } from '@/domain/texto'

const [ANCHO, CABEZA, TORTA, RENGLON, MARGEN] = [720, 72, 360, 32, 24]

/** A chart with its title and the names and counts of its parts, as a picture on white. */
export function pictureOf(
  titulo: string,
  porciones: readonly Porcion[],
  torta: HTMLCanvasElement,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = ANCHO
  canvas.height = CABEZA + TORTA + porciones.length * RENGLON + MARGEN * 2
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  pen.font = '600 26px sans-serif'
  pen.fillText(titulo, MARGEN, 46, ANCHO - MARGEN * 2)
  const width = (torta.width / torta.height) * TORTA
  pen.drawImage(torta, (ANCHO - width) / 2, CABEZA, width, TORTA)
  pen.font = '20px sans-serif'
  for (const [index, porcion] of porciones.entries()) {
    const y = CABEZA + TORTA + MARGEN + index * RENGLON
    pen.fillStyle = fillOf(index)
    pen.fillRect(MARGEN, y, 20, 20)
    pen.strokeRect(MARGEN, y, 20, 20)
    pen.fillStyle = '#000'
    const cantidad = porcion.cantidad === null ? 'sin dato' : formatCount(porcion.cantidad)
    pen.fillText(
      `${porcion.nombre}: ${cantidad} (${shareOf(porcion, totalOf(porciones))})`,
      MARGEN + 32,
      y + 17,
      ANCHO - MARGEN * 3,
    )
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
