'use client'

import { openWindow } from '@/components/llamada/open-window'
import { useLlamada } from '@/components/llamada/use-llamada'
import { chatOf, type Chats, type FilaMensaje } from '@/components/avisos/mensaje/chat'
import { toast } from '@/components/ui/toast'

type Props = { fila: FilaMensaje; chats: Chats; see: () => void }

/** The chat opens in the click itself, so that no browser stops it. */
export function MensajeActions({ fila, chats, see }: Props) {
  const { id, estado, apellidoNombre } = fila
  const chat = chatOf(fila, chats)
  const reintentar = useLlamada('/mensaje/reintentar', {
    exito: 'El mensaje vuelve a salir',
    fracaso: 'No se pudo volver a enviar',
    relee: true,
    quedaDicho: true,
  })
  const cancelar = useLlamada('/mensaje/cancelar', {
    exito: 'Se canceló el mensaje',
    fracaso: 'No se pudo cancelar',
    relee: true,
    quedaDicho: true,
  })
  const dar = useLlamada('/mensaje/darPorEnviado', {
    exito: 'Se dio por enviado',
    fracaso: 'No se pudo cambiar',
    relee: true,
    quedaDicho: true,
  })
  const abrir = useLlamada('/mensaje/abrir', {
    fracaso: 'No se abrió el chat',
    relee: true,
    quedaDicho: true,
    ...(chat && !chat.link && { exito: 'Demostración: se anotó y no se abrió ningún chat' }),
  })
  /** The API tells the present number and the whole text, and refuses a message whose charge was paid meanwhile. */
  async function openChat(mensajeID: number, opens: boolean) {
    if (!opens) return void abrir.enviar({ mensajeID })
    const ventana = openWindow()
    const result = await abrir.enviar({ mensajeID })
    const link = chatOf({ ...fila, ...(result?.ok && result.datos) }, chats)?.link
    if (result?.ok && link && ventana.go(link)) return
    ventana.close()
    if (result?.ok)
      toast.error('No se abrió el chat', 'Permita que este sitio abra ventanas y vuelva a abrirlo.')
  }
  if (id === undefined) return null
  const button = (text: string, act: () => unknown) => (
    <button
      type="button"
      className="cell-action"
      aria-label={`${text} ${apellidoNombre ?? ''}`}
      onClick={() => void act()}
    >
      {text}
    </button>
  )
  const repite = estado === 'fallado' || estado === 'dudoso' || estado === 'cancelado'
  return (
    <span className="inline-flex flex-wrap justify-end gap-y-1.5 max-sm:gap-x-1.5 sm:flex-nowrap">
      {button('Ver', see)}
      {chat && button('Abrir chat', () => openChat(id, chat.link !== undefined))}
      {repite && button('Enviar otra vez', () => reintentar.enviar({ mensajeID: id }))}
      {estado === 'dudoso' && button('Salió', () => dar.enviar({ mensajeID: id }))}
      {estado === 'pendiente' && button('Cancelar', () => cancelar.enviar({ mensajeID: id }))}
    </span>
  )
}
