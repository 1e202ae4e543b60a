import { readFoto } from '@/components/form/read-foto'

/** Pixels: twice what the paper shows. */
const LADO = 800

export type Reducida = { ok: true; archivo: File; vista: string } | { ok: false; mensaje: string }

/** An image of up to `maximo` bytes, and an address to show it by. */
export async function shrinkImage(file: File, maximo: number): Promise<Reducida> {
  const read = await readFoto(file)
  if (!read.ok) return read
  const { imagen } = read
  try {
    const asItIs = file.size <= maximo && Math.max(imagen.width, imagen.height) <= LADO
    const archivo = asItIs ? file : new File([await redraw(imagen, maximo)], file.name)
    return { ok: true, archivo, vista: await dataUrl(archivo) }
  } catch {
    return { ok: false, mensaje: `No se pudo reducir la imagen «${file.name}».` }
  }
}

/** A PNG keeps its transparency; one that stays too heavy becomes a JPEG on white. */
async function redraw(bitmap: HTMLCanvasElement, maximo: number): Promise<Blob> {
  const scale = Math.min(1, LADO / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Sin lienzo')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const png = await blobOf(canvas, 'image/png')
  if (png.size <= maximo) return png
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
