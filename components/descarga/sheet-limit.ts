import type { Avance, FallaDescarga, DescargaPedida } from '@/components/descarga/pedido'
import { formatCount } from '@/domain/texto'

/**
 * Cells of the largest spreadsheet: a register of 50,000 with nine columns. It is put together in memory, of which this
 * many take some 0.6 GB.
 */
export const MAX_CELDAS = 500_000

/** Why these rows make no spreadsheet; undefined for what fits, and for a CSV, which has no end. */
export function tooLarge(
  { formato, columnas }: DescargaPedida,
  { filas, total }: Avance,
): FallaDescarga | undefined {
  const most = Math.floor(MAX_CELDAS / columnas.length)
  const known = Math.max(filas, total ?? 0)
  if (formato === 'csv' || known <= most) return undefined
  const son = total === null ? `Son más de ${formatCount(most)}` : `Son ${formatCount(known)}`
  return {
    tipo: 'rechazo',
    mensaje: `${son} filas, y de estas una planilla de Excel lleva hasta ${formatCount(most)}. Descargue el CSV, que no tiene límite y también se abre con Excel, o filtre la lista.`,
    enCsv: true,
  }
}
