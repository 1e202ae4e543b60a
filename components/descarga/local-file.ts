import type { Columna } from '@/lib/spreadsheets/columna'
import { csvHead, csvRows } from '@/lib/spreadsheets/csv'
import { writeXlsx } from '@/lib/spreadsheets/hoja'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Tabla<Fila> = { titulo: string; columnas: readonly Columna<Fila>[]; filas: readonly Fila[] }

export const makeFile = <Fila>(formato: 'csv' | 'xlsx', tabla: Tabla<Fila>): Blob =>
  formato === 'csv'
    ? new Blob([csvHead(tabla.columnas), csvRows(tabla.columnas, tabla.filas)], {
        type: 'text/csv;charset=utf-8',
      })
    : new Blob([writeXlsx(tabla).slice()], { type: XLSX })
