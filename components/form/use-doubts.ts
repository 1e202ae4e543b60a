import { useCallback, useRef } from 'react'
import { useConfirm } from '@/components/form/confirm'

/**
 * Asks whether what may be right and hardly is was meant, and answers whether to go on. What was answered once is not
 * asked again while the form stands.
 */
export function useDoubts(): (doubts: readonly (string | undefined)[]) => Promise<boolean> {
  const confirm = useConfirm()
  const meant = useRef(new Set<string>())
  return useCallback(
    async (doubts) => {
      const open = doubts.flatMap((doubt) => (doubt === undefined || meant.current.has(doubt) ? [] : [doubt]))
      if (open.length === 0) return true
      const yes = await confirm({
        title: open.join(' '),
        description: 'Si es así, continúe. Si no, revise lo que escribió.',
        yes: 'Es así, continuar',
        no: 'Revisar',
      })
      if (yes) for (const doubt of open) meant.current.add(doubt)
      return yes
    },
    [confirm],
  )
}
