'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tab-key'
import { useTitle } from '@/components/shell/use-title'

/** Names the tab and the browser's where the screen's title alone would not tell it from others. */
export function TabTitle({ titulo }: { titulo: string }) {
  const pathname = usePathname()
  useTitle(titulo)
  useEffect(() => openTabs.name(keyOf(pathname), titulo, true), [pathname, titulo])
  return null
}
