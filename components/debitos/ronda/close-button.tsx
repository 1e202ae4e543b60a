'use client'

import { lazy } from 'react'
import type { Cierre } from '@/components/debitos/ronda/close-dialog'
import { DialogButton } from '@/components/ui/dialog-button'
import { FileSearch, Lock } from '@/components/ui/icons'

const fetchDialog = () => import('@/components/debitos/ronda/close-dialog')
const CloseDialog = lazy(() =>
  import('@/components/debitos/ronda/close-dialog').then((module) => ({ default: module.CloseDialog })),
)

/** Closes what was rehearsed, or writes its files for the bank's acceptance alone. */
export function CloseButton({ disabled, ...cierre }: Cierre & { disabled: boolean }) {
  return (
    <DialogButton
      variant={cierre.prueba ? 'outline' : 'primary'}
      disabled={disabled}
      fetch={fetchDialog}
      dialog={(close) => <CloseDialog {...cierre} close={close} />}
    >
      {cierre.prueba ? <FileSearch aria-hidden /> : <Lock aria-hidden />}
      {cierre.prueba ? 'Archivo de prueba para el banco' : 'Cerrar el débito'}
    </DialogButton>
  )
}
