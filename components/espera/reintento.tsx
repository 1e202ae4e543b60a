'use client'

import { Suspense, lazy } from 'react'
import type { RutaDeLectura } from '@/lib/llamada/call-paths'
import type { ReintentoProps } from '@/components/espera/further-tries'

const FurtherTries = lazy(() =>
  import('@/components/espera/further-tries').then((module) => ({ default: module.FurtherTries })),
)

/**
 * Makes tries 2 to 10 through the proxy after the server's first had no answer, and then lets the server draw the
 * page (decision 12). Most pages have their answer and never load it.
 */
export const Reintento = <R extends RutaDeLectura>(props: ReintentoProps<R>) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <FurtherTries {...props} />
  </Suspense>
)
