import type { TipoArchivo } from '@/domain/tipos-de-archivo'

/** What a picture may be before it is drawn anew, and how big it stays. */
export interface LimitesDeImagen {
  tipos: readonly TipoArchivo[]
  /** Bytes, of what comes in and of what is kept. */
  bytes: number
  /** Pixels of a side. */
  lado: number
  /** Pixels in all; the square of the side unless told. */
  pixeles?: number
  /** Pixels that the longer side keeps; a bigger picture is made smaller. */
  queda?: number
}
