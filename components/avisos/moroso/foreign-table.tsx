'use client'

import { Suspense } from 'react'
import type { FilaAjena } from '@/components/avisos/moroso/foreign-rows'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { porPedido } from '@/components/ui/por-pedido'

const ForeignList = porPedido(() =>
  import('@/components/avisos/moroso/foreign-list').then((module) => module.ForeignList),
)

export type ForeignProps = {
  content: TableContent<FilaAjena>
  address: Address
  /** The area code for telephones without one; with '' they open no chat. */
  area: string
}

/**
 * Delinquents of a server without messages of its own: each has a chat link with the text. Our own server's screen, at the
 * same address, does not load it.
 */
export const ForeignTable = (props: ForeignProps) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <ForeignList.Late {...props} />
  </Suspense>
)
