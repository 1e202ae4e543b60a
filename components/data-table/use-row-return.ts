import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** The row's mark, which the stylesheet draws. */
const VUELTA = 'data-vuelta'

/**
 * After a step back the row, or the link of a list `data-vuelve`, that was left for this screen is marked and has the focus, where its list shows it. The
 * list's scroll stays. A browser without the Navigation API does not tell a step back.
 */
export function useRowReturn(): void {
  const pathname = usePathname()
  const before = useRef(pathname)
  const steppedBack = useRef(false)
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const note = ({ navigationType }: NavigateEvent) => {
      // The router replaces the entry that it has just come to.
      if (navigationType !== 'replace') steppedBack.current = navigationType === 'traverse'
    }
    navigation.addEventListener('navigate', note)
    return () => navigation.removeEventListener('navigate', note)
  }, [])
  useEffect(() => {
    const left = before.current
    before.current = pathname
    if (!steppedBack.current || left === pathname) return
    steppedBack.current = false
    const link = linkTo(left)
    link?.focus({ preventScroll: true })
    link?.closest('tr')?.setAttribute(VUELTA, '')
  }, [pathname])
}

const linkTo = (pathname: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main :is(tbody, [data-vuelve]) a[href]')].find(
    (link) => link.pathname === pathname,
  )
