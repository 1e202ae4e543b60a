'use client'

import { Suspense } from 'react'
import type { Option } from '@/components/ui/options'
import { porPedido } from '@/components/ui/por-pedido'

const ForeignFilesForm = porPedido(() =>
  import('@/components/debitos/ronda/foreign-files-form').then((module) => module.ForeignFilesForm),
)

export interface ForeignFilesProps {
  meses: readonly Option<string>[]
  mes: string
  /** A bank's form of debit, or the entities of which one is chosen. */
  de: { forma: number } | { entidades: readonly Option<string>[] }
}

/**
 * A month's files, made when they are asked for, of a server that keeps none. Our own server's screen, at the same
 * address, does not load it.
 */
export const ForeignFiles = (props: ForeignFilesProps) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <ForeignFilesForm.Late {...props} />
  </Suspense>
)
