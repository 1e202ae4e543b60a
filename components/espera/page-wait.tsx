'use client'

import { type ReactNode, Suspense, useState } from 'react'

type Props = {
  /** Stands in the page's place until it comes. */
  espera: ReactNode
  children: ReactNode
}

/** Shows the page, or what is told meanwhile. A page that is read anew keeps its place and what is typed in it. */
export function PageWait({ espera, children }: Props) {
  const [begun] = useState(espera)
  return begun ? <Suspense fallback={begun}>{children}</Suspense> : children
}
