import * as XLSX from 'xlsx'
import { type Celda, cellOf, FORMATS } from '@/lib/spreadsheets/cell'
import { type Columna, safeText } from '@/lib/spreadsheets/column'

export type Hoja<Fila> = {
  /** In the first cell and on the sheet's tab. */
  titulo: string
  columnas: readonly Columna<Fila>[]
  filas: Iterable<Fila>
}

const WIDTHS = { texto: 14, entero: 12, dinero: 16, fecha: 12, instante: 20 } as const
const MAX_WIDTH = 60
/** A whole spreadsheet, made in memory. */
export function writeXlsx<Fila>({ titulo, columnas, filas }: Hoja<Fila>): Uint8Array {
  const widths = columnas.map(
    (columna) => columna.ancho ?? Math.max(columna.titulo.length + 2, WIDTHS[columna.tipo]),
  )
  const rows: (XLSX.CellObject | null)[][] = [
    [textCell(titulo)],
    [],
    columnas.map((columna) => textCell(columna.titulo)),
  ]
  for (const fila of filas) {
    rows.push(
      columnas.map((columna, index) => {
        const cell = writtenCell(cellOf(columna, fila))
        if (columna.ancho === undefined && cell?.t === 's') {
          widths[index] = Math.min(MAX_WIDTH, Math.max(widths[index] ?? 0, String(cell.v).length + 1))
        }
        return cell
      }),
    )
  }
  const sheet = XLSX.utils.aoa_to_sheet(rows)
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, sheetName(titulo))
  return new Uint8Array(
    XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  )
}

/** Excel refuses these characters and more than 31 of any. */
const sheetName = (titulo: string) =>
  titulo
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 31)
    .trim() || 'Hoja'

const textCell = (text: string): XLSX.CellObject => ({ t: 's', v: safeText(text) })

function writtenCell(cell: Celda | null): XLSX.CellObject | null {
  if (cell === null) return null
  return typeof cell === 'string' ? { t: 's', v: cell } : { t: 'n', v: cell.numero, z: FORMATS[cell.formato] }
}
