'use client'

import { Eye } from '@/components/ui/icons'
import { Suspense, lazy, useState } from 'react'
import { Button } from '@/components/ui/button'

const BodyViewDialog = lazy(() =>
  import('@/components/catalogos/tipo-certificado/body-view-dialog').then((module) => ({
    default: module.BodyViewDialog,
  })),
)

export function BodyView({ nombre, html }: { nombre: string; html: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={`Ver cuerpo de ${nombre}`}
        title="Ver"
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <BodyViewDialog nombre={nombre} html={html} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
