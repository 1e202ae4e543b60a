'use client'

import { useEffect } from 'react'
import { usePart } from '@/components/shell/use-part'
import { useAjustes } from '@/components/shell/use-ajustes'

const load = () => import('@/components/pestanas/tab-strip').then(({ TabStrip }) => TabStrip)

/** Its place is kept from the first paint on (pestanas.css). */
export function TabsBar({ pantallas }: { pantallas: string }) {
  const { multipestana } = useAjustes()
  const [TabStrip, fetchStrip] = usePart(load)
  useEffect(() => {
    if (multipestana) void fetchStrip()
  }, [multipestana, fetchStrip])
  return (
    <div className="tabs-place" data-print="hide">
      {multipestana && TabStrip && <TabStrip pantallas={pantallas} />}
    </div>
  )
}
