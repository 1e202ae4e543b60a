'use client'

import { ArrowLeft } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'

/**
 * Whether the previous entry is a page of ours: the Navigation API lists same-origin entries only. Browsers without it
 * answer by the length of the history, which may also count another site.
 */
function canGoBack(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}

/** 'Volver': one step back, or `fallback` in a tab that was opened here (S1 2.2). */
export function BackButton({ fallback }: { fallback: string }) {
  const router = useRouter()
  return (
    <Button onClick={() => (canGoBack() ? router.back() : router.push(fallback))}>
      <ArrowLeft aria-hidden />
      Volver
    </Button>
  )
}
