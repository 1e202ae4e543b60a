import { useEffect } from 'react'
import { plainLinkClick } from '@/components/shell/link-click'
import { keep } from '@/lib/borrador'
import { LISTA_DEJADA, memberOf, readTable } from '@/lib/padron/list-left'

/** What was noted in a page that was loaded before is of use after a reload alone: an address that is typed comes from no list. */
let noted = false

export const isListKnown = (): boolean =>
  noted ||
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')

/**
 * Remembers the list whose row leads to a member, and forgets it when he is opened from anywhere else. It is read from
 * the page, so that every list has it and no server is asked.
 */
export function useListLeft(dueno: string): void {
  useEffect(() => {
    const note = (event: MouseEvent) => {
      const link = plainLinkClick(event)
      const id = link ? memberOf(link.pathname) : undefined
      if (!link || id === undefined || id === memberOf(window.location.pathname)) return
      if (link.closest('[data-vecinos]')) return
      const table = link.closest('main tbody')?.closest('table')
      noted = true
      keep(LISTA_DEJADA, dueno, table ? readTable(table) : undefined)
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [dueno])
}
