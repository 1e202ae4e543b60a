import { useEffect, useRef } from 'react'

/** Milliseconds, since window and page both tell of one return; a field in another tab is filled and left within a second. */
const UNA_VUELTA = 250

export function useReturned(active: boolean, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  useEffect(() => {
    if (!active) return
    let last = 0
    const returned = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < UNA_VUELTA) return
      last = Date.now()
      latest.current()
    }
    window.addEventListener('focus', returned)
    document.addEventListener('visibilitychange', returned)
    return () => {
      window.removeEventListener('focus', returned)
      document.removeEventListener('visibilitychange', returned)
    }
  }, [active])
}
