'use client'

import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { porPedido } from '@/components/ui/por-pedido'

const PayDialog = porPedido(() =>
  import('@/components/tesoreria/pago/pay-dialog').then((module) => module.PayDialog),
)
const CreatePlanDialog = porPedido(() =>
  import('@/components/tesoreria/plan-pagos/create-dialog').then((module) => module.CreatePlanDialog),
)
const EliminateDialog = porPedido(() =>
  import('@/components/tesoreria/pago/eliminate-dialog').then((module) => module.EliminateDialog),
)
const EditDialog = porPedido(() =>
  import('@/components/tesoreria/pago/edit-dialog').then((module) => module.EditDialog),
)

export type Abierto =
  | { que: 'pagar' | 'planear' | 'eliminar'; filas: readonly FilaPendiente[] }
  | { que: 'editar'; fila: FilaPendiente }

const DIALOGOS = { pagar: PayDialog, planear: CreatePlanDialog, eliminar: EliminateDialog } as const

/** Loads a dialog while the hand is still on its way to the button. */
export const fetchDialog = (que: keyof typeof DIALOGOS): void => DIALOGOS[que].fetch()

type Props = {
  abierto: Abierto
  /** Undefined while the list could not be read. */
  lista: readonly FilaPendiente[] | undefined
  close: () => void
}

/** Each dialog is loaded when it is first wanted. */
export function PendingDialog({ abierto, ...rest }: Props) {
  if (abierto.que === 'editar') return <EditDialog fila={abierto.fila} {...rest} />
  const common = { elegidas: abierto.filas, ...rest }
  switch (abierto.que) {
    case 'pagar':
      return <PayDialog {...common} />
    case 'planear':
      return <CreatePlanDialog {...common} />
    case 'eliminar':
      return <EliminateDialog {...common} que={{ clase: 'matriculas' }} />
  }
}
