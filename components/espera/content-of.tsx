import type { TableContent } from '@/components/data-table/content'
import { Reintento } from '@/components/espera/reintento'
import type { Exito } from '@/lib/api/result'
import type { EntradaEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import type { FallaVisible } from '@/lib/screen'

/** Rows, the browser's further tries, or the failure in words. */
export function contentOf<Row, R extends RutaDeLectura>(
  result: Exito<Row[]> | FallaVisible,
  espera: { ruta: R; entrada: EntradaEn<R>; que: string },
): TableContent<Row> {
  if (result.ok) return { state: 'rows', rows: result.datos }
  if (result.tipo === 'sinRespuesta')
    return { state: 'waiting', frame: <Reintento {...espera} desde={nextTry(result)} /> }
  return { state: 'error', mensaje: result.mensaje, idPedido: result.pedidoID }
}

export const nextTry = ({ veces = 1 }: FallaVisible): number => veces + 1

export const mapRows = <Row, Shown>(
  result: Exito<Row[]> | FallaVisible,
  show: (row: Row, index: number) => Shown,
): Exito<Shown[]> | FallaVisible => (result.ok ? { ...result, datos: result.datos.map(show) } : result)
