import { ForMatriculado } from '@/components/acto/for-matriculado'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = {
  title: string
  pagado: Pagado
  close: () => void
}

export function AnnualPaid({ title, pagado, close }: Props) {
  const { matriculadoID, quien } = useMostrador()
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={title}
        description={<ForMatriculado matriculadoID={matriculadoID} quien={quien} />}
        className="max-w-lg"
      >
        <PaidNotice pagado={pagado} close={close} />
      </DialogContent>
    </Dialog>
  )
}
