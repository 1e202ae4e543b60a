import * as XLSX from 'xlsx'
import { toDecimal } from '@/domain/dinero'
import { type Fecha, clockAt, isFecha, partsOf } from '@/domain/fechas'
import { type Columna, safeText } from '@/lib/spreadsheets/column'

export type Hoja<Fila> = {
  /** In the first cell and on the sheet's tab. */
  titulo: string
  columnas: readonly Columna<Fila>[]
  filas: Iterable<Fila>
}

const FORMATS = {
  dinero: '#,##0.00',
  fecha: 'dd/mm/yyyy',
  instante: 'dd/mm/yyyy hh:mm:ss',
  entero: '0',
} as const
const WIDTHS = { texto: 14, entero: 12, dinero: 16, fecha: 12, instante: 20 } as const
const MAX_WIDTH = 60
const MS_PER_DAY = 86_400_000
/** Day 0 of the 1900 date system, as the format counts from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Amounts are numbers with two decimals, and dates are day numbers without a time zone. */
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
        const cell = cellOf(columna, fila)
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
const numberCell = (value: number, format: string): XLSX.CellObject => ({ t: 'n', v: value, z: format })

function cellOf<Fila>(columna: Columna<Fila>, fila: Fila): XLSX.CellObject | null {
  switch (columna.tipo) {
    case 'texto': {
      const value = columna.valor(fila)
      return value ? textCell(value) : null
    }
    case 'entero': {
      const value = columna.valor(fila)
      return value === null || value === undefined ? null : numberCell(value, FORMATS.entero)
    }
    case 'dinero': {
      const value = columna.valor(fila)
      return value === null || value === undefined ? null : numberCell(toDecimal(value), FORMATS.dinero)
    }
    case 'fecha': {
      const value = columna.valor(fila)
      return value && isFecha(value) ? numberCell(dayNumber(value), FORMATS.fecha) : null
    }
    case 'instante': {
      const value = columna.valor(fila)
      const number = value ? instantNumber(value) : null
      return number === null ? null : numberCell(number, FORMATS.instante)
    }
  }
}

function dayNumber(fecha: Fecha): number {
  const { anio, mes, dia } = partsOf(fecha)
  return (Date.UTC(anio, mes - 1, dia) - DAY_ZERO) / MS_PER_DAY
}

/** Days and part of a day on Argentina's clock; null when it is no instant. */
function instantNumber(iso: string): number | null {
  const part = clockAt(iso)
  if (part === null) return null
  const { year, month, day, hour, minute, second } = part
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return (time - DAY_ZERO) / MS_PER_DAY
}
