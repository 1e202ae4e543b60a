'use client'

import { ArrowLeft } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import { useDueno } from '@/components/shell/dueno'
import { Button } from '@/components/ui/button'
import { stepsPast } from '@/lib/padron/list-left'

/**
 * The Navigation API lists only our own entries. Without it the history's length decides, which may count another
 * site.
 */
function canGoBack(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}

/** One step back, from a member to the list whose members were looked through; `fallback` in a tab that was opened here. */
export function BackButton({ fallback }: { fallback: string }) {
  const router = useRouter()
  const dueno = useDueno()
  const leave = () => {
    const steps = stepsPast(dueno)
    if (steps > 0 && canGoBack()) window.history.go(-steps)
    else router.push(fallback)
  }
  return (
    <Button variant="ghost" size="icon" aria-label="Volver" title="Volver" onClick={leave} className="-ml-2">
      <ArrowLeft aria-hidden />
    </Button>
  )
}
