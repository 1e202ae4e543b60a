'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { toast } from '@/components/ui/toast'
import { rutas } from '@/lib/routes'

/** The job that this window ordered and waits for. */
let esperada: number | undefined

/** Told when the person orders it: a short job may have ended before the screen is read again. */
export function expectEnd(tareaID: number): void {
  esperada = tareaID
}

/** The job that applies a round's reports. Once it ended well it leads on, as the specification has it. */
export function Applying({ tarea }: { tarea: TareaLeida }) {
  const router = useRouter()
  // One that ended already is looked at once more, which tells that it ended.
  const [vista] = useState(() => (tarea.id === esperada ? { ...tarea, estado: 'pendiente' as const } : tarea))
  const here = () => `${window.location.pathname}${window.location.search}`
  function ended({ estado, resumen }: TareaLeida) {
    esperada = undefined
    if (estado !== 'terminada') return router.refresh()
    const report = here()
    toast.success('Se cargó el archivo correctamente', resumen ?? undefined, {
      label: 'Ver la rendición',
      run: () => router.push(report),
    })
    router.push(rutas.utilidades())
  }
  return <TareaPanel tarea={vista} enlace={undefined} alTerminar={ended} />
}
