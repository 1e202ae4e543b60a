'use client'

import { OnlineForm } from '@/components/en-linea/online-form'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Dialog, DialogContent } from '@/components/ui/dialog'

type Props = { matriculadoID: number; filas: readonly FilaPendiente[]; close: () => void }

/** A doctor pays what he chose of his own. */
export const PayOwnDialog = ({ matriculadoID, filas, close }: Props) => (
  <Dialog open onOpenChange={(open) => !open && close()}>
    <DialogContent title="Pagar en línea" className="max-w-xl">
      <OnlineForm matriculadoID={matriculadoID} filas={filas} operador="medico" close={close} />
    </DialogContent>
  </Dialog>
)
