'use client'

import { ErrorFrame } from '@/components/shell/frames'
import { Button } from '@/components/ui/button'

/** A failure nobody foresaw; the number finds it in the log. */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <main>
      <ErrorFrame idPedido={error.digest}>
        <Button variant="primary" onClick={reset}>
          Reintentar
        </Button>
      </ErrorFrame>
    </main>
  )
}
