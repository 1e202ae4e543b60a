import { useEffect } from 'react'
import { useDueno } from '@/components/shell/dueno'
import { holdSession, leaveKnowingly } from '@/lib/llamada/ended-session'

/** Set once somebody leaves knowing that typed work is lost. */
export const knowingly = { leaves: false }

function leave(before?: () => void): void {
  before?.()
  knowingly.leaves = true
  leaveKnowingly()
}

/**
 * The session's end does not take unsaved work away: the person signs in again over it (decision 85). `kept`: a draft
 * outlives leaving, made by `keepNow` where none stands yet. If that dialog cannot come, the browser's own question asks.
 */
export function useHeldSession(dirty: boolean, kept = false, keepNow?: () => void): void {
  const dueno = useDueno()
  useEffect(() => {
    if (!dirty) return
    return holdSession(() => {
      void import('@/components/acceso/sesion/enter-again').then(
        ({ enterAgain }) => enterAgain(dueno, kept, () => leave(keepNow)),
        leaveKnowingly,
      )
    })
  }, [dirty, kept, dueno, keepNow])
}
