'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { Undo2 } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'

const UndoReportDialog = porPedido(() =>
  import('@/components/debitos/rendicion/undo-report-dialog').then((module) => module.UndoReportDialog),
)

type Props = { rendicionID: number; nombre: string }

export const UndoReportButton = (rendicion: Props) => (
  <DialogButton
    size="sm"
    variant="destructive-outline"
    aria-label={`Deshacer ${rendicion.nombre}`}
    fetch={UndoReportDialog.fetch}
    dialog={(close) => <UndoReportDialog {...rendicion} close={close} />}
  >
    <Undo2 aria-hidden />
    Deshacer
  </DialogButton>
)
