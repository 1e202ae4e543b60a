import { readLista } from '@/lib/api/list-rows'
import type { AnyCall } from '@/lib/api/result'
import { cellOf } from '@/lib/spreadsheets/cell'
import type { Columna } from '@/lib/spreadsheets/column'

interface Planilla {
  columnas: readonly Columna<unknown>[]
  filas: readonly unknown[]
}

/**
 * A report's own columns, or those that the answer names itself where no row has anything in ours: the specification
 * shows no keys of these calls, and another server's words are better than an empty sheet.
 */
export function ownColumns(
  columnas: readonly Columna<unknown>[],
  filas: readonly unknown[],
  texto: () => string,
  lista: string | undefined,
): Planilla {
  const known = filas.some((fila) => columnas.some((columna) => cellOf(columna, fila) !== null))
  return known ? { columnas, filas } : (readPlain(texto(), lista) ?? { columnas, filas })
}

type Suelta = Readonly<Record<string, unknown>>

function readPlain(texto: string, lista: string | undefined): Planilla | undefined {
  const sobre = JSON.parse(texto) as { datos?: unknown }
  const llamada = { ruta: '', ...(lista !== undefined && { listas: [lista] }) } as unknown as AnyCall
  const filas = (readLista(llamada, sobre.datos).filas ?? []) as readonly Suelta[]
  const claves = [...new Set(filas.flatMap((fila) => Object.keys(fila)))].filter((clave) => clave !== 'lista')
  if (claves.length === 0) return undefined
  return {
    filas,
    columnas: claves.map((clave) => ({
      titulo: clave,
      tipo: 'texto',
      valor: (fila) => plainText((fila as Suelta)[clave]),
    })),
  }
}

/** As it was written: what a number of another server means is not known. */
const plainText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
