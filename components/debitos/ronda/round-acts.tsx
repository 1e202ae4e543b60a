'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Check, Send, Undo2 } from '@/components/ui/icons'
import type { RoundActsProps } from '@/components/debitos/ronda/sent-dialog'

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

const fetchSent = () => import('@/components/debitos/ronda/sent-dialog')
const SentDialog = lazy(() =>
  import('@/components/debitos/ronda/sent-dialog').then((module) => ({ default: module.SentDialog })),
)

/** What is done with a round until it goes out. */
export function RoundActs({ ronda, prueba }: RoundActsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {!prueba && (
        <DialogButton
          variant="primary"
          fetch={fetchSent}
          dialog={(close) => <SentDialog ronda={ronda} close={close} />}
        >
          <Send aria-hidden />
          Marcar como enviado
        </DialogButton>
      )}
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

/** What is left to do with a round that went out: the bank may never answer for some. */
export function FinishRound({ ronda }: Pick<RoundActsProps, 'ronda'>) {
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
