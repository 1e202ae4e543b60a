'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { WaitingFrame } from '@/components/shell/frames'
import { TRIES } from '@/lib/llamada/tries'

type Props = {
  /** The page keeps people waiting. */
  demora: boolean
  children: ReactNode
}

/** Shows the page, or that it is waited for. A page that is read anew keeps its place and what is typed in it. */
export function PageWait({ demora, children }: Props) {
  const [begun] = useState(demora)
  if (!begun) return children
  return (
    <Suspense fallback={<WaitingFrame que="esta pantalla" intento={1} intentos={TRIES} />}>
      {children}
    </Suspense>
  )
}
