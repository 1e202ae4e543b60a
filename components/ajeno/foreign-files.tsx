'use client'

import { Suspense } from 'react'
import type { ForeignFilesProps } from '@/components/ajeno/foreign-files-form'
import { porPedido } from '@/components/ui/por-pedido'

const ForeignFilesForm = porPedido(() =>
  import('@/components/ajeno/foreign-files-form').then((module) => module.ForeignFilesForm),
)

/**
 * A month's files, made when they are asked for, of a server that keeps none. Our own server's screen, at the same
 * address, does not load it.
 */
export const ForeignFiles = (props: ForeignFilesProps) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <ForeignFilesForm.Late {...props} />
  </Suspense>
)
