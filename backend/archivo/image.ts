import type { Sharp } from 'sharp'
import type { LimitesDeImagen } from '@/domain/limites-de-imagen'
import { writtenSize } from '@/domain/peso'
import { nombresDeTipos, tipoDe } from '@/domain/tipos-de-archivo'

/** What pictures are kept as: any paper can hold these. */
export type TipoImagen = 'image/png' | 'image/jpeg'

/** A picture drawn anew: nothing of what came with it is left (place, camera, profile, what stood behind its end). */
export interface Imagen {
  tipo: TipoImagen
  ancho: number
  alto: number
  bytes: Buffer
}

/** Why a picture is not taken, in words for the person: `que` goes on from 'La imagen'. */
export class ImagenRechazada extends Error {
  override name = 'ImagenRechazada'
  constructor(private readonly que: string) {
    super(`La imagen ${que}`)
  }
  /** The same about a file: several may have been sent. */
  of(nombre: string): string {
    return `La imagen «${nombre}» ${this.que}`
  }
}

/** Bytes that a picture may unpack to, 50 megapixels of four colours: an interlaced one is held whole. */
const MAX_DESPLEGADA = 200_000_000

/**
 * Draws a picture anew, upright and in the colours of a screen, 8 bits each: what can be drawn whole is sound, and what
 * is kept is the picture alone. A PNG stays one while it is light enough; all else becomes a JPEG on white. `read` is
 * asked when its turn comes. Throws `ImagenRechazada`.
 */
export const redraw = (read: () => Promise<Buffer>, limites: LimitesDeImagen): Promise<Imagen> =>
  inTurn(async () => {
    const given = await read()
    if (given.length > limites.bytes) throw tooHeavy(limites)
    const tipo = tipoDe(given)
    if (!tipo || !limites.tipos.includes(tipo))
      throw new ImagenRechazada(`debe ser ${nombresDeTipos(limites.tipos)}`)
    const imagen = await draw(given, tipo === 'image/png' ? tipo : 'image/jpeg', limites)
    if (imagen.bytes.length <= limites.bytes) return imagen
    const lighter = imagen.tipo === 'image/png' ? await draw(given, 'image/jpeg', limites) : imagen
    if (lighter.bytes.length > limites.bytes) throw tooHeavy(limites)
    return lighter
  })

const tooHeavy = ({ bytes }: LimitesDeImagen): ImagenRechazada =>
  new ImagenRechazada(`pesa más de ${writtenSize(bytes)}`)

/** A picture unpacked takes many times its bytes: one at a time, however many come. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

async function draw(given: Buffer, tipo: TipoImagen, limites: LimitesDeImagen): Promise<Imagen> {
  const open = await loadSharp()
  try {
    // The header alone, before anything is unpacked: a few bytes may promise a picture of gigabytes.
    const { width, height, channels, depth } = await open(given, { limitInputPixels: false }).metadata()
    requireSize(width, height, limites)
    requireUnpacked(width * height * channels * (depth === 'ushort' ? 2 : 1))
    const { queda } = limites
    const upright = open(given, { limitInputPixels: pixelsOf(limites), failOn: 'warning' })
      .autoOrient()
      .toColourspace('srgb')
    const fitting =
      queda === undefined
        ? upright
        : upright.resize({ width: queda, height: queda, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(fitting, tipo).toBuffer({ resolveWithObject: true })
    return { tipo, ancho: info.width, alto: info.height, bytes: data }
  } catch (error) {
    if (error instanceof ImagenRechazada) throw error
    throw new ImagenRechazada('está dañada')
  }
}

const pixelsOf = ({ lado, pixeles = lado * lado }: LimitesDeImagen): number => pixeles

function requireSize(width: number, height: number, limites: LimitesDeImagen): void {
  const { lado } = limites
  if (width > lado || height > lado)
    throw new ImagenRechazada(`mide ${width} × ${height} píxeles: hasta ${lado} × ${lado}`)
  const millions = Math.ceil((width * height) / 1_000_000)
  if (width * height > pixelsOf(limites))
    throw new ImagenRechazada(`tiene ${millions} megapíxeles: hasta ${pixelsOf(limites) / 1_000_000}`)
}

function requireUnpacked(bytes: number): void {
  if (bytes > MAX_DESPLEGADA)
    throw new ImagenRechazada(
      `ocupa ${writtenSize(bytes)} al abrirse, hasta ${writtenSize(MAX_DESPLEGADA)}: guárdela como JPEG`,
    )
}

const encode = (image: Sharp, tipo: TipoImagen): Sharp =>
  tipo === 'image/png'
    ? image.png({ compressionLevel: 9 })
    : image.flatten({ background: '#fff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' })

/** Read when the first picture comes: most processes never see one. No other kind of file reaches a decoder. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}
