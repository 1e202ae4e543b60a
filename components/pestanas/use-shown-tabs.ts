import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tab-key'
import type { Pestana } from '@/components/pestanas/tabs'
import { useDueno } from '@/components/shell/dueno'
import { usePantallas } from '@/components/shell/use-pantallas'
import { screenAt } from '@/lib/screen-addresses'

/** A page's title follows its address after this many milliseconds at most. */
const ESPERA_TITULO = 400
const NADA: readonly Pestana[] = []

/** The shown screen is always one of them. */
export function useShownTabs(pantallas: string): readonly Pestana[] {
  const dueno = useDueno()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const clave = keyOf(pathname)
  const destinos = usePantallas(pantallas)?.destinos

  useEffect(() => {
    if (!screenAt(pathname)) return
    const own = destinos?.find(({ href }) => href === clave)?.titulo
    openTabs.show(dueno, query ? `${pathname}?${query}` : pathname, own ?? 'Cargando…')
    if (own) return openTabs.name(clave, own)
    // The next screen's title comes a moment before this is over, and is not this one's name.
    const take = () => {
      if (keyOf(window.location.pathname) === clave) openTabs.name(clave, titleOfPage())
    }
    const timer = setTimeout(take, ESPERA_TITULO)
    const watcher = new MutationObserver(take)
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [dueno, pathname, query, clave, destinos])

  return useSyncExternalStore(openTabs.subscribe, openTabs.get, () => NADA)
}

/** The system's name stands behind the dot. */
const titleOfPage = (): string => document.title.replace(/ · [^·]*$/, '') || 'Pantalla'
