'use client'

import { Suspense, lazy, useState } from 'react'
import type { Emisor } from '@/components/pago/emisor'
import type { AccionesDePago } from '@/components/pago/payment-actions'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Button } from '@/components/ui/button'
import type { Centavos } from '@/domain/dinero'

const ApplyDialog = lazy(() =>
  import('@/components/saldo/apply-dialog').then((module) => ({ default: module.ApplyDialog })),
)

type Props = {
  matriculadoID: number
  saldo: Centavos
  /** What can be paid with it, as the pending list shows it. */
  filas: readonly FilaPendiente[]
  emisor: Emisor
  acciones: AccionesDePago
}

/** 'Aplicar saldo' and its dialog, which arrives when it is asked for. */
export function ApplyButton(props: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button disabled={props.filas.length === 0} onClick={() => setOpen(true)} className="max-sm:w-full">
        Aplicar saldo
      </Button>
      {open && (
        <Suspense>
          <ApplyDialog {...props} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
