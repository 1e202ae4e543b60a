'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { Check, Send, Undo2 } from '@/components/ui/icons'
import type { RoundActsProps } from '@/components/debitos/ronda/sent-dialog'
import { porPedido } from '@/components/ui/por-pedido'

const UndoRoundDialog = porPedido(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => module.UndoRoundDialog),
)

const FinishRoundDialog = porPedido(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => module.FinishRoundDialog),
)

const SentDialog = porPedido(() =>
  import('@/components/debitos/ronda/sent-dialog').then((module) => module.SentDialog),
)

/** What is done with a round until it goes out. */
export function RondaActs({ ronda, prueba }: RoundActsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {!prueba && (
        <DialogButton fetch={SentDialog.fetch} dialog={(close) => <SentDialog ronda={ronda} close={close} />}>
          <Send aria-hidden />
          Marcar como enviado
        </DialogButton>
      )}
      <DialogButton
        variant="destructive-outline"
        fetch={UndoRoundDialog.fetch}
        dialog={(close) => <UndoRoundDialog ronda={ronda} close={close} />}
      >
        <Undo2 aria-hidden />
        Deshacer
      </DialogButton>
    </div>
  )
}

/** What is left to do with a round that went out: the bank may never answer for some. */
export function FinishRonda({ ronda }: Pick<RoundActsProps, 'ronda'>) {
  return (
    <DialogButton
      variant="outline"
      fetch={UndoRoundDialog.fetch}
      dialog={(close) => <FinishRoundDialog ronda={ronda} close={close} />}
    >
      <Check aria-hidden />
      Dar por rendido
    </DialogButton>
  )
}
