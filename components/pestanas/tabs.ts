import { keyOf } from '@/components/pestanas/tab-key'

/** An opened screen. One address is one tab, whatever its filters and page. */
export interface Pestana {
  clave: string
  href: string
  titulo: string
  /** The draft of unsaved work (lib/borrador). */
  borrador?: string | undefined
}

export const CIERRES = ['esta', 'izquierda', 'derecha', 'otras'] as const
export type Cierre = (typeof CIERRES)[number]

/** The shown address's tab remembers its filters; a new one goes to the end. */
export function visit(tabs: readonly Pestana[], href: string, titulo: string): readonly Pestana[] {
  const clave = keyOf(href.replace(/[?#].*$/s, ''))
  const known = tabs.find((tab) => tab.clave === clave)
  if (!known) return [...tabs, { clave, href, titulo }]
  return known.href === href ? tabs : change(tabs, clave, { href })
}

/** Gives the same list when nothing changes. */
export function change(
  tabs: readonly Pestana[],
  clave: string,
  to: Partial<Omit<Pestana, 'clave'>>,
): readonly Pestana[] {
  const known = tabs.find((tab) => tab.clave === clave)
  const keys = Object.keys(to) as (keyof typeof to)[]
  if (!known || keys.every((key) => known[key] === to[key])) return tabs
  return tabs.map((tab) => (tab === known ? { ...tab, ...to } : tab))
}

/** May be all tabs; the caller refuses to close the last one. */
export function closedBy(tabs: readonly Pestana[], clave: string, cierre: Cierre): readonly Pestana[] {
  const at = tabs.findIndex((tab) => tab.clave === clave)
  if (at < 0) return []
  switch (cierre) {
    case 'esta':
      return tabs.slice(at, at + 1)
    case 'izquierda':
      return tabs.slice(0, at)
    case 'derecha':
      return tabs.slice(at + 1)
    case 'otras':
      return tabs.filter((tab) => tab.clave !== clave)
  }
}

/** The nearest tab that stays, preferring the right one. */
export function nearest(
  tabs: readonly Pestana[],
  closed: readonly Pestana[],
  clave: string,
): Pestana | undefined {
  const at = tabs.findIndex((tab) => tab.clave === clave)
  const stays = (tab: Pestana) => !closed.includes(tab)
  return tabs.slice(at).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays)
}
