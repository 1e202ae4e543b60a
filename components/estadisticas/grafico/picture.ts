import { fillOf } from '@/components/estadisticas/grafico/trama'

const [ANCHO, CABEZA, GRAFICO, RENGLON, MARGEN] = [720, 72, 360, 32, 24]

/** A chart with its title and a line for each of its parts, as a picture on white. */
export function pictureOf(
  titulo: string,
  renglones: readonly { texto: string; trama: number }[],
  grafico: HTMLCanvasElement,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const scale = Math.min((ANCHO - MARGEN * 2) / grafico.width, GRAFICO / grafico.height)
  const height = grafico.height * scale
  canvas.width = ANCHO
  canvas.height = CABEZA + height + renglones.length * RENGLON + MARGEN * 2
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  pen.font = '600 26px sans-serif'
  pen.fillText(titulo, MARGEN, 46, ANCHO - MARGEN * 2)
  const width = grafico.width * scale
  pen.drawImage(grafico, (ANCHO - width) / 2, CABEZA, width, height)
  pen.font = '20px sans-serif'
  for (const [index, { texto, trama }] of renglones.entries()) {
    const y = CABEZA + height + MARGEN + index * RENGLON
    pen.fillStyle = fillOf(trama)
    pen.fillRect(MARGEN, y, 20, 20)
    pen.strokeRect(MARGEN, y, 20, 20)
    pen.fillStyle = '#000'
    pen.fillText(texto, MARGEN + 32, y + 17, ANCHO - MARGEN * 3)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
