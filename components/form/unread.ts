import type { RutaDeOpciones, SinOpciones } from '@/components/form/unread-options'
import type { FallaVisible } from '@/lib/screen'

export const unreadOf = ({ tipo, mensaje }: FallaVisible, ruta: RutaDeOpciones): SinOpciones => ({
  ruta,
  mensaje,
  sinRespuesta: tipo === 'sinRespuesta',
})
