import { MAX_BYTES_FIRMA } from '@/domain/firmante'

/** Pixels: twice what the paper shows. */
const LADO = 800
const MAX_ARCHIVO = 20_000_000

export type Reducida = { ok: true; archivo: File; vista: string } | { ok: false; mensaje: string }

/** An image small enough for the server, and an address to show it by. */
export async function shrinkImage(file: File): Promise<Reducida> {
  if (file.size > MAX_ARCHIVO) return { ok: false, mensaje: 'El archivo pesa más de 20 MB.' }
  try {
    const bitmap = await createImageBitmap(file)
    const asItIs =
      /^image\/(png|jpeg)$/.test(file.type) &&
      file.size <= MAX_BYTES_FIRMA &&
      Math.max(bitmap.width, bitmap.height) <= LADO
    const archivo = asItIs ? file : new File([await redraw(bitmap)], file.name)
    bitmap.close()
    return { ok: true, archivo, vista: await dataUrl(archivo) }
  } catch {
    return { ok: false, mensaje: 'No se pudo leer la imagen. Use un archivo PNG o JPEG.' }
  }
}

/** A PNG keeps its transparency; one that stays too heavy becomes a JPEG on white. */
async function redraw(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LADO / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Sin lienzo')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const png = await blobOf(canvas, 'image/png')
  if (png.size <= MAX_BYTES_FIRMA) return png
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return blobOf(canvas, 'image/jpeg')
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Sin imagen'))), type, 0.85),
  )

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('Sin lectura'))
    reader.readAsDataURL(blob)
  })
