'use client'

import { Suspense, lazy } from 'react'
import type { Option } from '@/components/ui/options'

const ForeignFilesForm = lazy(() =>
  import('@/components/ajeno/foreign-files-form').then((module) => ({
    default: module.ForeignFilesForm,
  })),
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
    <ForeignFilesForm {...props} />
  </Suspense>
)
