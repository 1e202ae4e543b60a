import { usePathname } from 'next/navigation'
import { useMemo, useState } from 'react'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tab-key'
import { useDueno } from '@/components/shell/dueno'
import { useAjustes } from '@/components/shell/use-ajustes'
import { type Kept, keep, keptAs, readKept } from '@/lib/borrador'

export interface TabDraft<T> {
  read: () => T | undefined
  /** Undefined: nothing is unsaved any more. */
  keep: (value: T | undefined) => void
}

/**
 * Where the unsaved work of this screen is kept for when its tab is shown again; undefined out of tabs mode, where
 * leaving is asked about instead (decision 37). `kind` must not change from one render to the next.
 */
export function useTabDraft<T>(kind: Kept<T>): TabDraft<T> | undefined {
  const { multipestana } = useAjustes()
  const dueno = useDueno()
  const [clave] = useState(keyOf(usePathname()))
  const keeps = multipestana && dueno !== ''
  return useMemo(
    () =>
      keeps
        ? {
            read: () => readKept(kind, dueno),
            keep: (value) => {
              keep(kind, dueno, value)
              openTabs.keep(clave, value === undefined ? undefined : kind.de)
            },
          }
        : undefined,
    [keeps, kind, dueno, clave],
  )
}

/** The draft of the screen's one form, told apart by its address. */
export function useFormDraft<T>(shape: string): TabDraft<T> | undefined {
  const clave = keyOf(usePathname())
  const [kind] = useState(() => keptAs<T>(shape + clave))
  return useTabDraft(kind)
}
