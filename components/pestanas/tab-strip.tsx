'use client'

import { X } from '@/components/ui/icons'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Lugar, TabMenu } from '@/components/pestanas/tab-menu'
import { keyOf } from '@/components/pestanas/tab-key'
import type { Pestana } from '@/components/pestanas/tabs'
import { useClosing } from '@/components/pestanas/use-closing'
import { useShownTabs } from '@/components/pestanas/use-shown-tabs'

/**
 * Each screen is an address, so they are links and not ARIA tabs. The keys are still those of tabs: one stop of the
 * Tab key, arrows between them, Enter opens.
 */
export function TabStrip({ pantallas }: { pantallas: string }) {
  const hint = useId()
  const list = useRef<HTMLUListElement>(null)
  const current = keyOf(usePathname())
  const tabs = useShownTabs(pantallas)
  const [focused, setFocused] = useState<string>()
  const [menu, setMenu] = useState<Lugar>()
  const close = useClosing(tabs, current)
  const stop = tabs.some(({ clave }) => clave === focused) ? focused : current

  useEffect(() => {
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current, tabs.length])

  useEdges(list, tabs.length)

  const focusAt = (at: number) => list.current?.querySelectorAll<HTMLElement>('a')[at]?.focus()
  const closeByKey = async (tab: Pestana) => {
    const next = await close(tab, 'esta')
    if (next) list.current?.querySelector<HTMLElement>(`a[data-clave="${next.clave}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number, tab: Pestana) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keysOf(at, tabs.length, focusAt)[event.key]
    if (act) act()
    else if (event.key === 'Delete') void closeByKey(tab)
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      setMenu(below(event.currentTarget, tab))
    else return
    event.preventDefault()
  }
  return (
    <nav aria-label="Pestañas" className="tab-strip">
      <p id={hint} hidden>
        Flechas para ir de una a otra, Supr para cerrarla, Mayús F10 para cerrar otras
      </p>
      <ul ref={list}>
        {tabs.map((tab, at) => (
          <Tab
            key={tab.clave}
            tab={tab}
            hint={hint}
            current={tab.clave === current}
            reachable={tab.clave === stop}
            onFocus={() => setFocused(tab.clave)}
            onKeyDown={(event) => onKeyDown(event, at, tab)}
            onMenu={(event) => setMenu(atPointer(event, tab))}
            onClose={() => void close(tab, 'esta')}
          />
        ))}
      </ul>
      {menu && (
        <TabMenu
          lugar={menu}
          tabs={tabs}
          onClose={() => setMenu(undefined)}
          onPick={(cierre) => void close(menu.tab, cierre)}
        />
      )}
    </nav>
  )
}

/** The edges that fade out because there is more (pestanas.css). */
function useEdges(list: RefObject<HTMLUListElement | null>, count: number): void {
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    const mark = () => {
      const beyond = strip.scrollWidth - strip.clientWidth - strip.scrollLeft
      strip.toggleAttribute('data-more-left', strip.scrollLeft > 1)
      strip.toggleAttribute('data-more-right', beyond > 1)
    }
    mark()
    strip.addEventListener('scroll', mark, { passive: true })
    const resized = new ResizeObserver(mark)
    resized.observe(strip)
    return () => {
      strip.removeEventListener('scroll', mark)
      resized.disconnect()
    }
  }, [list, count])
}

const keysOf = (at: number, count: number, focus: (at: number) => void): Record<string, () => void> => ({
  ArrowRight: () => focus((at + 1) % count),
  ArrowLeft: () => focus((at - 1 + count) % count),
  Home: () => focus(0),
  End: () => focus(count - 1),
})

function atPointer(event: MouseEvent, tab: Pestana): Lugar {
  event.preventDefault()
  return { tab, x: event.clientX, y: event.clientY, link: event.currentTarget.querySelector('a') }
}

function below(link: Element, tab: Pestana): Lugar {
  const { left, bottom } = link.getBoundingClientRect()
  return { tab, x: left, y: bottom, link: link instanceof HTMLAnchorElement ? link : null }
}

type TabProps = {
  tab: Pestana
  hint: string
  current: boolean
  reachable: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onMenu: (event: MouseEvent) => void
  onClose: () => void
}

function Tab({ tab, hint, current, reachable, onFocus, onKeyDown, onMenu, onClose }: TabProps) {
  return (
    <li data-current={current || undefined} onContextMenu={onMenu}>
      <Link
        href={tab.href}
        prefetch={false}
        title={tab.titulo}
        data-clave={tab.clave}
        tabIndex={reachable ? 0 : -1}
        aria-current={current ? 'page' : undefined}
        aria-describedby={hint}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {tab.borrador && (
          <>
            <span aria-hidden className="tab-dot" />
            <span className="sr-only">Sin guardar: </span>
          </>
        )}
        <span className="truncate">{tab.titulo}</span>
      </Link>
      <button type="button" tabIndex={-1} aria-label={`Cerrar ${tab.titulo}`} onClick={onClose}>
        <X aria-hidden />
      </button>
    </li>
  )
}
