import { useCallback, useEffect, useRef } from 'react'
import { DIRECCIONES, PASOS, type Paso, stepAt } from '@/components/padron/alta/fields'

/** Steps are entries of the browser's history without a visit to the server; Next's router follows these calls. */
const key = () => ('navigation' in window ? window.navigation.currentEntry?.key : undefined)

/**
 * Goes back in the history where the entry before is that step of this very screen; otherwise the step replaces this
 * entry.
 */
export function useSteps(paso: Paso | undefined) {
  const made = useRef(new Set<string>())
  useEffect(() => {
    const here = key()
    if (here) made.current.add(here)
  }, [paso])
  return useCallback(
    (to: Paso) => {
      if (paso === undefined || to === paso) return
      if (PASOS.indexOf(to) > PASOS.indexOf(paso)) window.history.pushState(null, '', DIRECCIONES[to])
      else if (isBefore(to, made.current)) window.history.back()
      else window.history.replaceState(null, '', DIRECCIONES[to])
      window.scrollTo(0, 0)
    },
    [paso],
  )
}

function isBefore(to: Paso, made: ReadonlySet<string>): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = window.navigation
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1]
  return !!before?.url && made.has(before.key) && stepAt(new URL(before.url).pathname) === to
}
