/**
 * Drafts of unsaved work, kept by one browser tab for one person. They outlive reloads and expired sessions, and end
 * with signing out (decision 27).
 */

const PREFIJO = 'padron.borrador/'
/** The time of the last sign-out tells other tabs that their drafts are over too. */
const SALIDA = 'padron.salida'

interface Guardado {
  en: number
  datos: unknown
}

/** `de` names the work and the version of its shape, `dueno` the person. */
const keyOf = (de: string, dueno: string) => `${PREFIJO}${de}/${dueno}`

/** Undefined when there is none, it is over, or the browser keeps nothing. */
export function readBorrador(de: string, dueno: string): unknown {
  return attempt(() => {
    const text = sessionStorage.getItem(keyOf(de, dueno))
    if (text === null) return undefined
    const { en, datos } = JSON.parse(text) as Guardado
    return en > Number(localStorage.getItem(SALIDA) ?? 0) ? datos : undefined
  })
}

export function saveBorrador(de: string, dueno: string, datos: unknown): void {
  const guardado: Guardado = { en: Date.now(), datos }
  attempt(() => sessionStorage.setItem(keyOf(de, dueno), JSON.stringify(guardado)))
}

export function dropBorrador(de: string, dueno: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(de, dueno)))
}

export function dropBorradores(): void {
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
