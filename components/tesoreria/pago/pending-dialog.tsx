'use client'

import { Suspense, lazy } from 'react'
import type { EnLinea } from '@/components/tesoreria/en-linea/offered'
import type { Emisor } from '@/lib/tesoreria/emisor'
import type { AccionesDePago } from '@/components/tesoreria/pago/payment-actions'
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

/** The dialog that is open, and what it is about. */
export type Abierto =
  | { que: 'pagar' | 'planear' | 'eliminar'; filas: readonly FilaPendiente[] }
  | { que: 'editar'; fila: FilaPendiente }

const LOADERS = {
  pagar: () => import('@/components/tesoreria/pago/pay-dialog'),
  planear: () => import('@/components/tesoreria/plan-pagos/create-dialog'),
  eliminar: () => import('@/components/tesoreria/pago/eliminate-dialog'),
} as const

/** Fetched while the hand is still on its way to the button. */
export const fetchDialog = (que: keyof typeof LOADERS): void => void LOADERS[que]()

type Props = {
  abierto: Abierto
  /** The list behind, as it was read last; undefined while it could not be read. */
  lista: readonly FilaPendiente[] | undefined
  matriculadoID: number
  cuotasPlan: number | undefined
  verPrecios: boolean
  enLinea: EnLinea | undefined
  emisor: Emisor
  acciones: AccionesDePago
  close: () => void
}

/** What can be done with pending items, each dialog fetched when it is first wanted. */
export const PendingDialog = (props: Props) => <Suspense>{dialogOf(props)}</Suspense>

function dialogOf({ abierto, lista, matriculadoID, close, ...rest }: Props) {
  const { cuotasPlan, verPrecios, ...cobro } = rest
  if (abierto.que === 'editar')
    return <EditDialog fila={abierto.fila} lista={lista} verPrecios={verPrecios} close={close} />
  const common = { matriculadoID, elegidas: abierto.filas, lista, close }
  switch (abierto.que) {
    case 'pagar':
      return <PayDialog {...common} {...cobro} />
    case 'planear':
      return <CreatePlanDialog {...common} cuotas={cuotasPlan} />
    case 'eliminar':
      return <EliminateDialog {...common} que={{ clase: 'matriculas' }} />
  }
}
