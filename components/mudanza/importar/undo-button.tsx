'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { Undo2 } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'

const UndoDialog = porPedido(() =>
  import('@/components/mudanza/importar/undo-dialog').then((module) => module.UndoDialog),
)

type Props = { importacionID: number; nombre: string; destino: DestinoDeImportacion }

export const UndoButton = (importacion: Props) => (
  <DialogButton
    variant="destructive-outline"
    fetch={UndoDialog.fetch}
    dialog={(close) => <UndoDialog {...importacion} close={close} />}
  >
    <Undo2 aria-hidden />
    Deshacer
  </DialogButton>
)
