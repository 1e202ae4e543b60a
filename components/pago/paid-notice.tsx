'use client'

import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'

export interface Pagado {
  pago: EntradaEn<'/pago/realizarPagoEfectivo'>
  pagoID: number | undefined
  nroRecibo: string | undefined
}

type Props = { matriculadoID: number; pagado: Pagado; daRecibo: boolean; close: () => void }

export function PaidNotice({ pagado, close }: Props) {
  return (
    <>
      <DialogBody>{pagado.nroRecibo}</DialogBody>
      <DialogFooter>
        <Button onClick={close}>Cerrar</Button>
      </DialogFooter>
    </>
  )
}
