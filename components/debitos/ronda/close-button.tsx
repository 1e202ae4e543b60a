'use client'

import type { Cierre } from '@/components/debitos/ronda/close-dialog'
import { DialogButton } from '@/components/ui/dialog-button'
import { FileSearch, Lock } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'

const CloseDialog = porPedido(() =>
  import('@/components/debitos/ronda/close-dialog').then((module) => module.CloseDialog),
)

/** Closes what was rehearsed, or writes its files for the bank's acceptance alone. */
export function CloseButton({ disabled, ...cierre }: Cierre & { disabled: boolean }) {
  return (
    <DialogButton
      variant={cierre.prueba ? 'outline' : 'default'}
      disabled={disabled}
      fetch={CloseDialog.fetch}
      dialog={(close) => <CloseDialog {...cierre} close={close} />}
    >
      {cierre.prueba ? <FileSearch aria-hidden /> : <Lock aria-hidden />}
      {cierre.prueba ? 'Archivo de prueba para el banco' : 'Cerrar el débito'}
    </DialogButton>
  )
}
