'use client'

import { Suspense } from 'react'
import type { ForeignProps } from '@/components/ajeno/foreign-list'
import { porPedido } from '@/components/ui/por-pedido'

const ForeignList = porPedido(() =>
  import('@/components/ajeno/foreign-list').then((module) => module.ForeignList),
)

/**
 * Delinquents of a server without messages of its own: each has a chat link with the text. Our own server's screen, at the
 * same address, does not load it.
 */
export const ForeignTable = (props: ForeignProps) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <ForeignList.Late {...props} />
  </Suspense>
)
