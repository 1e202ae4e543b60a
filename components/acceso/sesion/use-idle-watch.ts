import { useEffect } from 'react'

/** Milliseconds: nothing of it is needed while a page is new. */
const AL_RATO = 60_000

/** Warns before an unused session ends, where the server tells how long it rests (decision 218). */
export function useIdleWatch(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      import('@/components/acceso/sesion/idle-watch')
        .then(({ watchIdle }) => watchIdle(control.signal))
        .catch(() => undefined)
    }, AL_RATO)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [active])
}
