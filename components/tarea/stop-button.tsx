'use client'

import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { TareaLeida } from '@/components/tarea/tarea-leida'
import { nameOf } from '@/components/tarea/words'
import { Button } from '@/components/ui/button'

export function StopButton({ tarea }: { tarea: TareaLeida }) {
  const confirm = useConfirm()
  const { id: tareaID, deteniendo } = tarea
  const { enviar, pendiente } = useLlamada('/tarea/detener', {
    fracaso: 'No se pudo detener',
    relee: true,
    quedaDicho: true,
  })
  const stopping = pendiente || deteniendo === true
  const ask = () =>
    void confirm({
      title: '¿Detener?',
      description: 'Lo que ya está hecho queda hecho. Lo que falta se puede pedir de nuevo.',
      yes: 'Detener',
      no: 'Seguir',
      action: async () => void (tareaID !== undefined && (await enviar({ tareaID }))),
    })
  return (
    <Button variant="outline" size="sm" onClick={ask} busy={stopping}>
      {stopping ? 'Deteniendo...' : 'Detener'}
      <span className="sr-only"> {nameOf(tarea)}</span>
    </Button>
  )
}
