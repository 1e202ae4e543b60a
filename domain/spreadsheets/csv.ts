import { toDecimalText } from '@/domain/dinero'
import { formatFecha, formatInstante, isFecha } from '@/domain/fechas'
import { type Columna, csvText } from '@/domain/spreadsheets/column'

/** The byte order mark and semicolons let Excel in Spanish open the file by a double click. */
const MARCA = '\ufeff'
const SEPARADOR = ';'
const FIN = '\r\n'

export const csvHead = <Fila>(columnas: readonly Columna<Fila>[]): string =>
  MARCA + rowOf(columnas.map(({ titulo }) => quote(csvText(titulo))))

/** Cells are quoted as in RFC 4180, and none is taken for a formula. */
export const csvRows = <Fila>(columnas: readonly Columna<Fila>[], filas: Iterable<Fila>): string =>
  Array.from(filas, (fila) => rowOf(columnas.map((columna) => quote(cellText(columna, fila))))).join('')

const rowOf = (cells: readonly string[]): string => cells.join(SEPARADOR) + FIN

const quote = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Numbers are the program's own and may be negative; text is made safe. */
function cellText<Fila>(columna: Columna<Fila>, fila: Fila): string {
  switch (columna.tipo) {
    case 'texto':
      return csvText(columna.valor(fila) ?? '')
    case 'entero': {
      const value = columna.valor(fila) ?? ''
      return typeof value === 'string' ? csvText(value) : String(value)
    }
    case 'dinero': {
      const monto = columna.valor(fila)
      return monto === null || monto === undefined ? '' : toDecimalText(monto).replace('.', ',')
    }
    case 'fecha': {
      const fecha = columna.valor(fila)
      return fecha && isFecha(fecha) ? formatFecha(fecha) : ''
    }
    case 'instante': {
      const instante = columna.valor(fila)
      return instante && !Number.isNaN(Date.parse(instante)) ? formatInstante(instante) : ''
    }
    case 'hora': {
      const instante = columna.valor(fila)
      return instante && !Number.isNaN(Date.parse(instante)) ? formatInstante(instante).slice(11, 16) : ''
    }
  }
}
