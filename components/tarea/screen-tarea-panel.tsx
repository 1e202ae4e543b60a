'use client'

import { useRouter } from 'next/navigation'
import { markSeen } from '@/components/tarea/seen'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import { endOf } from '@/components/tarea/words'
import { toast } from '@/components/ui/toast'

/** A job on the screen that is about it. The screen shows what came of it, and how it ended is told here, where the panel is no more. */
export function JobPanel({ tarea }: { tarea: TareaLeida }) {
  const router = useRouter()
  function ended(ahora: TareaLeida) {
    const text = endOf(ahora) || 'Terminó'
    if (ahora.estado === 'terminada') toast.success(text)
    // Somebody asked for it, and it can be gone on with.
    else if (ahora.estado === 'detenida') toast.info(text)
    else toast.error(text)
    if (ahora.id !== undefined) markSeen(ahora.id)
    router.refresh()
  }
  return <TareaPanel tarea={tarea} enlace={undefined} alTerminar={ended} />
}
