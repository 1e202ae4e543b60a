'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { GALLETA_PANELES } from '@/components/padron/ficha/open-panels'

const UN_ANIO = 31_536_000

/** `toggle` does not bubble, so it is caught in the capture phase. */
export function RememberPanels({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current
    const write = () => {
      const open = [...(node?.querySelectorAll('details[open]') ?? [])].map(
        (panel) => panel.parentElement?.dataset.panel ?? '',
      )
      document.cookie = `${GALLETA_PANELES}=${open.join('.')}; Path=/; Max-Age=${UN_ANIO}; SameSite=Lax`
    }
    node?.addEventListener('toggle', write, true)
    return () => node?.removeEventListener('toggle', write, true)
  }, [])
  return (
    <div ref={box} className="grid gap-3">
      {children}
    </div>
  )
}
