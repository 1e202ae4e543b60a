'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { NextSteps } from '@/components/espera/next-steps'
import { ErrorFrame } from '@/components/shell/frames'
import { Button } from '@/components/ui/button'

export type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

/** An unforeseen failure. The digest finds it in the web's log. */
export function ErrorPage({ error, reset, inicio }: ErrorPageProps & { inicio: string }) {
  const router = useRouter()
  const [pending, start] = useTransition()
  // The server must draw again; `reset` alone would draw the same answer.
  const retry = () =>
    start(() => {
      router.refresh()
      reset()
    })
  return (
    <ErrorFrame idPedido={error.digest}>
      <NextSteps inicio={inicio}>
        <Button busy={pending} onClick={retry}>
          {pending ? 'Reintentando…' : 'Reintentar'}
        </Button>
      </NextSteps>
    </ErrorFrame>
  )
}
