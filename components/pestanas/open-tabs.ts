import { keyOf } from '@/components/pestanas/tab-key'
import { type Pestana, change, visit } from '@/components/pestanas/tabs'
import { type Kept, dropKept, keep, readKept } from '@/lib/borrador'

const PESTANAS: Kept<readonly Pestana[]> = {
  de: 'pestanas.1',
  read: (datos) => (Array.isArray(datos) ? datos.filter(isTab) : undefined),
}

/** One person's tabs in this browser tab; they outlive a reload and end with signing out. */
let abiertas: { dueno: string; tabs: readonly Pestana[] } = { dueno: '', tabs: [] }
/** Names that screens gave themselves, perhaps before their tab was there. */
const nombres = new Map<string, string>()
/** The tab to remove when another one is shown. */
let saliente: { clave: string; hacia: string } | undefined
const listeners = new Set<() => void>()

function set(tabs: readonly Pestana[]): void {
  if (tabs === abiertas.tabs) return
  abiertas = { ...abiertas, tabs }
  if (abiertas.dueno) keep(PESTANAS, abiertas.dueno, tabs)
  for (const notify of listeners) notify()
}

const isTab = (value: unknown): value is Pestana =>
  typeof value === 'object' && value !== null && 'clave' in value && 'href' in value && 'titulo' in value

export const openTabs = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  get: (): readonly Pestana[] => abiertas.tabs,

  /** Shows a screen to `dueno`, called `titulo` until it tells a better name. */
  show(dueno: string, href: string, titulo: string): void {
    if (abiertas.dueno !== dueno) {
      if (abiertas.dueno) nombres.clear()
      abiertas = { dueno, tabs: readKept(PESTANAS, dueno) ?? [] }
    }
    const clave = keyOf(href.replace(/[?#].*$/s, ''))
    let tabs = visit(abiertas.tabs, href, nombres.get(clave) ?? titulo)
    if (saliente?.hacia === clave) {
      const { clave: gone } = saliente
      tabs = tabs.filter((tab) => tab.clave !== gone)
    }
    saliente = undefined
    set(tabs)
    // The list is new for this person even if it looks the same.
    for (const notify of listeners) notify()
  },

  /** `propio`: the screen named itself, and the page's title does not replace it. */
  name(clave: string, titulo: string, propio = false): void {
    if (propio) nombres.set(clave, titulo)
    else if (nombres.has(clave)) return
    set(change(abiertas.tabs, clave, { titulo }))
  },

  /** The draft of what was typed in a tab; undefined when nothing is unsaved. */
  keep: (clave: string, borrador: string | undefined): void =>
    set(change(abiertas.tabs, clave, { borrador })),

  /** Closes tabs and drops their drafts. The shown one goes when `hacia` is shown. */
  close(closed: readonly Pestana[], shown: string, hacia: string | undefined): void {
    for (const { borrador } of closed) if (borrador) dropKept(borrador, abiertas.dueno)
    if (hacia && closed.some(({ clave }) => clave === shown)) saliente = { clave: shown, hacia }
    set(abiertas.tabs.filter((tab) => tab.clave === shown || !closed.includes(tab)))
  },
}
