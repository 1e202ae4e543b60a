'use client'

import { type ReactNode, Suspense, useState } from 'react'

type Props = {
  /** What stands in the page's place until it comes; without it the page is here already. */
  espera: ReactNode
  children: ReactNode
}

/**
 * The page, or until it comes what is told instead of it. As it was when this began: a page read anew keeps its place,
 * and what is typed in it.
 */
export function PageWait({ espera, children }: Props) {
  const [begun] = useState(espera)
  return begun ? <Suspense fallback={begun}>{children}</Suspense> : children
}
