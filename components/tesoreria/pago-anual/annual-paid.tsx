import type { Emisor } from '@/lib/tesoreria/emisor'
import type { AccionesDePago } from '@/components/tesoreria/pago/payment-actions'
import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = {
  title: string
  matriculadoID: number
  pagado: Pagado
  emisor: Emisor
  acciones: AccionesDePago
  close: () => void
}

/** The year is paid, with its receipt at hand. */
export function AnnualPaid({ title, close, ...notice }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={title} className="max-w-lg">
        <PaidNotice {...notice} close={close} />
      </DialogContent>
    </Dialog>
  )
}
