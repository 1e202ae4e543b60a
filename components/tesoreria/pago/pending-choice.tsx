'use client'

import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { DataTableProps } from '@/components/data-table/content'
import { SelectionTable } from '@/components/data-table/selection-table'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Button } from '@/components/ui/button'
import { CERO } from '@/domain/dinero'

export const pendingKey = ({ clave }: FilaPendiente): string => clave
const canSelect = ({ traba }: FilaPendiente) => traba ?? true
const amount = ({ monto }: FilaPendiente) => monto ?? CERO

export type ChosenProps<Row> = {
  elegidas: readonly Row[]
  lista: readonly Row[] | undefined
  /** Also called when it was done, since what was chosen leaves the list then. */
  close: () => void
}

type Props<Row> = Omit<DataTableProps<Row>, 'rowKey'> & {
  texts: readonly [string, string]
  nothing: string
  button: ReactNode
  /** Fetches what the dialog is made of before it is asked for. */
  prepare?: () => void
  dialog: ComponentType<ChosenProps<Row>>
}

/** What is owed, of which some is chosen for the one act of its screen. */
export function PendingChoice<Row extends FilaPendiente>(props: Props<Row>) {
  const { texts, nothing, button, prepare, dialog: Dialog, ...table } = props
  const [chosen, setChosen] = useState<readonly Row[]>()
  const { content } = table
  return (
    <>
      <SelectionTable
        {...table}
        rowKey={pendingKey}
        selection={{
          texts,
          canSelect,
          amount,
          actions: (selected) => (
            <Button
              disabled={selected.length === 0}
              title={selected.length === 0 ? nothing : undefined}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => setChosen(selected)}
            >
              {button}
            </Button>
          ),
        }}
      />
      {chosen && (
        <Suspense>
          <Dialog
            elegidas={chosen}
            lista={content.state === 'rows' ? content.rows : undefined}
            close={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
