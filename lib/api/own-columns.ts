import * as z from 'zod'
import { readLista } from '@/contract/lectura/list-rows'
import type { AnyCall } from '@/lib/api/result'
import { cellOf } from '@/domain/spreadsheets/cell'
import type { Columna } from '@/domain/spreadsheets/column'

interface Respuesta {
  llamada: AnyCall
  /** Of an answer with several lists, the one that is wanted. */
  lista?: string | undefined
  columnas: readonly Columna<unknown>[]
  /** The rows of all its lists, as they were read. */
  filas: readonly unknown[]
  /** The answer as it came. */
  texto: string
  /** The sheet's columns are agreed upon with who gets it: all stand, and amounts are theirs. */
  fijas?: boolean
  /** Keys that say nothing which the sheet does not say. */
  calladas?: readonly string[]
}

interface Planilla {
  columnas: readonly Columna<unknown>[]
  filas: readonly unknown[]
}

type Suelta = Readonly<Record<string, unknown>>
interface Par {
  leida: unknown
  suelta: Suelta
}

/**
 * A spreadsheet of another server's answer: our columns that have something, and a column of its own for every key
 * whose value none of them shows. The specification gives no keys of these calls, and another server's words are
 * better than none. Where no amount was told it is an error in words, never a sheet of blanks.
 */
export function ownColumns(respuesta: Respuesta): Planilla | { error: string } {
  const { columnas, fijas = false, calladas = [] } = respuesta
  const pares = pairsOf(respuesta)
  const ours = columnas.map(ofPair)
  const filled = ours.filter((columna) => pares.some((par) => cellOf(columna, par) !== null))
  const sueltas = looseKeys(respuesta, pares).filter((clave) => !calladas.includes(clave))
  const money = columnas.filter((columna) => columna.tipo === 'dinero' && keysRead([columna]).size > 0)
  const told = filled.some(({ tipo }) => tipo === 'dinero')
  const maybe = !fijas && sueltas.some((clave) => isAmount(clave, pares))
  if (money.length > 0 && !told && !maybe) return { error: withoutAmounts(money, pares) }
  return {
    filas: pares,
    columnas: [...(fijas ? ours : filled), ...sueltas.map(columnOf)] as readonly Columna<unknown>[],
  }
}

const withoutAmounts = (money: readonly Columna<unknown>[], pares: readonly Par[]): string =>
  `El servidor no informó ningún importe (${money.map(({ titulo }) => titulo).join(', ')}). ` +
  `Lo que informó de cada fila: ${keysOf(pares).join(', ') || 'nada'}.`

/** Each row as it was read beside what it said; of an answer without the lists' names, all rows. */
function pairsOf({ llamada, lista, filas, texto }: Respuesta): Par[] {
  const sobre = JSON.parse(texto) as { datos?: unknown }
  const raw = readLista(llamada, sobre.datos).filas ?? []
  const pares = filas.map((leida, at): Par => ({ leida, suelta: flat(raw[at]) }))
  const listOf = ({ leida }: Par) => (leida as { lista?: string }).lista
  if (lista === undefined || pares.every((par) => listOf(par) === undefined)) return pares
  return pares.filter((par) => listOf(par) === lista)
}

/** What stands inside a row's part is told under both names; a part that has a name is told by it. */
function flat(row: unknown): Suelta {
  if (typeof row !== 'object' || row === null) return {}
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      if (typeof value !== 'object' || value === null) return [[key, value]]
      const { nombre } = value as { nombre?: unknown }
      if (plainText(nombre) !== null) return [[key, nombre]]
      return Object.entries(value).map(([inner, one]): [string, unknown] => [`${key}.${inner}`, one])
    }),
  )
}

const keysOf = (pares: readonly Par[]): string[] =>
  [...new Set(pares.flatMap(({ suelta }) => Object.keys(suelta)))].filter((clave) => clave !== 'lista')

/** The keys of which some row tells what no column shows: none reads it, or what it reads could not be read. */
function looseKeys({ llamada, columnas }: Respuesta, pares: readonly Par[]): string[] {
  const read = keysRead(columnas)
  const nameOf = namesOf(llamada)
  return keysOf(pares).filter((clave) => {
    const name = nameOf(clave)
    return pares.some(
      ({ leida, suelta }) =>
        plainText(suelta[clave]) !== null &&
        (name === undefined || !read.has(name) || ((leida as Suelta)[name] ?? null) === null),
    )
  })
}

/** Our name of a key, undefined where the call does not know it. */
function namesOf({ salida }: AnyCall): (clave: string) => string | undefined {
  if (!(salida instanceof z.ZodCodec)) return () => undefined
  const { transform } = salida.def
  return (clave) => Object.keys(transform({ [clave]: true }, { value: {}, issues: [] }) as object)[0]
}

/** Which of a row's keys the columns look at. */
function keysRead(columnas: readonly Columna<unknown>[]): ReadonlySet<string> {
  const read = new Set<string>()
  const spy = new Proxy({}, { get: (_row, key) => void (typeof key === 'string' && read.add(key)) })
  for (const columna of columnas) columna.valor(spy)
  return read
}

const ofPair = (columna: Columna<unknown>) =>
  ({ ...columna, valor: (par: Par) => columna.valor(par.leida) }) as Columna<Par>

const columnOf = (clave: string): Columna<Par> => ({
  titulo: clave,
  tipo: 'texto',
  valor: ({ suelta }) => plainText(suelta[clave]),
})

/** Keys whose numbers are no amounts. */
const DE_OTRA_COSA =
  /id$|^(mes|anio|año|dia|dni|cuit|cuil|cbu|edad|orden)|matricula|nro|n[uú]mero|recibo|fecha|cantidad|tel/i

const isAmount = (clave: string, pares: readonly Par[]): boolean => {
  const told = pares.flatMap(({ suelta }) => plainText(suelta[clave]) ?? [])
  return !DE_OTRA_COSA.test(clave) && told.length > 0 && told.every((text) => /^[-$\s]*[\d.,]+$/.test(text))
}

/** As it was written: what a number of another server means is not known. */
const plainText = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim() !== '') ||
  typeof value === 'number' ||
  typeof value === 'boolean'
    ? String(value)
    : null
