import { type Pestana, change, keyOf, visit } from '@/components/pestanas/tabs'
import { dropBorrador, readBorrador, saveBorrador } from '@/lib/borrador'

const DE = 'pestanas.1'

/** The tabs of one person in this tab of the browser; they outlive a reload and end with signing out. */
let abiertas: { dueno: string; tabs: readonly Pestana[] } = { dueno: '', tabs: [] }
/** Names that screens gave themselves; one may speak before its tab is there. */
const nombres = new Map<string, string>()
/** The tab that goes when another one is shown. */
let saliente: { clave: string; hacia: string } | undefined
const listeners = new Set<() => void>()

function set(tabs: readonly Pestana[]): void {
  if (tabs === abiertas.tabs) return
  abiertas = { ...abiertas, tabs }
  if (abiertas.dueno) saveBorrador(DE, abiertas.dueno, tabs)
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

  /** A screen is shown to `dueno`; `titulo` until it tells a better one. */
  show(dueno: string, href: string, titulo: string): void {
    if (abiertas.dueno !== dueno) {
      if (abiertas.dueno) nombres.clear()
      const kept = readBorrador(DE, dueno)
      abiertas = { dueno, tabs: Array.isArray(kept) ? kept.filter(isTab) : [] }
    }
    const clave = keyOf(href.replace(/[?#].*$/s, ''))
    let tabs = visit(abiertas.tabs, href, nombres.get(clave) ?? titulo)
    if (saliente?.hacia === clave) {
      const { clave: gone } = saliente
      tabs = tabs.filter((tab) => tab.clave !== gone)
    }
    saliente = undefined
    set(tabs)
    // A person's first look: the list is new even when it is as it was.
    for (const notify of listeners) notify()
  },

  /** `propio`: the screen names itself, which no title of the page takes back. */
  name(clave: string, titulo: string, propio = false): void {
    if (propio) nombres.set(clave, titulo)
    else if (nombres.has(clave)) return
    set(change(abiertas.tabs, clave, { titulo }))
  },

  /** What was typed in a tab is kept as that draft; undefined: there is nothing unsaved. */
  keep: (clave: string, borrador: string | undefined): void =>
    set(change(abiertas.tabs, clave, { borrador })),

  /** Closes tabs and throws their drafts away. The one that is shown goes when `hacia` is. */
  close(closed: readonly Pestana[], shown: string, hacia: string | undefined): void {
    for (const { borrador } of closed) if (borrador) dropBorrador(borrador, abiertas.dueno)
    if (hacia && closed.some(({ clave }) => clave === shown)) saliente = { clave: shown, hacia }
    set(abiertas.tabs.filter((tab) => tab.clave === shown || !closed.includes(tab)))
  },
}
