'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Undo2 } from '@/components/ui/icons'

const fetchDialogs = () => import('@/components/debitos/rendicion/undo-report-dialog')
const UndoReportDialog = lazy(() =>
  import('@/components/debitos/rendicion/undo-report-dialog').then((module) => ({
    default: module.UndoReportDialog,
  })),
)

type Props = { rendicionID: number; nombre: string }

export const UndoReportButton = (rendicion: Props) => (
  <DialogButton
    size="sm"
    variant="danger-outline"
    aria-label={`Deshacer ${rendicion.nombre}`}
    fetch={fetchDialogs}
    dialog={(close) => <UndoReportDialog {...rendicion} close={close} />}
  >
    <Undo2 aria-hidden />
    Deshacer
  </DialogButton>
)
