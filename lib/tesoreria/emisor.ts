import { entorno } from '@/lib/entorno'

/** Who signs a receipt, as its head says it. */
export interface Emisor {
  consejo: string
  consejoLineas: readonly string[]
}

/** On the server alone: what the browser needs of it travels as a prop. */
export function emisor(): Emisor {
  const { CONSEJO_NOMBRE, CONSEJO_LINEAS } = entorno()
  return { consejo: CONSEJO_NOMBRE, consejoLineas: CONSEJO_LINEAS }
}
