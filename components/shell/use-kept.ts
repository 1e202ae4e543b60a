import { useMemo, useState, useSyncExternalStore } from 'react'
import { useDueno } from '@/components/shell/dueno'
import { type Kept, keep, keptText, readText } from '@/lib/borrador'

/**
 * A state that this tab keeps for this person (decision 27), and what sets it; undefined ends it. The server's page knows
 * of none. `kind` must not change from one render to the next.
 */
export function useKept<T>(kind: Kept<T>): readonly [T | undefined, (value: T | undefined) => void] {
  const dueno = useDueno()
  const [typed, setTyped] = useState<{ value: T | undefined }>()
  const text = useSyncExternalStore(
    unchanging,
    () => (typed ? null : keptText(kind, dueno)),
    () => null,
  )
  const found = useMemo(() => readText(kind, text), [kind, text])
  const set = (value: T | undefined) => {
    setTyped({ value })
    keep(kind, dueno, value)
  }
  return [typed ? typed.value : found, set]
}

const unchanging = () => () => undefined
