'use client'

import { useRouter } from 'next/navigation'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { toast } from '@/components/ui/toast'
import { rutas } from '@/lib/routes'

/** The job that applies a round's reports. Once it ended well it leads on, as the specification has it. */
export function Applying({ tarea }: { tarea: TareaLeida }) {
  const router = useRouter()
  const here = () => `${window.location.pathname}${window.location.search}`
  function ended({ estado, resumen }: TareaLeida) {
    if (estado !== 'terminada') return router.refresh()
    const report = here()
    toast.success('Se cargó el archivo correctamente', resumen ?? undefined, {
      label: 'Ver la rendición',
      run: () => router.push(report),
    })
    router.push(rutas.utilidades())
  }
  return <TareaPanel tarea={tarea} enlace={undefined} alTerminar={ended} />
}
