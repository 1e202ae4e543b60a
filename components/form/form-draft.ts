import { fromJson, toJson } from '@/lib/transporte'

/** What was typed into a form and not saved: the changed fields alone, each with what it was changed from. */
export interface Conservado {
  /** Field, typed value, value before, as JSON with exact money. */
  campos: string
  /** There was something that is never kept. */
  secreto: boolean
}

type Campo = readonly [name: string, typed: unknown, before: unknown]
type Valores = Readonly<Record<string, unknown>>

/** Fields whose value never goes into the browser's storage, by their names. */
const SECRETO = /clave|contrase|password/i

const isFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((each) => each instanceof Blob))

/** Absent, null and cleared are the same to a person. */
export const sameValue = (a: unknown, b: unknown): boolean => toJson([a ?? null]) === toJson([b ?? null])

/** The draft of a form with these values; undefined when it is as it began. Passwords and files are left out. */
export function draftOf(values: Valores, defaults: Valores): Conservado | undefined {
  const changed = Object.keys(values).filter(
    (name) => isFile(values[name]) || !sameValue(values[name], defaults[name]),
  )
  if (changed.length === 0) return undefined
  const kept = changed.filter((name) => !SECRETO.test(name) && !isFile(values[name]))
  return {
    campos: toJson(kept.map((name): Campo => [name, values[name], defaults[name]])),
    secreto: changed.some((name) => SECRETO.test(name)),
  }
}

/** What a draft holds, and whether the values it was typed on are others by now. A draft of another shape is empty. */
export function restore(draft: Conservado, defaults: Valores): { valores: Valores; cambiado: boolean } {
  const campos = readCampos(draft.campos)
  return {
    // A cleared field has no value in JSON.
    valores: Object.fromEntries(campos.map(([name, typed]) => [name, typed ?? undefined])),
    cambiado: campos.some(([name, , before]) => !sameValue(before, defaults[name])),
  }
}

function readCampos(text: unknown): Campo[] {
  try {
    const value: unknown = typeof text === 'string' ? fromJson(text) : []
    return Array.isArray(value) ? (value as Campo[]) : []
  } catch {
    return []
  }
}
