'use client'

import { useEffect, useRef } from 'react'
import { useKept } from '@/components/shell/use-kept'
import { type Contado, onToast, withNotice } from '@/components/ui/told'
import { keptAs } from '@/lib/borrador'

const AVISOS = keptAs<Contado[]>('avisos-1')
const NONE: readonly Contado[] = []

/** The notices that this person was shown in this tab, what marks them read, and what forgets them. */
export function useTold(on: boolean) {
  const [kept = NONE, set] = useKept(AVISOS)
  const now = useRef(kept)
  useEffect(() => {
    now.current = kept
  }, [kept])
  const keep = useRef(set)
  useEffect(() => {
    keep.current = set
  })
  useEffect(() => {
    if (!on) return
    return onToast((item) => {
      now.current = withNotice(now.current, item, Date.now())
      keep.current([...now.current])
    })
  }, [on])
  return {
    avisos: on ? kept : NONE,
    markRead: () => {
      if (kept.some(({ visto }) => !visto)) set(kept.map((one) => ({ ...one, visto: true })))
    },
    clear: () => set(undefined),
  }
}

export type Told = ReturnType<typeof useTold>
