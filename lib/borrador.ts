import { fromJson, toJson } from '@/lib/exact-json'

/**
 * Drafts of unsaved work, kept by one browser tab for one person. They outlive reloads and expired sessions, and end
 * with signing out (decision 27).
 */

const PREFIJO = 'padron.borrador/'
/** The time of the last sign-out tells other tabs that their drafts are over too. */
const SALIDA = 'padron.salida'

/** One kind of work that is kept, as JSON with exact money. */
export interface Kept<T> {
  /** The work and the version of its shape. */
  de: string
  /** What was kept, read; undefined when it is of another shape. A fault is no draft either. */
  read: (datos: unknown) => T | undefined
}

/** A kind whose name alone says its shape: a change of the shape is a new name. */
export const keptAs = <T>(de: string): Kept<T> => ({ de, read: (datos) => datos as T })

const placeOf = (de: string, dueno: string) => `${PREFIJO}${de}/${dueno}`

/** What stands there, unread: the same text until something else is kept. `dueno` is the person's name. */
export const keptText = ({ de }: Kept<unknown>, dueno: string): string | null =>
  attempt(() => sessionStorage.getItem(placeOf(de, dueno))) ?? null

/** Undefined when there is none, it was over before, or it is of another shape. */
export function readText<T>({ read }: Kept<T>, text: string | null): T | undefined {
  if (text === null) return undefined
  return attempt(() => {
    const { en, datos } = fromJson(text) as { en: number; datos: unknown }
    return en > Number(localStorage.getItem(SALIDA) ?? 0) ? read(datos) : undefined
  })
}

export const readKept = <T>(kind: Kept<T>, dueno: string): T | undefined =>
  readText(kind, keptText(kind, dueno))

/** Undefined: nothing is left to keep. */
export function keep<T>({ de }: Kept<T>, dueno: string, datos: T | undefined): void {
  if (datos === undefined) return dropKept(de, dueno)
  attempt(() => sessionStorage.setItem(placeOf(de, dueno), toJson({ en: Date.now(), datos })))
}

/** Of a kind that is known by its name alone. */
export function dropKept(de: string, dueno: string): void {
  attempt(() => sessionStorage.removeItem(placeOf(de, dueno)))
}

/** At sign-out: whoever sits down next finds nothing half done. */
export function dropAllKept(): void {
  attempt(() => {
    localStorage.setItem(SALIDA, String(Date.now()))
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIJO)) sessionStorage.removeItem(key)
  })
}

/** A browser may refuse its storage or have it full; then there are no drafts. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
