/** The chosen theme lives in local storage; the inline script of `ThemeScript` obeys it. */
export const TEMAS = ['claro', 'oscuro', 'sistema'] as const
export type Tema = (typeof TEMAS)[number]

export const TEMA_KEY = 'padron.tema'
/** Event on window after the choice changed in this tab; other tabs hear 'storage'. */
export const TEMA_EVENT = 'padron:tema'

/** 'sistema' unless a known theme was chosen; a browser without storage follows the system too. */
export function readTema(): Tema {
  try {
    const stored = localStorage.getItem(TEMA_KEY)
    return TEMAS.find((tema) => tema === stored) ?? 'sistema'
  } catch {
    return 'sistema'
  }
}

export function chooseTema(tema: Tema): void {
  try {
    localStorage.setItem(TEMA_KEY, tema)
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(TEMA_EVENT, { detail: tema }))
}
