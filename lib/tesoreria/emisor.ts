import { environment } from '@/lib/environment'
import { rutas } from '@/lib/routes'

export interface Emisor {
  consejo: string
  consejoLineas: readonly string[]
  /** The whole address where anybody checks a paper by its code. */
  verificacion: string
}

/** For the server; what the browser needs travels as a prop. */
export function emisor(): Emisor {
  const { CONSEJO_NOMBRE, CONSEJO_LINEAS, PUBLIC_URL } = environment()
  return {
    consejo: CONSEJO_NOMBRE,
    consejoLineas: CONSEJO_LINEAS,
    verificacion: new URL(rutas.verificar(), PUBLIC_URL).href,
  }
}
