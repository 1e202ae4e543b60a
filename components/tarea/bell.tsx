'use client'

import { Suspense, lazy } from 'react'
import type { TareaLeida } from '@/components/tarea/tarea-leida'

const BellPanel = lazy(() =>
  import('@/components/tarea/bell-panel').then((module) => ({ default: module.BellPanel })),
)

/** The bell of the header. It is drawn where there is something to say; a screen without fetches none of it. */
export const Bell = ({ activas }: { activas: readonly TareaLeida[] }) => (
  <Suspense>
    <BellPanel activas={activas} />
  </Suspense>
)
