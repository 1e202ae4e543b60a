import type { Falla } from '@/lib/api/result'

export type FilaDescarga = Readonly<Record<string, unknown>>

/**
 * One line of a table on its way to the browser, as JSON of lib/exact-json: total (null when unknown), rows and
 * retries, then `fin` or `falla`. Without `fin` the file is not whole.
 */
export type Renglon =
  | { total: number | null }
  | { filas: readonly FilaDescarga[] }
  | { intento: number }
  | { fin: true }
  | { falla: Pick<Falla, 'tipo' | 'mensaje'> }

export const LINES_TYPE = 'application/x-ndjson; charset=utf-8'

interface ConCambios {
  cambios?: readonly object[] | undefined
}

/** An act as one line for each field that it changed, and one where it changed none. */
export const changeLines = <A extends ConCambios>(actos: readonly A[]): FilaDescarga[] =>
  actos.flatMap(({ cambios, ...acto }) =>
    cambios && cambios.length > 0 ? cambios.map((cambio) => ({ ...acto, ...cambio })) : [acto],
  )
