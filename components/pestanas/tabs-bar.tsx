'use client'

import { Suspense, lazy } from 'react'
import { useAjustes } from '@/components/shell/use-ajustes'
import type { Destino } from '@/lib/destinos'

const TabStrip = lazy(() =>
  import('@/components/pestanas/tab-strip').then((module) => ({ default: module.TabStrip })),
)

/** Under the header, in tabs mode alone; its place is kept from the first paint on (pestanas.css). */
export function TabsBar({ destinos }: { destinos: readonly Destino[] }) {
  const { multipestana } = useAjustes()
  return (
    <div className="tabs-place" data-print="hide">
      {multipestana && (
        <Suspense>
          <TabStrip destinos={destinos} />
        </Suspense>
      )}
    </div>
  )
}
