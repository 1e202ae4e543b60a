/** An opened screen. The same address is one tab, whatever its filters and page (S1 2.2). */
export interface Pestana {
  /** Its address without filters and page. */
  clave: string
  /** Its address as it was last seen. */
  href: string
  titulo: string
  /** The draft of what was typed there and not saved (lib/borrador). */
  borrador?: string | undefined
}

/** Which tabs of a list a closing means, seen from one of them. */
export const CIERRES = ['esta', 'izquierda', 'derecha', 'otras'] as const
export type Cierre = (typeof CIERRES)[number]

const ALTA = /^\/matriculado_0\d\/crear$/

/** The tab of an address; the steps of a new doctor share one. */
export const keyOf = (pathname: string): string => (ALTA.test(pathname) ? '/matriculado_01/crear' : pathname)

/** The tabs after a screen was shown: the one of its address remembers where it was, else there is a new one at the end. */
export function visit(tabs: readonly Pestana[], href: string, titulo: string): readonly Pestana[] {
  const clave = keyOf(href.replace(/[?#].*$/s, ''))
  const known = tabs.find((tab) => tab.clave === clave)
  if (!known) return [...tabs, { clave, href, titulo }]
  return known.href === href ? tabs : change(tabs, clave, { href })
}

/** The tabs with one changed; the same list when nothing changes. */
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

/** The tabs that a closing would close, the last one of all too: that is for who asks to refuse. */
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

/** Where to be after some tabs are closed: the nearest that stays, the right one first. */
export function nearest(
  tabs: readonly Pestana[],
  closed: readonly Pestana[],
  clave: string,
): Pestana | undefined {
  const at = tabs.findIndex((tab) => tab.clave === clave)
  const stays = (tab: Pestana) => !closed.includes(tab)
  return tabs.slice(at).find(stays) ?? tabs.slice(0, Math.max(at, 0)).findLast(stays)
}
