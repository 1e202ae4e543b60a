/** What a file of rows is, once read: a workbook's sheets, a .csv, a .dbf or a page that calls itself .xls. */

import type { Celda } from '@/domain/celda'

export const FORMATOS_DE_LIBRO = ['xlsx', 'xls', 'ods', 'csv', 'dbf', 'html'] as const
export type FormatoDeLibro = (typeof FORMATOS_DE_LIBRO)[number]

export const CODIFICACIONES = ['utf-8', 'utf-16le', 'cp1252', 'cp850'] as const
export type Codificacion = (typeof CODIFICACIONES)[number]

export const SEPARADORES = [';', ',', '\t', '|'] as const
export type Separador = (typeof SEPARADORES)[number]

/** Cells drawn as one: first row and column, last row and column; rows from 1, columns from 0. */
export type Combinada = [fila: number, columna: number, hastaFila: number, hastaColumna: number]

export interface HojaDeLibro {
  nombre: string
  oculta: boolean
  /** The names of the fields, where the format keeps them apart from the rows (.dbf). */
  titulos: string[] | null
  /** The last row that holds something, and how many columns the widest has. */
  filas: number
  columnas: number
  /** Of the first sixty rows alone. */
  combinadas: Combinada[]
}

export interface Libro {
  formato: FormatoDeLibro
  /** Null where the format says it by itself. */
  codificacion: Codificacion | null
  separador: Separador | null
  /** The year that a day without a form of its own is counted from. */
  epoca: 1900 | 1904
  hojas: HojaDeLibro[]
  /** What was not taken as it stands, in sentences: macros, links to other files, characters that nobody sees. */
  avisos: string[]
}

/** A row at its own number, from 1 as spreadsheets show it; records in a .csv and a .dbf. Null: deleted and still there. */
export interface FilaDeLibro {
  hoja: number
  fila: number
  celdas: Celda[] | null
}
