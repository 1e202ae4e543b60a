import { refuse } from '@/backend/nucleo/rechazo'
import { isFecha } from '@/domain/fechas'
import { type OrdenDe, partsOf } from '@/domain/orden'
import { isSafeText } from '@/domain/texto'

const HORA = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])$/

/** Each kind of key: whether a text is one, as what it is compared, and what stands for a missing one. */
const TIPOS = {
  integer: { reads: (text: string) => /^-?\d{1,10}$/.test(text), como: 'bigint', falta: '0' },
  bigint: { reads: (text: string) => /^-?\d{1,18}$/.test(text), como: 'bigint', falta: '0' },
  text: { reads: isSafeText, como: 'text', falta: "''" },
  date: { reads: isFecha, como: 'date', falta: "'0001-01-01'::date" },
  timestamptz: {
    reads: (text: string) => isFecha(text.slice(0, 10)) && HORA.test(text.slice(11)),
    como: 'timestamptz',
    falta: "'0001-01-01'::timestamptz",
  },
  boolean: { reads: (text: string) => text === 'true' || text === 'false', como: 'boolean', falta: 'false' },
} as const

/** What rows are put in order by. Names carry their collation, so that a place that comes back compares the same. */
export interface Clave {
  sql: string
  tipo: keyof typeof TIPOS
  /** Some rows have none, and are the last in either direction. */
  nula?: true
}
export type Claves<C extends string> = Readonly<Record<C, readonly Clave[]>>

/** An order as SQL. */
export interface Puesto {
  /** After ORDER BY. */
  orden: string
  /** The same rows from the other end. */
  alReves: string
  /** Where a row stands, as text that `despuesDe` takes. */
  lugar: string
  /** The condition of the rows after a place that a row has told. Throws `Rechazo` for what no row tells. */
  despuesDe: (lugar: string, add: (value: unknown) => string) => string
}

/** The order of a closed list's column, in which the id parts what is equal, so that it is one order. */
export function puestoOf<C extends string>(claves: Claves<C>, orden: OrdenDe<C>, id: string): Puesto {
  const { columna, baja } = partsOf(orden)
  const keys = [...claves[columna], { sql: id, tipo: 'bigint' as const }].flatMap((clave) =>
    wholeOf(clave, baja),
  )
  const way = (reversed: boolean) => keys.map(({ sql }) => `${sql} ${reversed ? 'DESC' : 'ASC'}`).join(', ')
  return {
    orden: way(baja),
    alReves: way(!baja),
    lugar: `json_build_array(${keys.map(({ sql }) => `(${sql})::text`).join(', ')})::text`,
    despuesDe: (lugar, add) => {
      const values = readLugar(lugar, keys)
      const places = keys.map(({ tipo }, index) => `${add(values[index])}::text::${TIPOS[tipo].como}`)
      return `(${keys.map(({ sql }) => sql).join(', ')}) ${baja ? '<' : '>'} (${places.join(', ')})`
    },
  }
}

/** A key that may be missing, as two that never are. */
function wholeOf({ sql, tipo, nula }: Clave, baja: boolean): Clave[] {
  if (!nula) return [{ sql, tipo }]
  return [
    { sql: `(${sql} IS ${baja ? 'NOT ' : ''}NULL)`, tipo: 'boolean' },
    { sql: `coalesce(${sql}, ${TIPOS[tipo].falta})`, tipo },
  ]
}

function readLugar(text: string, keys: readonly Clave[]): string[] {
  const values = parse(text)
  const fits =
    Array.isArray(values) &&
    values.length === keys.length &&
    keys.every(({ tipo }, index) => {
      const value: unknown = values[index]
      return typeof value === 'string' && TIPOS[tipo].reads(value)
    })
  return fits ? (values as string[]) : refuse('lugar', 'Lugar desconocido')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The keys of a member's name, the Spanish way by their columns' collation. */
export const clavesDeNombre = (alias = 'm'): readonly Clave[] => [
  { sql: `${alias}.apellido`, tipo: 'text' },
  { sql: `${alias}.nombre`, tipo: 'text' },
]

/** SQL: the words that a screen says for a closed set of values, for who looks at a list ordered by them. */
export const wordsSql = (sql: string, words: Readonly<Record<string, string>>): string =>
  `CASE (${sql})::text ${Object.entries(words)
    .map(([value, text]) => `WHEN '${value}' THEN '${text}'`)
    .join(' ')} ELSE (${sql})::text END COLLATE es_ar`

/** SQL: the page's rows as they stand, whatever is joined to them later. */
export const numbered = (sql: string): string => `SELECT x.*, row_number() OVER () AS puesto FROM (${sql}) x`
