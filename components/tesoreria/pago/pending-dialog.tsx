'use client'

import { Suspense, lazy } from 'react'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'

const PayDialog = lazy(() =>
  import('@/components/tesoreria/pago/pay-dialog').then((module) => ({ default: module.PayDialog })),
)
const CreatePlanDialog = lazy(() =>
  import('@/components/tesoreria/plan-pagos/create-dialog').then((module) => ({
    default: module.CreatePlanDialog,
  })),
)
const EliminateDialog = lazy(() =>
  import('@/components/tesoreria/pago/eliminate-dialog').then((module) => ({
    default: module.EliminateDialog,
  })),
)
const EditDialog = lazy(() =>
  import('@/components/tesoreria/pago/edit-dialog').then((module) => ({ default: module.EditDialog })),
)

export type Abierto =
  | { que: 'pagar' | 'planear' | 'eliminar'; filas: readonly FilaPendiente[] }
  | { que: 'editar'; fila: FilaPendiente }

const LOADERS = {
  pagar: () => import('@/components/tesoreria/pago/pay-dialog'),
  planear: () => import('@/components/tesoreria/plan-pagos/create-dialog'),
  eliminar: () => import('@/components/tesoreria/pago/eliminate-dialog'),
} as const

/** Loads a dialog while the hand is still on its way to the button. */
export const fetchDialog = (que: keyof typeof LOADERS): void => void LOADERS[que]()

type Props = {
  abierto: Abierto
  /** Undefined while the list could not be read. */
  lista: readonly FilaPendiente[] | undefined
  close: () => void
}

/** Each dialog is loaded when it is first wanted. */
export const PendingDialog = (props: Props) => <Suspense>{dialogOf(props)}</Suspense>

function dialogOf({ abierto, ...rest }: Props) {
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
