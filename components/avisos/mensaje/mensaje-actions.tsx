'use client'

import { useLlamada } from '@/components/llamada/use-llamada'
import { chatOf, type Chats, type FilaMensaje } from '@/components/avisos/mensaje/chat'
import { useOpenChat } from '@/components/avisos/mensaje/use-open-chat'

type Props = { fila: FilaMensaje; chats: Chats; see: () => void }

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
  const { open } = useOpenChat(chats)
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
      {chat && button('Abrir chat', () => open(fila))}
      {repite && button('Enviar otra vez', () => reintentar.enviar({ mensajeID: id }))}
      {estado === 'dudoso' && button('Salió', () => dar.enviar({ mensajeID: id }))}
      {estado === 'pendiente' && button('Cancelar', () => cancelar.enviar({ mensajeID: id }))}
    </span>
  )
}
