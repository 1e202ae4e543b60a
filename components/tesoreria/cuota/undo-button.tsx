'use client'

import { Undo2 } from '@/components/ui/icons'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import type { Deshacer } from '@/components/tesoreria/cuota/undo-dialog'

const UndoDialog = porPedido(() =>
  import('@/components/tesoreria/cuota/undo-dialog').then((module) => module.UndoDialog),
)

/** `reasonId` is the id of the text that tells why it cannot be done. */
export function UndoButton({ reasonId, ...corrida }: Deshacer & { reasonId: string | undefined }) {
  return (
    <DialogButton
      variant="destructive-outline"
      disabled={reasonId !== undefined}
      aria-describedby={reasonId}
      fetch={UndoDialog.fetch}
      dialog={(close) => <UndoDialog {...corrida} close={close} />}
    >
      <Undo2 aria-hidden />
      Deshacer
    </DialogButton>
  )
}
