'use client'

import { useState } from 'react'
import { useReadChosen } from '@/components/tesoreria/pago/chosen-scope'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { payable } from '@/components/tesoreria/saldo/chosen'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import type { Centavos } from '@/domain/dinero'

const ApplyDialog = porPedido(() =>
  import('@/components/tesoreria/saldo/apply-dialog').then((module) => module.ApplyDialog),
)

type Props = {
  saldo: Centavos
  filas: readonly FilaPendiente[]
}

export function ApplyButton(props: Props) {
  const readChosen = useReadChosen()
  /** The list's choice at the moment of asking. */
  const [elegidas, setElegidas] = useState<ReadonlySet<string>>()
  const nothing = payable(props.filas).length === 0
  return (
    <>
      <Button
        variant="outline"
        disabled={nothing}
        title={nothing ? 'No hay ítems a la vista que se puedan pagar' : undefined}
        onClick={() => setElegidas(readChosen())}
        className="max-sm:w-full"
      >
        Aplicar saldo
      </Button>
      {elegidas && <ApplyDialog {...props} elegidas={elegidas} close={() => setElegidas(undefined)} />}
    </>
  )
}
