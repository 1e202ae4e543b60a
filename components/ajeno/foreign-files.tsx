'use client'

import { Suspense, lazy } from 'react'
import type { ForeignFilesProps } from '@/components/ajeno/foreign-files-form'

const ForeignFilesForm = lazy(() =>
  import('@/components/ajeno/foreign-files-form').then((module) => ({
    default: module.ForeignFilesForm,
  })),
)

/**
 * A month's files, made when they are asked for, of a server that keeps none. Our own server's screen, at the same
 * address, does not load it.
 */
export const ForeignFiles = (props: ForeignFilesProps) => (
  <Suspense fallback={<div className="min-h-[60dvh]" />}>
    <ForeignFilesForm {...props} />
  </Suspense>
)
