'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tabs'

/** What the tab of this screen is called, where its title alone would not tell it from others: the doctor's name. */
export function TabTitle({ titulo }: { titulo: string }) {
  const pathname = usePathname()
  useEffect(() => openTabs.name(keyOf(pathname), titulo, true), [pathname, titulo])
  return null
}
