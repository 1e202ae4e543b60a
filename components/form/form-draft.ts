import { toJson } from '@/lib/exact-json'

type Campo = readonly [name: string, typed: unknown, before: unknown]

/** A form's changed fields, each with the value it was changed from. */
export interface Conservado {
  campos: readonly Campo[]
  /** There was something that is never kept. */
  secreto: boolean
}

type Valores = Readonly<Record<string, unknown>>

/** Values of fields with such names never go into the browser's storage. */
const SECRETO = /clave|contrase|password/i

const isFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((each) => each instanceof Blob))

/** Absent, null and cleared are equal. */
export const sameValue = (a: unknown, b: unknown): boolean => toJson([a ?? null]) === toJson([b ?? null])

/** Undefined when nothing was changed. Passwords and files are left out. */
export function draftOf(values: Valores, defaults: Valores): Conservado | undefined {
  const changed = Object.keys(values).filter(
    (name) => isFile(values[name]) || !sameValue(values[name], defaults[name]),
  )
  if (changed.length === 0) return undefined
  const kept = changed.filter((name) => !SECRETO.test(name) && !isFile(values[name]))
  return {
    campos: kept.map((name): Campo => [name, values[name], defaults[name]]),
    secreto: changed.some((name) => SECRETO.test(name)),
  }
}

/** What a draft holds, and whether the values it was typed on are others by now. */
export function restore({ campos }: Conservado, defaults: Valores): { valores: Valores; cambiado: boolean } {
  return {
    // A cleared field has no value in JSON.
    valores: Object.fromEntries(campos.map(([name, typed]) => [name, typed ?? undefined])),
    cambiado: campos.some(([name, , before]) => !sameValue(before, defaults[name])),
  }
}
