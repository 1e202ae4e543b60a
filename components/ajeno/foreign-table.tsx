'use client'

import { Suspense, lazy } from 'react'
import type { FilaAjena } from '@/components/ajeno/foreign-rows'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'

const ForeignList = lazy(() =>
  import('@/components/ajeno/foreign-list').then((module) => ({ default: module.ForeignList })),
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
    <ForeignList {...props} />
  </Suspense>
)
