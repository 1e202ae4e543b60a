'use client'

import { Plus } from '@/components/ui/icons'
import { Suspense, lazy, useState } from 'react'
import { Button } from '@/components/ui/button'

const NewConceptDialog = lazy(() =>
  import('@/components/tesoreria/concepto-matriculado/new-concept-dialog').then((module) => ({
    default: module.NewConceptDialog,
  })),
)
const fetchDialog = () => void import('@/components/tesoreria/concepto-matriculado/new-concept-dialog')

/** `cargados`: the listed charges; one more of them tells that an unanswered request was done. */
export function NewConceptButton(props: { matriculadoID: number; cargados: readonly number[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        Nuevo Concepto
      </Button>
      {open && (
        <Suspense>
          <NewConceptDialog {...props} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
