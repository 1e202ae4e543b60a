'use client'

import { FileSearch } from '@/components/ui/icons'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'

const BancoFileDialog = porPedido(() =>
  import('@/components/catalogos/banco/banco-file-dialog').then((module) => module.BancoFileDialog),
)

export function BancoFileButton() {
  return (
    <DialogButton
      variant="outline"
      fetch={BancoFileDialog.fetch}
      dialog={(close) => <BancoFileDialog close={close} />}
    >
      <FileSearch aria-hidden />
      Cargar Archivo de Banco
    </DialogButton>
  )
}
