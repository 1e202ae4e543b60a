'use client'

import { Suspense } from 'react'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { useTold } from '@/components/tarea/use-told'
import { porPedido } from '@/components/ui/por-pedido'

const BellPanel = porPedido(() => import('@/components/tarea/bell-panel').then((module) => module.BellPanel))

type Props = {
  activas: readonly TareaLeida[]
  /** The notices that went by are kept too. */
  cuenta: boolean
}

/** Drawn only when there is something to say. */
export function Bell({ activas, cuenta }: Props) {
  const told = useTold(cuenta)
  if (activas.length === 0 && told.avisos.length === 0) return null
  return (
    <Suspense>
      <BellPanel.Late activas={activas} told={told} />
    </Suspense>
  )
}
