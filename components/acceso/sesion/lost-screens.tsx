'use client'

import { Suspense } from 'react'
import type { LostProps, NotFoundProps } from '@/components/acceso/sesion/lost-frames'
import { porPedido } from '@/components/ui/por-pedido'

const NotFound = porPedido(() =>
  import('@/components/acceso/sesion/lost-frames').then((module) => module.NotFound),
)
const Forbidden = porPedido(() =>
  import('@/components/acceso/sesion/lost-frames').then((module) => module.Forbidden),
)

/**
 * Next sends both with every page, in case they are needed: as client components they are two words each, and what they
 * show is loaded by who is lost.
 */
export const NotFoundScreen = (props: NotFoundProps) => (
  <Suspense fallback={<Coming />}>
    <NotFound.Late {...props} />
  </Suspense>
)

export const ForbiddenScreen = (props: LostProps) => (
  <Suspense fallback={<Coming />}>
    <Forbidden.Late {...props} />
  </Suspense>
)

const Coming = () => <div className="min-h-[60dvh]" />
