'use client'

import { Suspense, lazy, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { SelectionTable } from '@/components/data-table/selection-table'
import { useGrowing } from '@/components/espera/use-growing'
import { pendingColumns } from '@/components/pago/pending-columns'
import type { FilaPendiente } from '@/components/pago/pending-row'
import type { Emisor } from '@/components/pago/emisor'
import { Button } from '@/components/ui/button'
import { CERO } from '@/domain/dinero'

const PayDialog = lazy(() =>
  import('@/components/pago/pay-dialog').then((module) => ({ default: module.PayDialog })),
)
/** Fetched while the hand is still on its way to the button. */
const fetchPayDialog = () => void import('@/components/pago/pay-dialog')

type Props = {
  matriculadoID: number
  content: TableContent<FilaPendiente>
  address: Address
  puedeCobrar: boolean
  /** What the API can do beyond the spec. */
  proponeRecibo: boolean
  daRecibo: boolean
  emisor: Emisor
}

const rowKey = ({ clave }: FilaPendiente) => clave
const canSelect = ({ traba }: FilaPendiente) => traba ?? true
const amount = ({ monto }: FilaPendiente) => monto ?? CERO

/** The pending list: choose items, see what they add up to, collect them. */
export function PendingTable({
  matriculadoID,
  content,
  address,
  puedeCobrar,
  proponeRecibo,
  daRecibo,
  emisor,
}: Props) {
  const [paying, setPaying] = useState<readonly FilaPendiente[]>()
  const columns = useMemo(
    () => pendingColumns(puedeCobrar ? (row) => setPaying([row]) : undefined),
    [puedeCobrar],
  )
  return (
    <>
      <SelectionTable
        label="Pagos pendientes"
        columns={columns}
        content={useGrowing(content)}
        rowKey={rowKey}
        empty={{ text: 'No hay pagos pendientes' }}
        address={address}
        selection={{
          texts: ['ítem seleccionado', 'ítems seleccionados'],
          canSelect,
          amount,
          actions: (selected) =>
            puedeCobrar && (
              <Button
                variant="primary"
                disabled={selected.length === 0}
                onPointerEnter={fetchPayDialog}
                onFocus={fetchPayDialog}
                onClick={() => setPaying(selected)}
              >
                Pagar
              </Button>
            ),
        }}
      />
      {paying && (
        <Suspense>
          <PayDialog
            matriculadoID={matriculadoID}
            filas={paying}
            proponeRecibo={proponeRecibo}
            daRecibo={daRecibo}
            emisor={emisor}
            close={() => setPaying(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
