import type { Falla } from '@/lib/api/resultado'

export type Formato = 'csv' | 'xlsx'

/** `url` answers lines (lib/descarga/renglon), and `id` names a value of a row. */
export interface Pedido {
  url: string
  formato: Formato
  titulo: string
  columnas: readonly { id: string; titulo: string; tipo: 'texto' | 'entero' | 'dinero' }[]
}

/** `total` is null when unknown; with `intento` above 1 an answer is being waited for. */
export interface Avance {
  filas: number
  total: number | null
  intento: number
  /** Every row has come, and the file is being put together. */
  armando: boolean
}

export type FallaDescarga = Pick<Falla, 'tipo' | 'mensaje'>

export type Parte = { avance: Avance } | { listo: Blob; filas: number } | { falla: FallaDescarga }
