'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const fetchDialog = () => import('@/components/debitos/rechazo/leave-dialog')
const LeaveDialog = lazy(() =>
  import('@/components/debitos/rechazo/leave-dialog').then((module) => ({ default: module.LeaveDialog })),
)

type Fila = LeidoEn<'/rechazo/traerTodos'>[number]

/** Ends the member's debit, once that is answered. */
export function LeaveButton({ fila }: { fila: Fila }) {
  const { matriculadoID, daListadoID, apellidoNombre = '', aBaja, dejar } = fila
  if (matriculadoID === undefined || !daListadoID) return null
  return (
    <DialogButton
      size="sm"
      variant={aBaja || dejar ? 'danger-outline' : 'ghost'}
      aria-label={`Dar de baja a ${apellidoNombre}`}
      fetch={fetchDialog}
      dialog={(close) => <LeaveDialog {...{ fila, matriculadoID, daListadoID, close }} />}
    >
      Dar de baja
    </DialogButton>
  )
}
