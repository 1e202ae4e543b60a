import { isDiskFull } from '@/backend/db/conexion'
import { MudanzaError } from '@/backend/mudanza/viaje/error'

/** Writes into `carpeta`. Throws `MudanzaError` where its disk takes no more, with what to do. */
export function writeIn<R>(carpeta: string, write: () => R): R {
  try {
    return write()
  } catch (error) {
    // A disk for small files alone, or a limit of the system's.
    const large = (error as NodeJS.ErrnoException).code === 'EFBIG'
    if (!large && !isDiskFull(error)) throw error
    throw new MudanzaError(
      `No queda lugar en el disco de ${carpeta}. Lo leído hasta acá está: haga lugar, y la misma orden sigue donde quedó.`,
      { cause: error },
    )
  }
}
