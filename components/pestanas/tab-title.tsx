'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tabs'

/** Names the tab where the title alone would not tell it from others. */
export function TabTitle({ titulo }: { titulo: string }) {
  const pathname = usePathname()
  useEffect(() => openTabs.name(keyOf(pathname), titulo, true), [pathname, titulo])
  return null
}
