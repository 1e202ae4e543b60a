import { MAX_BYTES_ORIGINAL, MAX_PIXELES_ORIGINAL, TIPOS_FOTO } from '@/domain/carnet'
import { isWhole, sidesOf } from '@/domain/foto'
import { MAGIA_BYTES, otroTipo, pesaDeMas, tipoDe } from '@/domain/tipos-de-archivo'

/** A picture to be framed: upright, no bigger than framing needs. */
export type Leida = { ok: true; imagen: HTMLCanvasElement } | { ok: false; mensaje: string }

const damaged = (name: string): string => `La imagen «${name}» está dañada: no se puede abrir.`
/** Milliseconds that a browser may take over one picture. */
const ESPERA = 20_000
/** Pixels of the longer side that are kept: six times nearer it is still sharp on the card. */
const LADO = 2_400

const refused = (mensaje: string): Leida => ({ ok: false, mensaje })

/** Looks at what a file is before anything of it is unpacked, and answers why it is no photograph. */
export async function readFoto(file: File): Promise<Leida> {
  if (file.size === 0) return refused(`«${file.name}» está vacío.`)
  if (file.size > MAX_BYTES_ORIGINAL) return refused(pesaDeMas(MAX_BYTES_ORIGINAL, file.name))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = bytes.subarray(0, MAGIA_BYTES)
  if (!TIPOS_FOTO.some((one) => one === tipoDe(start))) return refused(otroTipo(file.name, start, TIPOS_FOTO))
  const sides = sidesOf(bytes)
  if (!sides || sides.ancho * sides.alto === 0) return refused(damaged(file.name))
  if (sides.ancho * sides.alto > MAX_PIXELES_ORIGINAL)
    return refused(
      `La imagen «${file.name}» mide ${sides.ancho} × ${sides.alto} píxeles: hasta 100 megapíxeles.`,
    )
  if (!isWhole(bytes)) return refused(`La imagen «${file.name}» está cortada: le falta el final.`)
  try {
    const bitmap = await inTime(createImageBitmap(file, { imageOrientation: 'from-image' }))
    const imagen = reduced(bitmap, bitmap.width, bitmap.height)
    bitmap.close()
    return { ok: true, imagen }
  } catch {
    return refused(damaged(file.name))
  }
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('Sin imagen a tiempo')), ESPERA),
    ),
  ])

/** The picture on a canvas of its own, so that what it was made of can be let go. */
export function reduced(source: CanvasImageSource, ancho: number, alto: number): HTMLCanvasElement {
  const scale = Math.min(1, LADO / Math.max(ancho, alto))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(ancho * scale))
  canvas.height = Math.max(1, Math.round(alto * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Sin lienzo')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}
