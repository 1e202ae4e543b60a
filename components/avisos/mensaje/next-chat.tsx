'use client'

import type { Chats } from '@/components/avisos/mensaje/chat'
import { useOpenChat } from '@/components/avisos/mensaje/use-open-chat'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { WHATSAPP } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = { envioID: number; chats: Chats; abiertos: number; pendientes: number }

/** The chats of one sending, one after another, in the order of the list. */
export function NextChat({ envioID, chats, abiertos, pendientes }: Props) {
  const { leer, estado } = useLectura('/mensaje/traerTodos')
  const { open, pendiente } = useOpenChat(chats)
  async function next() {
    const result = await leer({ pagina: 1, envioID, estado: 'pendiente', medio: WHATSAPP })
    if (result && !result.ok) toast.error('No se pudo leer el chat que sigue', result.mensaje)
    if (result?.ok && result.datos.length === 0) toast.info('No queda ningún chat por abrir')
    return result?.ok ? result.datos[0] : undefined
  }
  return (
    <Button busy={pendiente || estado.fase === 'leyendo'} onClick={() => void open(next())}>
      {abiertos === 0 ? 'Abrir el primer chat' : 'Siguiente chat'} ({formatCount(pendientes)}{' '}
      {pendientes === 1 ? 'espera' : 'esperan'})
    </Button>
  )
}
