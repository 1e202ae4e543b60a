/**
 * What was typed and is not saved yet, and what was open: kept by one tab of the browser alone and told apart by person.
 * It outlives reloads, a stopped server and an expired session, and ends with signing out.
 */

const PREFIJO = 'padron.borrador/'
/** When somebody last signed out, told to the other tabs: their drafts from before it are over too. */
const SALIDA = 'padron.salida'

interface Guardado {
  en: number
  datos: unknown
}

/** `de` names the work and the version of its shape, `dueno` the person. */
const keyOf = (de: string, dueno: string) => `${PREFIJO}${de}/${dueno}`

/** Undefined when there is none, it was over before, or the browser keeps nothing. */
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

/** At sign-out: whoever sits down next finds nothing half done. */
export function dropBorradores(): void {
  attempt(() => {
    localStorage.setItem(SALIDA, String(Date.now()))
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIJO)) sessionStorage.removeItem(key)
  })
}

/** A browser may refuse its storage or have it full: work goes on, without a draft. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
