'use client'

import { Suspense } from 'react'
import type { ReintentoProps } from '@/components/espera/further-tries'
import { porPedido } from '@/components/ui/por-pedido'
import type { RutaDeLectura } from '@/lib/llamada/call-paths'

const FurtherTries = porPedido(() =>
  import('@/components/espera/further-tries').then((module) => module.FurtherTries),
)

/**
 * Makes tries 2 to 10 through the proxy after the server's first had no answer, and then lets the server draw the
 * page (decision 12). Most pages have their answer and never load it.
 */
export const Reintento = <R extends RutaDeLectura>(props: ReintentoProps<R>) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <FurtherTries.Late {...props} />
  </Suspense>
)
