'use client'

import { Suspense, lazy } from 'react'
import type { LostProps, NotFoundProps } from '@/components/acceso/sesion/lost-frames'

const NotFound = lazy(() =>
  import('@/components/acceso/sesion/lost-frames').then((module) => ({ default: module.NotFound })),
)
const Forbidden = lazy(() =>
  import('@/components/acceso/sesion/lost-frames').then((module) => ({ default: module.Forbidden })),
)

/**
 * Next sends both with every page, in case they are needed: as client components they are two words each, and what they
 * show is loaded by who is lost.
 */
export const NotFoundScreen = (props: NotFoundProps) => (
  <Suspense fallback={<Coming />}>
    <NotFound {...props} />
  </Suspense>
)

export const ForbiddenScreen = (props: LostProps) => (
  <Suspense fallback={<Coming />}>
    <Forbidden {...props} />
  </Suspense>
)

const Coming = () => <div className="min-h-[60dvh]" />
