'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { Undo2 } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'

const UndoRendicionDialog = porPedido(() =>
  import('@/components/debitos/rendicion/undo-rendicion-dialog').then((module) => module.UndoRendicionDialog),
)

type Props = { rendicionID: number; nombre: string }

export const UndoRendicionButton = (rendicion: Props) => (
  <DialogButton
    size="sm"
    variant="destructive-outline"
    aria-label={`Deshacer ${rendicion.nombre}`}
    fetch={UndoRendicionDialog.fetch}
    dialog={(close) => <UndoRendicionDialog {...rendicion} close={close} />}
  >
    <Undo2 aria-hidden />
    Deshacer
  </DialogButton>
)
