import { environment } from '@/lib/environment'

export interface Emisor {
  consejo: string
  consejoLineas: readonly string[]
}

/** For the server; what the browser needs travels as a prop. */
export function emisor(): Emisor {
  const { CONSEJO_NOMBRE, CONSEJO_LINEAS } = environment()
  return { consejo: CONSEJO_NOMBRE, consejoLineas: CONSEJO_LINEAS }
}
