import type { AnyCall } from '@/contract/lectura/result'

interface FilasYTotal {
  /** Undefined when `datos` is no list of any kind. */
  filas: readonly unknown[] | undefined
  total?: number | undefined
}

type Partes = Record<string, unknown>

/** PHP writes an empty list as nothing, as an empty text or as an object without keys. */
export const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/**
 * The rows of a list call, as `datos` or inside it with their total: the specification leaves both open. A call with
 * several lists is read by their names, singular or plural.
 */
export function readLista(llamada: AnyCall, datos: unknown): FilasYTotal {
  if (isObject(datos) && 'datos' in datos)
    return { filas: rowsOf(llamada, datos['datos']), total: toInteger(datos['pagTotalItems']) }
  return { filas: rowsOf(llamada, datos) }
}

function rowsOf(llamada: AnyCall, datos: unknown): readonly unknown[] | undefined {
  if (datos == null || isEmpty(datos)) return []
  if (Array.isArray(datos)) return datos as unknown[]
  if (!isObject(datos)) return undefined
  return llamada.listas ? partsOf(llamada, llamada.listas, datos) : numbered(llamada, datos)
}

/** The rows of all lists, each with the name of its own, or undefined when no name is there. */
function partsOf(llamada: AnyCall, listas: readonly string[], datos: Partes) {
  const isPart = (name: string): boolean => listas.some((lista) => name === lista || name === `${lista}s`)
  const names = Object.keys(datos).filter(isPart)
  if (names.length === 0) return numbered(llamada, datos)
  const parts = names.map((name) => {
    const lista = listas.find((one) => name === one || name === `${one}s`)
    return rowsOf({ ...llamada, listas: undefined }, datos[name])?.map((row) =>
      isObject(row) ? { ...row, lista } : row,
    )
  })
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined
}

/** Rows by number, as PHP writes a list with a gap, or a select's names by id. */
function numbered({ ruta }: AnyCall, datos: Partes): readonly unknown[] | undefined {
  const entries = Object.entries(datos)
  if (!entries.every(([key]) => /^\d{1,10}$/.test(key))) return undefined
  if (entries.every(([, value]) => isObject(value))) return entries.map(([, value]) => value)
  const isSelect = ruta.endsWith('/traerTodosSelect')
  if (!isSelect || !entries.every(([, value]) => typeof value === 'string')) return undefined
  return entries.map(([id, nombre]) => ({ id, nombre }))
}

const isObject = (value: unknown): value is Partes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function toInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
