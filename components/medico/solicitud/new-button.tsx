'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'

const NewDialog = porPedido(() =>
  import('@/components/medico/solicitud/new-dialog').then((module) => module.NewDialog),
)

export const NewSolicitudButton = ({ matriculadoID }: { matriculadoID: number }) => (
  <DialogButton
    fetch={NewDialog.fetch}
    dialog={(close) => <NewDialog matriculadoID={matriculadoID} close={close} />}
  >
    Nuevo pedido
  </DialogButton>
)
