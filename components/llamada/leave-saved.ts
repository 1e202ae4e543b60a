import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { keyOf } from '@/components/pestanas/tab-key'

/** The entry that a saved form is left for; nothing asks about going there. */
export const leaving = { entrada: '' }

/**
 * Leaves a saved form for its list: back to the very entry it was opened from, or replacing the form (decision 86).
 * No step back leads into the form.
 */
export function useLeaveSaved(): (destino: string) => Promise<void> {
  const router = useRouter()
  const goingBack = useRef(false)
  // Reading anew before the list stands there would lose its scroll.
  useEffect(
    () => () => {
      if (goingBack.current) router.refresh()
    },
    [router],
  )
  return useCallback(
    async (destino) => {
      const list = listBefore(destino)
      goingBack.current = list?.sameDocument === true
      if (list?.sameDocument && (await traverse(list.key))) return
      goingBack.current = false
      // In this order the other entries are forgotten and the list is read once.
      router.refresh()
      router.replace(list?.url ?? destino)
    },
    [router],
  )
}

/** The address of the screen before this one, where the browser tells. */
export const screenBefore = (): string | undefined => screenOf(entryBefore())

/** The entry before this screen, if it is the wanted list; a wizard's steps are one screen. */
function listBefore(destino: string): NavigationHistoryEntry | undefined {
  const before = entryBefore()
  return screenOf(before) === destino ? before : undefined
}

function entryBefore(): NavigationHistoryEntry | undefined {
  const current = 'navigation' in window ? window.navigation.currentEntry : null
  if (!current) return undefined
  const entries = window.navigation.entries()
  let first = current.index
  while (screenOf(entries[first - 1]) === screenOf(current)) first--
  return entries[first - 1]
}

const screenOf = (entry: NavigationHistoryEntry | undefined): string | undefined =>
  entry?.url ? keyOf(new URL(entry.url).pathname) : undefined

/** False where the browser did not go. */
async function traverse(key: string): Promise<boolean> {
  leaving.entrada = key
  try {
    await window.navigation.traverseTo(key).finished
    return true
  } catch {
    return false
  } finally {
    leaving.entrada = ''
  }
}
