'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { type EnLinea, UNTIL_THEN } from '@/lib/tesoreria/offered'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import { itemsWitness } from '@/components/tesoreria/pago/items-witness'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'

/** No answer came. Nothing is asked a second time by hand: two addresses for one debt could both be paid. */
export const onlineWitness = (
  matriculadoID: number,
  filas: readonly FilaPendiente[],
  enLinea: EnLinea | undefined,
): ShowOutcome =>
  enLinea === 'suelto'
    ? itemsWitness(matriculadoID, filas, DE_PEDIDO)
    : ({ close }) => <LookAtList {...{ close }} />

const LookAtList = ({ close }: { close: () => void }) => (
  <Told title="El servidor no confirmó el resultado: no se sabe si el pago en línea empezó." close={close}>
    Cierre y mire la lista. Si lo elegido quedó en trámite, el aviso de arriba de la lista lleva a la página
    de pago; si sigue libre, puede empezarlo de nuevo.
  </Told>
)

const DE_PEDIDO = {
  que: 'el pago en línea empezó',
  hecho: 'se cobraron, con este pago o con otro. Mire la cuenta corriente.',
  pendiente: `Los ítems siguen pendientes, pero el pago en línea puede haber quedado pedido sin que la lista lo muestre. ${UNTIL_THEN.suelto}`,
  verbo: 'pagar',
  riesgo: 'hay dos pagos en línea por la misma deuda',
  cobra: true,
}

/** It is done, but its address is unknown; asking again would be a second payment. */
export const NoAddress = ({ close }: { close: () => void }) => (
  <Told
    title="El servidor tomó el pedido, pero no dio una dirección de pago que se pueda abrir."
    close={close}
  >
    El pago en línea puede haber quedado pedido. No lo pida otra vez ni lo cobre por otro medio hasta
    aclararlo con quien administra el servidor.
  </Told>
)

function Told({ title, children, close }: { title: string; children: ReactNode; close: () => void }) {
  const router = useRouter()
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-2">
          <p className="font-medium">{title}</p>
          <p className="text-muted-foreground">{children}</p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          autoFocus
          onClick={() => {
            close()
            router.refresh()
          }}
        >
          Cerrar
        </Button>
      </DialogFooter>
    </>
  )
}
