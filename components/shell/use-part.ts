import { type ComponentType, useCallback, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/mensajes'

/**
 * A part of the screen that arrives when it is asked for. `fetchPart` answers whether it is there; a server that no
 * longer is must not take the screen down with it. `load` must not change from one render to the next.
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
