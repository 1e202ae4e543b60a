/** How a file is read: which sheet, where its titles stand, what each column is, and what a person answered. */

/** A column's field, or null for one that is not imported. */
export type Columnas = (string | null)[]

export interface LecturaDeHoja {
  /** From 0, in the order of the book. */
  hoja: number
  /** The row of the titles, from 1; 0 where the format keeps them apart. */
  encabezado: number
  columnas: Columnas
}

export const MODOS = ['vacios', 'reemplazar'] as const
/** What is done with who is there already: fill what is empty, or put the file's in its place. */
export type Modo = (typeof MODOS)[number]

export const SIN_COMA = ['rehusar', 'apellidoPrimero', 'nombrePrimero'] as const
/** How whole names without a comma are parted. */
export type SinComa = (typeof SIN_COMA)[number]

export interface Respuesta {
  campo: string
  /** As the file writes it. */
  valor: string
  /** What it is; null: its rows are not imported. */
  respuesta: string | null
}

export interface OpcionesDeLectura {
  /** 'GÓMEZ PAZ' becomes 'Gómez Paz'. */
  mayusculas: boolean
  /** 03/04/2026 is 3 April. */
  diaPrimero: boolean
  /** What parts several of one cell; '' where a cell holds one. */
  variasPorCelda: '' | '/' | '+' | ',' | ';' | '-'
  /** The row under the titles with each month's price; 0 for none. */
  filaDePrecios: number
  /** A certificate without an end holds for two years. */
  completarHasta: boolean
  modo: Modo
  /** A whole name without a comma is refused, or its first or last word is taken apart. */
  sinComa: SinComa
}

export interface Lectura extends LecturaDeHoja {
  /** Sheets joined by the registration number. */
  otras: LecturaDeHoja[]
  /** What is said once for the whole file, by field. */
  fijos: { campo: string; valor: string }[]
  respuestas: Respuesta[]
  opciones: OpcionesDeLectura
}
