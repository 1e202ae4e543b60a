'use client'

import { Suspense, lazy } from 'react'
import type { TareaLeida } from '@/components/tarea/tarea-leida'

const BellPanel = lazy(() =>
  import('@/components/tarea/bell-panel').then((module) => ({ default: module.BellPanel })),
)

/** Drawn only when there is something to say. */
export const Bell = ({ activas }: { activas: readonly TareaLeida[] }) => (
  <Suspense>
    <BellPanel activas={activas} />
  </Suspense>
)
