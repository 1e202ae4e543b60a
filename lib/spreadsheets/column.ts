import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

export type Columna<Fila> = { titulo: string; ancho?: number } & (
  | { tipo: 'texto'; valor: (fila: Fila) => string | null | undefined }
  | { tipo: 'entero'; valor: (fila: Fila) => number | null | undefined }
  /** `sinTotal`: amounts that add up to nothing, as running balances or prices. */
  | { tipo: 'dinero'; valor: (fila: Fila) => Centavos | null | undefined; sinTotal?: boolean | undefined }
  | { tipo: 'fecha'; valor: (fila: Fila) => Fecha | null | undefined }
  /** An instant, shown on Argentina's clock with its day, and by its hour alone. */
  | { tipo: 'instante' | 'hora'; valor: (fila: Fila) => string | null | undefined }
)

/**
 * No program takes this text for a formula: a leading = + - @ TAB, CR or LF gets an apostrophe, since a copy saved as
 * CSV forgets that it is text. Characters that XML cannot carry are dropped.
 */
export function safeText(text: string): string {
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
  return /^[=+\-@\t\r\n]/.test(clean) ? `'${clean}` : clean
}

/** 'Cuenta Corriente', 'xlsx' → 'cuenta-corriente-2026-03-01.xlsx'. */
export function fileName(titulo: string, fecha: Fecha, extension: 'csv' | 'xlsx'): string {
  const plain = titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'planilla'}-${fecha}.${extension}`
}
