'use client'

import { useState } from 'react'
import type { ChosenNow } from '@/components/seleccion/use-chosen'
import { toast } from '@/components/ui/toast'
import type { ListaConSeleccion } from '@/domain/seleccion'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { sendChange } from '@/lib/llamada/ask-proxy'
import { makeIdempotencyKey } from '@/lib/llamada/idempotency-key'

export interface Congelada {
  seleccionID: number
  cantidad: number
}

/** Has the register fix who is chosen, before what would be done to them is shown. Answers undefined when it refuses. */
export function useFreeze(lista: ListaConSeleccion, consulta: string) {
  const [congelando, setCongelando] = useState(false)
  async function freeze({
    todos,
    leftOut,
    marked,
  }: Pick<ChosenNow, 'todos' | 'leftOut' | 'marked'>): Promise<Congelada | undefined> {
    if (congelando) return undefined
    setCongelando(true)
    const all = { consulta, ...(leftOut && { excluidos: marked }) }
    const eleccion = { lista, ...(todos || leftOut ? all : { ids: marked }) }
    const result = await sendChange('/seleccion/crear', eleccion, makeIdempotencyKey())
    setCongelando(false)
    if (!result.ok) {
      if (result.tipo === 'sesion') leaveForLogin()
      else toast.error('No se pudo elegir', result.mensaje)
      return undefined
    }
    const { seleccionID, cantidad = 0, faltan = 0 } = result.datos
    if (faltan > 0)
      toast.info(
        faltan === 1
          ? '1 de los elegidos ya no está en esta lista y queda afuera'
          : `${faltan} de los elegidos ya no están en esta lista y quedan afuera`,
      )
    return seleccionID === undefined ? undefined : { seleccionID, cantidad }
  }
  return { freeze, congelando }
}
