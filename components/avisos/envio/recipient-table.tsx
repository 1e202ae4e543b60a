'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { ChosenTable, type ChosenTableProps } from '@/components/seleccion/chosen-table'
import type { ChosenNow } from '@/components/seleccion/use-chosen'
import { Button } from '@/components/ui/button'
import { Send } from '@/components/ui/icons'

type Props<Row> = Omit<ChosenTableProps<Row>, 'acts'> & {
  /** What else can be done with those chosen. */
  acts?: ChosenTableProps<Row>['acts']
  /** Whether they can be written to; they can unless told. */
  escribe?: (chosen: ChosenNow) => boolean
  /** The dialog that writes to those chosen; its code may come when it is first wanted. */
  dialog: (chosen: ChosenNow, close: () => void) => ReactNode
}

/** A list of which members are chosen to be written to. */
export const RecipientTable = <Row,>({ dialog, acts, escribe, ...table }: Props<Row>) => (
  <ChosenTable
    {...table}
    acts={(chosen) => (
      <>
        {acts?.(chosen)}
        {(escribe?.(chosen) ?? true) && <WriteButton chosen={chosen} dialog={dialog} />}
      </>
    )}
  />
)

function WriteButton({ chosen, dialog }: { chosen: ChosenNow; dialog: Props<never>['dialog'] }) {
  const [sending, setSending] = useState(false)
  return (
    <>
      <Button disabled={chosen.count === 0} onClick={() => setSending(true)}>
        <Send aria-hidden />
        Enviar Mensaje
      </Button>
      {sending && <Suspense>{dialog(chosen, () => setSending(false))}</Suspense>}
    </>
  )
}
