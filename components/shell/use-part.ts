import { type ComponentType, useCallback, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'

/**
 * A part of the screen that is loaded on demand. `fetchPart` tells whether it came, since a stopped server must not
 * take the screen down. `load` must not change between renders.
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>) {
  const [Part, setPart] = useState<ComponentType<P>>()
  const fetchPart = useCallback(async (): Promise<boolean> => {
    try {
      const found = await load()
      setPart(() => found)
      return true
    } catch {
      toast.error(SIN_RESPUESTA)
      return false
    }
  }, [load])
  return [Part, fetchPart] as const
}
