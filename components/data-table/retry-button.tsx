'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'

export function RetryButton() {
  const router = useRouter()
  const [pending, start] = useTransition()
  return (
    <Button variant="outline" size="sm" busy={pending} onClick={() => start(() => router.refresh())}>
      {pending ? 'Reintentando…' : 'Reintentar'}
    </Button>
  )
}
