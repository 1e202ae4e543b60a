'use client'

import { ArrowLeft } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'

/**
 * The Navigation API lists only our own entries. Without it the history's length decides, which may count another
 * site.
 */
function canGoBack(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}

/** One step back, or `fallback` in a tab that was opened here. */
export function BackButton({ fallback }: { fallback: string }) {
  const router = useRouter()
  return (
    <Button onClick={() => (canGoBack() ? router.back() : router.push(fallback))}>
      <ArrowLeft aria-hidden />
      Volver
    </Button>
  )
}
