import type { Falla } from '@/lib/api/resultado'

/** A row on its way into a file: values by column id. */
export type FilaDescarga = Readonly<Record<string, unknown>>

/**
 * One line of a table on its way to the browser, as JSON of lib/transporte. The order: total (null when the server does
 * not tell it), rows and retries as they come, then `fin` or `falla`. Without `fin` the file is not whole.
 */
export type Renglon =
  | { total: number | null }
  | { filas: readonly FilaDescarga[] }
  | { intento: number }
  | { fin: true }
  | { falla: Pick<Falla, 'tipo' | 'mensaje'> }

export const TIPO_RENGLONES = 'application/x-ndjson; charset=utf-8'
