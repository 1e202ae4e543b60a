import { SIN_LEER } from '@/contract/lectura/sin-leer'

/** The names that a record, or an edit of it, carries under SIN_LEER; none in anything else. */
export function unreadKeysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !(SIN_LEER in value)) return []
  const keys = value[SIN_LEER]
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

/**
 * An edit of `leido` that says nothing of what could not be read, or of `more`, where it was not typed anew: written
 * empty, it would overwrite what nobody has seen. Our own server gets every key, as it reads them all.
 */
export function sparingUnread<E extends object>(entrada: E, leido: unknown, more: readonly string[] = []): E {
  const keys = [...unreadKeysOf(leido), ...more]
  const untouched = keys.filter((key) => isNothing((entrada as Record<string, unknown>)[key]))
  return untouched.length > 0 ? { ...entrada, [SIN_LEER]: untouched } : entrada
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''
