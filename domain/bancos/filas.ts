import { addUp } from '@/domain/bancos/archivo'
import type { Leido } from '@/domain/bancos/registro'
import type { Defecto, Renglon } from '@/domain/bancos/renglones'
import { formatMoney, type Centavos } from '@/domain/dinero'

/** Reads line after line into rows, and collects the defects of the lines that give none. */
export function readFilas<T>(
  renglones: readonly Renglon[],
  read: (renglon: Renglon) => Leido<T>,
): { filas: T[]; defectos: Defecto[] } {
  const filas: T[] = []
  const defectos: Defecto[] = []
  for (const renglon of renglones) {
    const leido = read(renglon)
    if (leido.ok) filas.push(leido.valor)
    else defectos.push(leido.defecto)
  }
  return { filas, defectos }
}

interface Totales {
  cantidad: string
  total: Centavos
  linea: number
  columnas: { cantidad: number; total: number }
}

/** Compares a file's own count and total with its rows. */
export function totalsProblem(
  filas: readonly { importe: Centavos }[],
  { cantidad, total, linea, columnas }: Totales,
): Defecto | undefined {
  const said = Number(cantidad)
  if (said !== filas.length)
    return {
      linea,
      columna: columnas.cantidad,
      motivo: `Cantidad de registros: dice ${said} y hay ${filas.length}`,
    }
  const sum = addUp(filas)
  if (sum === total) return undefined
  const counted = sum === null ? EXCESIVA : formatMoney(sum)
  return {
    linea,
    columna: columnas.total,
    motivo: `Importe total: dice ${formatMoney(total)} y los renglones suman ${counted}`,
  }
}

/** A report has no total of its own, but a sum beyond what can be registered is refused all the same. */
export function tooMuch(filas: readonly { linea: number; importe: Centavos }[]): Defecto | undefined {
  if (addUp(filas) !== null) return undefined
  return { linea: filas.at(-1)?.linea ?? 1, columna: 1, motivo: `La suma de los importes es ${EXCESIVA}` }
}

const EXCESIVA = 'más de lo que se puede registrar'

/** The line of the first value that differs from those before it, a sign of two files in one. */
export function firstOther<T>(values: readonly T[]): number {
  return values.findIndex((value) => value !== values[0])
}

export const SIN_FILAS = 'El archivo no tiene ningún registro de débito'
