import type { Sharp } from 'sharp'
import { tipoDe } from '@/domain/tipos-de-archivo'

const TIPOS_IMAGEN = ['image/png', 'image/jpeg'] as const
export type TipoImagen = (typeof TIPOS_IMAGEN)[number]

/** A picture drawn anew: nothing of what came with it is left (place, camera, profile, what stood behind its end). */
export interface Imagen {
  tipo: TipoImagen
  ancho: number
  alto: number
  bytes: Buffer
}

export interface Limites {
  /** Bytes, of what comes in and of what is kept. */
  bytes: number
  /** Pixels of a side. */
  lado: number
}

/** Why a picture is not taken, in words for the person. */
export class ImagenRechazada extends Error {
  override name = 'ImagenRechazada'
}

/**
 * Draws a PNG or a JPEG anew, upright and in the colours of a screen, 8 bits each: what can be drawn whole is sound, and
 * what is kept is the picture alone. Throws `ImagenRechazada`.
 */
export async function redraw(given: Buffer, limites: Limites): Promise<Imagen> {
  if (given.length > limites.bytes) throw tooHeavy(limites)
  const tipo = TIPOS_IMAGEN.find((one) => one === tipoDe(given))
  if (!tipo) throw new ImagenRechazada('La imagen debe ser PNG o JPEG')
  const { data, info } = await inTurn(() => draw(given, tipo, limites))
  if (data.length > limites.bytes) throw tooHeavy(limites)
  return { tipo, ancho: info.width, alto: info.height, bytes: data }
}

const tooHeavy = ({ bytes }: Limites): ImagenRechazada =>
  new ImagenRechazada(`La imagen pesa más de ${bytes / 1000} kB`)

/** A picture unpacked takes many times its bytes: one at a time, however many come. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

async function draw(given: Buffer, tipo: TipoImagen, { lado }: Limites) {
  const open = await loadSharp()
  try {
    // The header alone, before anything is unpacked: a few bytes may promise a picture of gigabytes.
    const { width, height } = await open(given, { limitInputPixels: false }).metadata()
    if (width > lado || height > lado)
      throw new ImagenRechazada(`La imagen mide ${width} × ${height} píxeles: hasta ${lado} × ${lado}`)
    const upright = open(given, { limitInputPixels: lado * lado, failOn: 'warning' })
      .autoOrient()
      .toColourspace('srgb')
    return await encode(upright, tipo).toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof ImagenRechazada) throw error
    throw new ImagenRechazada('La imagen está dañada')
  }
}

const encode = (image: Sharp, tipo: TipoImagen): Sharp =>
  tipo === 'image/png'
    ? image.png({ compressionLevel: 9 })
    : image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })

/** Read when the first picture comes: most processes never see one. No other kind of file reaches a decoder. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
  return sharp
}
