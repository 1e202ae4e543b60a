/** What comes in to be imported, told apart by its content. */
export const PLANILLA_ENTRANTE = {
  tipos: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.dbf',
    'application/x-pagina-de-tablas',
    'text/plain;charset=utf-16',
    'text/plain',
  ],
  maximo: 25_000_000,
  libro: true,
} as const

/** What a file picker shows of them; what a file is, is told by its content. */
export const EXTENSIONES_DE_PLANILLA = '.xlsx,.xls,.ods,.csv,.txt,.dbf,.htm,.html'

/** Rows, columns and cells of a whole file. */
export const MAX_FILAS = 200_000
export const MAX_COLUMNAS = 200
export const MAX_CELDAS = 2_000_000
/** Characters of one cell. */
export const MAX_TEXTO = 5_000
export const MAX_HOJAS = 200
