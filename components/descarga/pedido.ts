import type { Falla } from '@/lib/api/resultado'

export type Formato = 'csv' | 'xlsx'

/** What to download and how to write it down: `url` answers lines (lib/descarga/renglon), `id` names a value of a row. */
export interface Pedido {
  url: string
  formato: Formato
  titulo: string
  columnas: readonly { id: string; titulo: string; tipo: 'texto' | 'entero' | 'dinero' }[]
}

/** How far it is. `total` is null when the server does not tell; `intento` above 1 = an answer is being waited for. */
export interface Avance {
  filas: number
  total: number | null
  intento: number
  /** Every row has come and the file is being put together. */
  armando: boolean
}

export type FallaDescarga = Pick<Falla, 'tipo' | 'mensaje'>

/** What the worker says. */
export type Parte = { avance: Avance } | { listo: Blob; filas: number } | { falla: FallaDescarga }
