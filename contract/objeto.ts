import * as z from 'zod'
import { bridge, emptyOf, formaOf } from '@/contract/forma'

/** A codec alone when both sides share the name, or the wire key and its codec. */
type Campo = z.ZodType | readonly [clave: string, cable: z.ZodType]
type CableDe<C extends Campo> = C extends readonly [string, infer S] ? S : C
type Campos = Record<string, Campo>

type Opcionales<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] }
type Requeridos<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
type Aplanar<T> = { [K in keyof T]: T[K] }
type FormaDe<C extends Campos> = { [K in keyof C]: z.output<CableDe<C[K]> & z.ZodType> }
type ValorDe<C extends Campos> = Aplanar<Requeridos<FormaDe<C>> & Opcionales<FormaDe<C>>>

export interface Objeto<T = unknown> {
  /** For forms and handlers: sane names and types, with the specification's messages. */
  forma: z.ZodType<T, T>
  /** A two-way codec: decode reads the wire, encode writes it. */
  cable: z.ZodType<T>
  /** forma key → wire key, which puts the API's field errors beside the right input. */
  claves: Readonly<Record<string, string>>
}

/**
 * Declares an object once and gives both its shapes. Unknown wire keys are dropped. `repetidas` are wire keys that say
 * once more what another one says: they are written and never read.
 * @example objeto({ pagina: ['nroPagina', entero], nombre: texto })
 */
export function objeto<C extends Campos>(
  campos: C,
  repetidas: Readonly<Record<string, keyof C & string>> = {},
): Objeto<ValorDe<C>> {
  const entries = Object.entries(campos).map(([key, campo]) => {
    const [wireKey, cable] = Array.isArray(campo) ? (campo as [string, z.ZodType]) : [key, campo as z.ZodType]
    return { key, wireKey, cable }
  })
  const shape = new Map(entries.map(({ wireKey, cable }) => [wireKey, cable]))
  for (const { key, cable } of entries)
    for (const [wireKey, of] of Object.entries(repetidas)) if (of === key) shape.set(wireKey, cable.nullish())
  const wire = z.object(Object.fromEntries(shape))
  const forma = z.object(Object.fromEntries(entries.map(({ key, cable }) => [key, formaOf(cable)])))
  const decode = (value: Record<string, unknown>) => {
    const forma: Record<string, unknown> = {}
    for (const { key, wireKey } of entries) if (value[wireKey] !== undefined) forma[key] = value[wireKey]
    return forma
  }
  const encode = (value: Record<string, unknown>) => {
    const written: Record<string, unknown> = {}
    for (const { key, wireKey, cable } of entries) {
      const field = value[key] === undefined ? emptyOf(cable) : value[key]
      if (field !== undefined) written[wireKey] = field
    }
    for (const [wireKey, key] of Object.entries(repetidas)) written[wireKey] = value[key]
    return written
  }
  const cable = bridge(
    wire,
    forma,
    { decode, encode },
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  const named = [...entries, ...Object.keys(repetidas).map((key) => ({ key, wireKey: key }))]
  return {
    // The shapes are computed from the same entries; zod cannot follow a computed key list.
    forma: forma as unknown as z.ZodType<ValorDe<C>, ValorDe<C>>,
    cable: cable as unknown as z.ZodType<ValorDe<C>>,
    claves: Object.fromEntries(named.map(({ key, wireKey }) => [key, wireKey])),
  }
}
