'use client'

import { OnlineForm } from '@/components/en-linea/online-form'
import { useOnlinePayment } from '@/components/en-linea/use-online-payment'
import { useGuardedClose } from '@/components/form/guarded-close'
import type { Emisor } from '@/components/pago/emisor'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = {
  matriculadoID: number
  filas: readonly FilaPendiente[]
  emisor: Emisor | undefined
  close: () => void
}

/** A doctor pays what he chose of his own. */
export function PayOwnDialog({ matriculadoID, filas, emisor, close }: Props) {
  const pago = useOnlinePayment(matriculadoID, filas, 'medico', 'reserva')
  const leave = useGuardedClose(pago.typed, close)
  return (
    <Dialog open onOpenChange={(open) => !open && !pago.pendiente && leave()}>
      <DialogContent title="Pagar en línea" className="max-w-xl">
        <OnlineForm {...{ pago, filas, emisor, close }} enLinea="reserva" />
      </DialogContent>
    </Dialog>
  )
}
