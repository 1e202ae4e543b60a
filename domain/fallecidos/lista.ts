import { type Celda, isIlegible } from '@/domain/celda'
import type { Fecha } from '@/domain/fechas'
import { orderOf, readDay } from '@/domain/importar/leer/fecha'
import { lineOf } from '@/domain/importar/leer/leido'
import type { ColumnasDeExtracto } from '@/domain/refeps/columnas'
import { cellAt, type Quien, readQuien } from '@/domain/refeps/extracto'

/** A row of a list of deaths, with its day as it stands there. */
export interface FilaDeLista extends Quien {
  fila: number
  celda: Celda
}

/** Null for a row that names nobody. */
export function readFilaDeLista(
  fila: number,
  celdas: readonly Celda[],
  columnas: ColumnasDeExtracto,
): FilaDeLista | null {
  const quien = readQuien(celdas, columnas)
  return quien && { fila, ...quien, celda: cellAt(celdas, columnas.dia) }
}

/** Somebody whom a list gives as dead; null where his day is missing or cannot be read. */
export interface Difunto extends Quien {
  fila: number
  dia: Fecha | null
}

/** The same with their days: the column as a whole tells whether the month stands first. */
export function readDias(
  filas: readonly FilaDeLista[],
  { hoy, epoca }: { hoy: Fecha; epoca: 1900 | 1904 },
): Difunto[] {
  const orders = filas.map(({ celda }) => (isIlegible(celda) ? undefined : orderOf(lineOf(celda))))
  const count = (order: 'dia' | 'mes'): number => orders.filter((one) => one === order).length
  const modo = { hoy, epoca, diaPrimero: count('dia') >= count('mes'), mayusculas: false }
  return filas.map(({ celda, ...fila }) => ({ ...fila, dia: readDay(celda, 'pasado', modo).valor ?? null }))
}
