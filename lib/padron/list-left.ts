import { keptAs, readKept } from '@/lib/borrador'

/** The list of members that a member's screen was opened from: what was on it, and the pages beside it. */
export interface ListLeft {
  /** The table's name. */
  tabla: string
  ids: readonly number[]
  /** Addresses of the pages before the first of the ids and after the last. */
  antes?: string | undefined
  despues?: string | undefined
}
export type Lado = 'antes' | 'despues'

export const LISTA_DEJADA = keptAs<ListLeft>('lista-dejada.1')

const PANTALLA = /^\/(?:fichaMatriculado|[gG]estion[A-Za-z]+)\/(\d+)(?=\/|$)/

/** Whose screen stands at an address. */
export function memberOf(pathname: string): number | undefined {
  const id = PANTALLA.exec(pathname)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The same screen of another member. */
export const screenOf = (pathname: string, id: number): string => pathname.replace(/\d+/, String(id))

/** What a table shows: its members in their order, and the pages beside this one. */
export function readTable(table: Element): ListLeft {
  const links = [...table.querySelectorAll<HTMLAnchorElement>('tbody a[href]')]
  const ids = links.flatMap((link) => memberOf(link.getAttribute('href') ?? '') ?? [])
  const hrefOf = (rel: string) =>
    table.closest('.data-table')?.querySelector(`a[rel=${rel}]`)?.getAttribute('href') ?? undefined
  return {
    tabla: table.getAttribute('aria-label') ?? '',
    ids: [...new Set(ids)],
    antes: hrefOf('prev'),
    despues: hrefOf('next'),
  }
}

/** With the page at one of its sides, whose rows may have moved since. */
export function joined(left: ListLeft, lado: Lado, page: ListLeft): ListLeft {
  const more = page.ids.filter((id) => !left.ids.includes(id))
  const ids = lado === 'antes' ? [...more, ...left.ids] : [...left.ids, ...more]
  return { ...left, ids, [lado]: page[lado] }
}

/**
 * How many entries back a step leads past the members that were looked through one after the other: their screens stand
 * before this one only because one went on from there. Zero when nothing else is before.
 */
export function stepsPast(dueno: string): number {
  const here = memberOf(window.location.pathname)
  const ids = here === undefined ? undefined : readKept(LISTA_DEJADA, dueno)?.ids
  if (!ids || !('navigation' in window)) return 1
  const now = window.navigation.currentEntry?.index ?? 0
  const isPast = (url: string | null | undefined) => {
    const other = url ? memberOf(new URL(url).pathname) : undefined
    return other !== undefined && other !== here && ids.includes(other)
  }
  const before = window.navigation.entries().slice(0, now)
  const to = before.findLastIndex(({ url }) => !isPast(url))
  return to < 0 ? 0 : now - to
}
