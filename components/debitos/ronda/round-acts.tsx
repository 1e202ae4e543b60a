'use client'

import { lazy } from 'react'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { Check, Send, Undo2 } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { debitos } from '@/domain/debito/ronda'
import { type Centavos, formatMoney } from '@/domain/dinero'

const fetchDialogs = () => import('@/components/debitos/ronda/take-back-dialogs')
const UndoRoundDialog = lazy(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => ({
    default: module.UndoRoundDialog,
  })),
)

const FinishRoundDialog = lazy(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => ({
    default: module.FinishRoundDialog,
  })),
)

interface Props {
  ronda: { id: number; nombre: string; cantidad: number; total: Centavos | undefined }
  prueba: boolean
}

/** What is done with a round until it goes out. */
export function RoundActs({ ronda, prueba }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      {!prueba && <SentButton ronda={ronda} />}
      <DialogButton
        variant="danger-outline"
        fetch={fetchDialogs}
        dialog={(close) => <UndoRoundDialog ronda={ronda} close={close} />}
      >
        <Undo2 aria-hidden />
        Deshacer
      </DialogButton>
    </div>
  )
}

function SentButton({ ronda: { id: rondaID, nombre, cantidad, total } }: Pick<Props, 'ronda'>) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useRepetible('/ronda/enviar', {
    exito: 'El débito quedó marcado como enviado',
    fracaso: 'No se pudo marcar como enviado',
    que: 'quedó marcado como enviado',
    relee: true,
  })
  const ask = () =>
    void confirm({
      title: `Marcar como enviado el débito de ${nombre}`,
      description: `${debitos(cantidad)}${total === undefined ? '' : ` por ${formatMoney(total)}`}. Desde ahora no se saca a nadie ni se deshace: márquelo cuando ya mandó los archivos.`,
      yes: 'Marcar como enviado',
      no: 'Cancelar',
      action: () => enviar({ rondaID }),
    })
  return (
    <Button variant="primary" onClick={ask} busy={pendiente}>
      {pendiente ? <Spinner /> : <Send aria-hidden />}
      Marcar como enviado
    </Button>
  )
}

/** What is left to do with a round that went out: the bank may never answer for some. */
export function FinishRound({ ronda }: Pick<Props, 'ronda'>) {
  return (
    <div>
      <DialogButton
        fetch={fetchDialogs}
        dialog={(close) => <FinishRoundDialog ronda={ronda} close={close} />}
      >
        <Check aria-hidden />
        Dar por rendido
      </DialogButton>
    </div>
  )
}
