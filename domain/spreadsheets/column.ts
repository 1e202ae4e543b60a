import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

export type Columna<Fila> = { titulo: string; ancho?: number } & (
  | { tipo: 'texto'; valor: (fila: Fila) => string | null | undefined }
  /** A text stands as one: a receipt's number of before, '0001-00001234'. */
  | { tipo: 'entero'; valor: (fila: Fila) => number | string | null | undefined }
  /** `sinTotal`: amounts that add up to nothing, as running balances or prices. */
  | { tipo: 'dinero'; valor: (fila: Fila) => Centavos | null | undefined; sinTotal?: boolean | undefined }
  | { tipo: 'fecha'; valor: (fila: Fila) => Fecha | null | undefined }
  /** An instant, shown on Argentina's clock with its day, and by its hour alone. */
  | { tipo: 'instante' | 'hora'; valor: (fila: Fila) => string | null | undefined }
)

/** What a spreadsheet calls a column: 0 → 'A', 26 → 'AA'. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** A text as a spreadsheet can hold it: without the characters that XML cannot carry. */
export const carriedText = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')

/** Whether a program that is given the bare text would take it for a formula. */
export const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text)

/**
 * A text for a CSV, where only the text itself can say that it is one: a leading = + - @ TAB, CR or LF gets an
 * apostrophe. A cell of a workbook says what it is and holds the datum as it is.
 */
export function csvText(text: string): string {
  const clean = carriedText(text)
  return looksLikeFormula(clean) ? `'${clean}` : clean
}

/** 'Cuenta Corriente', 'xlsx' → 'cuenta-corriente-2026-03-01.xlsx'. */
export function fileName(titulo: string, fecha: Fecha, extension: 'csv' | 'xlsx'): string {
  const plain = titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'planilla'}-${fecha}.${extension}`
}
