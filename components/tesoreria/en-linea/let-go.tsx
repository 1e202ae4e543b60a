'use client'

import { useConfirm } from '@/components/form/confirm'
import { isUncertain } from '@/lib/llamada/insist'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'

type Props = {
  pagoID: number
  matriculadoID: number
  look: () => void
}

/** A doctor gives up an unfinished payment, which frees its charges at once. */
export function LetGo({ pagoID, matriculadoID, look }: Props) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useRepetible('/mercado_pago/cancelarPago', {
    que: 'se dejó el pago en línea',
    exito: 'Se dejó el pago en línea',
    fracaso: 'No se pudo dejar el pago en línea',
  })
  async function letGo(): Promise<void> {
    const sure = await confirm({
      title: 'Dejar este pago en línea',
      description:
        'Se le pregunta al proveedor de pagos si ya se pagó. Si no, deja de recibirlo y lo elegido queda libre para pagarlo de nuevo.',
      yes: 'Dejar el pago',
      no: 'Volver',
      tone: 'destructive',
    })
    if (!sure) return
    const result = await enviar({ pagoID, matriculadoID, motivo: 'Lo dejó el matriculado' })
    if (result && (result.ok || isUncertain(result))) look()
  }
  return (
    <Button variant="destructive-outline" disabled={pendiente} onClick={() => void letGo()}>
      Dejar este pago
    </Button>
  )
}
