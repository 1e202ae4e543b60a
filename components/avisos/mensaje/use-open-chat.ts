'use client'

import { chatOf, type Chats, type FilaMensaje } from '@/components/avisos/mensaje/chat'
import { openWindow } from '@/components/llamada/open-window'
import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'

/**
 * Opens the chat of a message in the click itself, so that no browser stops it, though which message it is may have to be
 * asked first. The API tells the present number and the whole text, and refuses a message whose charge was paid meanwhile.
 */
export function useOpenChat(chats: Chats) {
  const demostracion = chats === 'demostracion'
  const abrir = useLlamada('/mensaje/abrir', {
    fracaso: 'No se abrió el chat',
    relee: true,
    quedaDicho: true,
    ...(demostracion && { exito: 'Demostración: se anotó y no se abrió ningún chat' }),
  })
  async function open(which: FilaMensaje | Promise<FilaMensaje | undefined>) {
    const ventana = demostracion ? undefined : openWindow()
    const fila = await which
    const result = fila?.id === undefined ? null : await abrir.enviar({ mensajeID: fila.id })
    if (!ventana) return
    const link = fila && chatOf({ ...fila, ...(result?.ok && result.datos) }, chats)?.link
    if (result?.ok && link && ventana.go(link)) return
    ventana.close()
    if (result?.ok)
      toast.error('No se abrió el chat', 'Permita que este sitio abra ventanas y vuelva a abrirlo.')
  }
  return { open, pendiente: abrir.pendiente }
}
