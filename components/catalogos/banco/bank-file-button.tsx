'use client'

import { FileSearch } from '@/components/ui/icons'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'

const BankFileDialog = porPedido(() =>
  import('@/components/catalogos/banco/bank-file-dialog').then((module) => module.BankFileDialog),
)

export function BankFileButton() {
  return (
    <DialogButton
      variant="outline"
      fetch={BankFileDialog.fetch}
      dialog={(close) => <BankFileDialog close={close} />}
    >
      <FileSearch aria-hidden />
      Cargar Archivo de Banco
    </DialogButton>
  )
}
