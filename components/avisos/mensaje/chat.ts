import type { FilaMensaje } from '@/components/avisos/mensaje/outbox-table'
import { WHATSAPP } from '@/domain/mensaje'
import { whatsappLink } from '@/domain/telefono'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

/** How chats leave the server; undefined while that is not known. */
export type Chats = LeidoEn<'/mensaje/traerResumen'>['whatsapp']

type Mensaje = Pick<FilaMensaje, 'medio' | 'estado' | 'destino' | 'texto'>

/**
 * The chat a message offers, or null for none. In a demonstration it has no link: its numbers are invented, and any of
 * them may be somebody's.
 */
export function chatOf({ medio, estado, destino, texto }: Mensaje, chats: Chats): { link?: string } | null {
  if (!chats || medio !== WHATSAPP || !destino) return null
  if (estado !== 'pendiente' && estado !== 'abierto') return null
  return chats === 'demostracion' ? {} : { link: whatsappLink(destino, texto ?? '') }
}
