/**
 * One browser's settings, in local storage. An inline script puts them on <html> before the first paint, and only CSS
 * obeys them, so that nothing jumps (decision 34).
 */
export const TEMAS = ['claro', 'oscuro', 'sistema'] as const
export const COLORES = ['petroleo', 'azul', 'verde', 'violeta', 'ciruela', 'grafito'] as const
export const DISPOSICIONES = ['lateral', 'superior'] as const
/** 'automatica' is compact at a desk with a mouse, unless its screen is higher than 1080 px. */
export const DENSIDADES = ['automatica', 'comoda', 'compacta'] as const

export interface Ajustes {
  tema: (typeof TEMAS)[number]
  color: (typeof COLORES)[number]
  /** The menu stands at the side or on top. */
  disposicion: (typeof DISPOSICIONES)[number]
  /** The side menu is its icons alone; null until somebody chooses, and then by the window's width. */
  plegado: boolean | null
  /** How close the rows of lists stand, and what is over them. */
  densidad: (typeof DENSIDADES)[number]
  multipestana: boolean
  /** Charts tell their parts apart by strokes too, and not by colour alone. */
  tramas: boolean
  /** Keys without Ctrl, which WCAG 2.1.4 wants to be switched off. */
  atajos: boolean
}

export const AJUSTES_INICIALES: Ajustes = {
  tema: 'sistema',
  color: 'petroleo',
  disposicion: 'lateral',
  plegado: null,
  densidad: 'automatica',
  multipestana: false,
  tramas: false,
  atajos: true,
}

export const AJUSTES_KEY = 'padron.ajustes'
/** An event on window with the settings as text in `detail`; other tabs hear 'storage'. */
export const AJUSTES_EVENT = 'padron:ajustes'

/** Unknown settings of another release are dropped, the rest is kept. */
export function parseAjustes(text: string | null): Ajustes {
  const stored = objectOf(text)
  const oneOf = <T extends string>(values: readonly T[], key: string, otherwise: T): T =>
    values.find((value) => value === stored[key]) ?? otherwise
  return {
    tema: oneOf(TEMAS, 'tema', AJUSTES_INICIALES.tema),
    color: oneOf(COLORES, 'color', AJUSTES_INICIALES.color),
    disposicion: oneOf(DISPOSICIONES, 'disposicion', AJUSTES_INICIALES.disposicion),
    plegado: typeof stored['plegado'] === 'boolean' ? stored['plegado'] : null,
    densidad: oneOf(DENSIDADES, 'densidad', AJUSTES_INICIALES.densidad),
    multipestana: stored['multipestana'] === true,
    tramas: stored['tramas'] === true,
    atajos: stored['atajos'] !== false,
  }
}

function objectOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Kept for the page's life where the browser refuses its storage. */
let unstored: string | null = null
let known: { text: string | null; ajustes: Ajustes } | undefined

/** The same object until something changes. */
export function readAjustes(): Ajustes {
  const text = readText()
  if (known?.text !== text) known = { text, ajustes: parseAjustes(text) }
  return known.ajustes
}

function readText(): string | null {
  try {
    return unstored ?? localStorage.getItem(AJUSTES_KEY)
  } catch {
    return unstored
  }
}

/** This page and all other open tabs follow at once. */
export function changeAjustes(change: Partial<Ajustes>): void {
  const text = JSON.stringify({ ...readAjustes(), ...change })
  try {
    localStorage.setItem(AJUSTES_KEY, text)
  } catch {
    unstored = text
  }
  window.dispatchEvent(new CustomEvent(AJUSTES_EVENT, { detail: text }))
}

export function onAjustes(notify: () => void): () => void {
  window.addEventListener(AJUSTES_EVENT, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(AJUSTES_EVENT, notify)
    window.removeEventListener('storage', notify)
  }
}

/** Whether the side menu is its icons alone now; the script that sets the attributes decides it. */
export const isFolded = (): boolean => document.documentElement.dataset['plegado'] === 'true'
