'use client'

import { type ReactNode, Suspense } from 'react'
import { porPedido } from '@/components/ui/por-pedido'
import type { EntradaEn, RutaDeLectura } from '@/lib/llamada/call-paths'

const FurtherTries = porPedido(() =>
  import('@/components/espera/further-tries').then((module) => module.FurtherTries),
)

export type ReintentoProps<R extends RutaDeLectura> = {
  ruta: R
  entrada: EntradaEn<R>
  /** 'la lista de matriculados'. */
  que: string
  /** The next try, when the server's own cost more than one. */
  desde?: number | undefined
  /** Other ways on. */
  children?: ReactNode
}

/**
 * Makes tries 2 to 10 through the proxy after the server's first had no answer, and then lets the server draw the
 * page (decision 12). Most pages have their answer and never load it.
 */
export const Reintento = <R extends RutaDeLectura>(props: ReintentoProps<R>) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <FurtherTries.Late {...props} />
  </Suspense>
)
