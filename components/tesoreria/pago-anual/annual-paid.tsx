import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = {
  title: string
  pagado: Pagado
  close: () => void
}

export function AnnualPaid({ title, pagado, close }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={title} className="max-w-lg">
        <PaidNotice pagado={pagado} close={close} />
      </DialogContent>
    </Dialog>
  )
}
