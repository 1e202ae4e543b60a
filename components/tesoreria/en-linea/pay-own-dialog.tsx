'use client'

import { OnlineForm } from '@/components/tesoreria/en-linea/online-form'
import { useOnlinePago } from '@/components/tesoreria/en-linea/use-online-pago'
import { MoneyDialog } from '@/components/form/money-dialog'
import type { ChosenProps } from '@/components/tesoreria/pago/pending-choice'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useItems } from '@/components/tesoreria/pago/use-items'

export function PayOwnDialog({ elegidas, lista, close }: ChosenProps<FilaPendiente>) {
  const { filas, cambios, look } = useItems(elegidas, lista)
  const pago = useOnlinePago(filas, 'medico', 'reserva')
  return (
    <MoneyDialog
      title="Pagar en línea"
      className="max-w-xl"
      outcome={pago.outcome}
      typed={pago.typed}
      onOpenAutoFocus={undefined}
      close={close}
    >
      <OnlineForm {...{ pago, cambios, look, close }} enLinea="reserva" suyo />
    </MoneyDialog>
  )
}
