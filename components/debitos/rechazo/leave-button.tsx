'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const LeaveDialog = porPedido(() =>
  import('@/components/debitos/rechazo/leave-dialog').then((module) => module.LeaveDialog),
)

type Fila = LeidoEn<'/rechazo/traerTodos'>[number]

/** Ends the member's debit, once that is answered. */
export function LeaveButton({ fila }: { fila: Fila }) {
  const { matriculadoID, daListadoID, apellidoNombre = '', aBaja, dejar } = fila
  if (matriculadoID === undefined || !daListadoID) return null
  return (
    <DialogButton
      size="sm"
      variant={aBaja || dejar ? 'destructive-outline' : 'ghost'}
      aria-label={`Dar de baja a ${apellidoNombre}`}
      fetch={LeaveDialog.fetch}
      dialog={(close) => <LeaveDialog {...{ fila, matriculadoID, daListadoID, close }} />}
    >
      Dar de baja
    </DialogButton>
  )
}
