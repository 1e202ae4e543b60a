import { usePathname } from 'next/navigation'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keyOf } from '@/components/pestanas/tab-key'
import { useDueno } from '@/components/shell/dueno'
import { dropKept, keep, keptAs, keptText, readText } from '@/lib/borrador'

interface LeftDraft<T> {
  /** What this person left on this screen in this tab when the session ended; told once, then forgotten. */
  found: T | undefined
  keep: (value: T | undefined) => void
}

const unchanging = () => () => undefined

/** Told apart by the screen's address; `shape` names the form of what is kept. */
export function useLeftDraft<T>(shape: string): LeftDraft<T> {
  const dueno = useDueno()
  const clave = keyOf(usePathname())
  const [kind] = useState(() => keptAs<T>(shape + clave))
  const [readOnce] = useState(() => {
    let text: string | null | undefined
    return () => (text === undefined ? (text = keptText(kind, dueno)) : text)
  })
  const text = useSyncExternalStore(unchanging, readOnce, () => null)
  const found = useMemo(() => readText(kind, text), [kind, text])
  useEffect(() => {
    if (text !== null) dropKept(kind.de, dueno)
  }, [text, kind, dueno])
  return useMemo(
    () => ({
      found,
      keep: (value) => {
        if (dueno !== '') keep(kind, dueno, value)
      },
    }),
    [found, kind, dueno],
  )
}
