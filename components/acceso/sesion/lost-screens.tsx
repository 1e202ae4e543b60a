'use client'

import { Suspense } from 'react'
import { porPedido } from '@/components/ui/por-pedido'

const NotFound = porPedido(() =>
  import('@/components/acceso/sesion/lost-frames').then((module) => module.NotFound),
)
const Forbidden = porPedido(() =>
  import('@/components/acceso/sesion/lost-frames').then((module) => module.Forbidden),
)

export type LostProps = {
  /** The title of the first HTML is the page's metadata; in the browser the screen sets its own. */
  titulo: string
}
export type NotFoundProps = LostProps & {
  inicio: string
  /** The screen exists, and this server has nothing to fill it with. */
  sinServidor: boolean
}

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
