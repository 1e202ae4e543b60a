/** What a column is taken for, and why. */
export interface ColumnaAdivinada {
  columna: number
  titulo: string
  muestras: string[]
  campo: string | null
  razon: string | null
  /** Nobody needs to be asked. */
  seguro: boolean
}

/** A sheet whose titles were found. */
export interface Ubicada {
  hoja: number
  encabezado: number
  titulos: readonly string[]
}
