import { WHATSAPP } from '@/domain/mensaje'
import { whatsappLink } from '@/domain/telefono'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaMensaje = LeidoEn<'/mensaje/traerTodos'>[number]

/** Undefined while it is not known. */
export type Chats = LeidoEn<'/mensaje/traerResumen'>['whatsapp']

type Mensaje = Pick<FilaMensaje, 'medio' | 'estado' | 'destino' | 'texto'>

/**
 * The chat that a message offers, or null. A demonstration's has no link, since an invented number may be somebody's.
 */
export function chatOf({ medio, estado, destino, texto }: Mensaje, chats: Chats): { link?: string } | null {
  if (!chats || medio !== WHATSAPP || !destino) return null
  if (estado !== 'pendiente' && estado !== 'abierto') return null
  return chats === 'demostracion' ? {} : { link: whatsappLink(destino, texto ?? '') }
}
