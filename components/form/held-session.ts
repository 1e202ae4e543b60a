import { useEffect } from 'react'
import { useDueno } from '@/components/shell/dueno'
import { holdSession, leaveKnowingly } from '@/lib/llamada/sesion-caducada'

/** Set once somebody leaves knowing that what was typed is lost: nothing asks again. */
export const knowingly = { leaves: false }

function leave(): void {
  knowingly.leaves = true
  leaveKnowingly()
}

/**
 * While something unsaved stands on the screen, the end of the session does not take it away: the person signs in again
 * over it. `kept`: a draft of it outlives leaving. Where not even that dialog comes, the browser's own question is the last to ask.
 */
export function useHeldSession(dirty: boolean, kept = false): void {
  const dueno = useDueno()
  useEffect(() => {
    if (!dirty) return
    return holdSession(() => {
      void import('@/components/acceso/sesion/enter-again').then(
        ({ enterAgain }) => enterAgain(dueno, kept, leave),
        leaveKnowingly,
      )
    })
  }, [dirty, kept, dueno])
}
