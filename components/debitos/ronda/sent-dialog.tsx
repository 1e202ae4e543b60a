import { changedWords, VAN_IGUAL } from '@/components/debitos/ronda/use-ask-changed'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DangerNotice } from '@/components/ui/danger-notice'
import { debitos } from '@/domain/debito/ronda'
import { formatMoney, type Centavos } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export interface RoundActsProps {
  ronda: {
    id: number
    nombre: string
    cantidad: number
    total: Centavos | undefined
    cambiaron: LeidoEn<'/ronda/traerDatos'>['cambiaron']
  }
  prueba: boolean
}

type Props = Pick<RoundActsProps, 'ronda'> & { close: () => void }

/** Asks, and marks a round whose files went to the bank: nothing of it is changed any more. */
export function SentDialog({ ronda, close }: Props) {
  const { id: rondaID, nombre, cantidad, total, cambiaron } = ronda
  const changed = changedWords(cambiaron)
  const { enviar } = useRepetible('/ronda/enviar', {
    exito: 'El débito quedó marcado como enviado',
    fracaso: 'No se pudo marcar como enviado',
    que: 'quedó marcado como enviado',
    relee: true,
  })
  return (
    <ConfirmDialog
      title={`Marcar como enviado el débito de ${nombre}`}
      description={`${debitos(cantidad)}${total === undefined ? '' : ` por ${formatMoney(total)}`}. Desde ahora no se saca a nadie ni se deshace: márquelo cuando ya mandó los archivos.`}
      details={changed && <DangerNotice title={changed}>{VAN_IGUAL}</DangerNotice>}
      yes={changed ? 'Marcar como enviado igual' : 'Marcar como enviado'}
      no="Cancelar"
      onNo={close}
      onYes={() => enviar({ rondaID, visto: cambiaron?.visto }).finally(close)}
    />
  )
}
