'use client'

import { OnlineForm } from '@/components/tesoreria/en-linea/online-form'
import { useOnlinePayment } from '@/components/tesoreria/en-linea/use-online-payment'
import { useGuardedClose } from '@/components/form/guarded-close'
import type { Emisor } from '@/lib/tesoreria/emisor'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = {
  matriculadoID: number
  elegidas: readonly FilaPendiente[]
  /** His list, as it was read last. */
  lista: readonly FilaPendiente[] | undefined
  emisor: Emisor | undefined
  close: () => void
}

/** A doctor pays what he chose of his own. */
export function PayOwnDialog({ matriculadoID, elegidas, lista, emisor, close }: Props) {
  const { filas, cambios, look } = useItems(elegidas, lista)
  const pago = useOnlinePayment(matriculadoID, filas, 'medico', 'reserva')
  const leave = useGuardedClose(pago.typed, close)
  return (
    <Dialog open onOpenChange={(open) => !open && !pago.pendiente && leave()}>
      <DialogContent title="Pagar en línea" className="max-w-xl">
        <OnlineForm {...{ pago, cambios, look, emisor, close }} enLinea="reserva" />
      </DialogContent>
    </Dialog>
  )
}
