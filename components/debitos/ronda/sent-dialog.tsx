import type { RoundActsProps } from '@/components/debitos/ronda/round-acts'
import { ConfirmDialog } from '@/components/form/confirm-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { debitos } from '@/domain/debito/ronda'
import { formatMoney } from '@/domain/dinero'

type Props = Pick<RoundActsProps, 'ronda'> & { close: () => void }

/** Asks, and marks a round whose files went to the bank: nothing of it is changed any more. */
export function SentDialog({ ronda: { id: rondaID, nombre, cantidad, total }, close }: Props) {
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
      yes="Marcar como enviado"
      no="Cancelar"
      onNo={close}
      onYes={() => enviar({ rondaID }).finally(close)}
    />
  )
}
