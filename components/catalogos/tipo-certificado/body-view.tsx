'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'

const BodyViewDialog = porPedido(() =>
  import('@/components/catalogos/tipo-certificado/body-view-dialog').then((module) => module.BodyViewDialog),
)

export function BodyView({ nombre, html }: { nombre: string; html: string }) {
  return (
    <DialogButton
      size="sm"
      variant="ghost"
      aria-label={`Ver cuerpo de ${nombre}`}
      fetch={BodyViewDialog.fetch}
      dialog={(close) => <BodyViewDialog nombre={nombre} html={html} close={close} />}
    >
      Ver
    </DialogButton>
  )
}
