'use client'

import { Undo2 } from '@/components/ui/icons'
import { Suspense, lazy, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Deshacer } from '@/components/tesoreria/cuota/undo-dialog'

const UndoDialog = lazy(() =>
  import('@/components/tesoreria/cuota/undo-dialog').then((module) => ({ default: module.UndoDialog })),
)

/** `reasonId` is the id of the text that tells why it cannot be done. */
export function UndoButton({ reasonId, ...corrida }: Deshacer & { reasonId: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="danger-outline"
        disabled={reasonId !== undefined}
        aria-describedby={reasonId}
        onClick={() => setOpen(true)}
      >
        <Undo2 aria-hidden />
        Deshacer
      </Button>
      {open && (
        <Suspense>
          <UndoDialog {...corrida} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
