'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { leave } from '@/lib/llamada/sign-out'

const LECTURA = 4_000

const goToStart = () => window.location.assign('/')

/** Signs out once the page is really seen, then goes to /. */
export function ForcedExit() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const exit = () => {
      if (document.visibilityState !== 'visible' || timer) return
      timer = setTimeout(goToStart, LECTURA)
      void leave()
    }
    exit()
    document.addEventListener('visibilitychange', exit)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', exit)
    }
  }, [])
  return <Button onClick={() => void leave().then(goToStart)}>Ir al inicio de sesión</Button>
}
