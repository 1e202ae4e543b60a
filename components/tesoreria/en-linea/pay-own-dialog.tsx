'use client'

import { OnlineForm } from '@/components/tesoreria/en-linea/online-form'
import { useOnlinePayment } from '@/components/tesoreria/en-linea/use-online-payment'
import { useGuardedClose } from '@/components/form/guarded-close'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = {
  elegidas: readonly FilaPendiente[]
  /** His list, as it was read last. */
  lista: readonly FilaPendiente[] | undefined
  close: () => void
}

/** A doctor pays what he chose of his own. */
export function PayOwnDialog({ elegidas, lista, close }: Props) {
  const { filas, cambios, look } = useItems(elegidas, lista)
  const pago = useOnlinePayment(filas, 'medico', 'reserva')
  const leave = useGuardedClose(pago.typed, close)
  return (
    <Dialog open onOpenChange={(open) => !open && !pago.pendiente && leave()}>
      <DialogContent title="Pagar en línea" className="max-w-xl">
        <OnlineForm {...{ pago, cambios, look, close }} enLinea="reserva" />
      </DialogContent>
    </Dialog>
  )
}
