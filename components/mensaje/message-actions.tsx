'use client'

import { openWindow } from '@/components/llamada/open-window'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { FilaMensaje } from '@/components/mensaje/outbox-table'
import { WHATSAPP } from '@/domain/mensaje'
import { whatsappLink } from '@/domain/telefono'

/** What can be done with a message where it stands; the chat opens in the click itself, so that no browser stops it. */
export function MessageActions({ fila, see }: { fila: FilaMensaje; see: () => void }) {
  const { id, medio, estado, destino, texto, apellidoNombre } = fila
  const reintentar = useLlamada('/mensaje/reintentar', {
    exito: 'El mensaje vuelve a salir',
    fracaso: 'No se pudo volver a enviar',
  })
  const cancelar = useLlamada('/mensaje/cancelar', {
    exito: 'El mensaje no sale',
    fracaso: 'No se pudo cancelar',
  })
  const dar = useLlamada('/mensaje/darPorEnviado', {
    exito: 'Se dio por enviado',
    fracaso: 'No se pudo cambiar',
  })
  const abrir = useLlamada('/mensaje/abrir', { fracaso: 'No se abrió el chat' })
  /** A message that is not needed any more, because it was paid meanwhile, is not shown to whom it would be sent. */
  async function openChat(mensajeID: number, link: string) {
    const ventana = openWindow()
    const result = await abrir.enviar({ mensajeID })
    if (!result?.ok || !ventana.go(link)) ventana.close()
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
  const deChat = medio === WHATSAPP && destino && (estado === 'pendiente' || estado === 'abierto')
  const repite = estado === 'fallado' || estado === 'dudoso' || estado === 'cancelado'
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-1">
      {button('Ver', see)}
      {deChat && (
        <a
          href={whatsappLink(destino, texto ?? '')}
          target="_blank"
          rel="noreferrer"
          className="cell-action"
          aria-label={`Abrir chat ${apellidoNombre ?? ''}`}
          onClick={(event) => {
            event.preventDefault()
            void openChat(id, whatsappLink(destino, texto ?? ''))
          }}
        >
          Abrir chat
        </a>
      )}
      {repite && button('Enviar otra vez', () => reintentar.enviar({ mensajeID: id }))}
      {estado === 'dudoso' && button('Salió', () => dar.enviar({ mensajeID: id }))}
      {estado === 'pendiente' && button('Cancelar', () => cancelar.enviar({ mensajeID: id }))}
    </span>
  )
}
