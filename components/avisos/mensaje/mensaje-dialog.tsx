'use client'

import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import { shownTexto } from '@/domain/mensaje'
import type { FilaMensaje } from '@/components/avisos/mensaje/chat'

type Props = { mensaje: FilaMensaje; close: () => void }

/** What a message says. */
export const MensajeDialog = ({ mensaje, close }: Props) => (
  <Dialog open onOpenChange={(open) => !open && close()}>
    <DialogContent title={mensaje.asunto || 'Mensaje'} description={mensaje.apellidoNombre}>
      <DialogBody>
        <p className="whitespace-pre-wrap wrap-anywhere">{mensaje.texto && shownTexto(mensaje.texto)}</p>
      </DialogBody>
    </DialogContent>
  </Dialog>
)
