import { useState } from 'react'
import type { AFijar, Congelada } from '@/components/seleccion/freeze'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import type { ListaConSeleccion } from '@/domain/seleccion'

/**
 * Has the register fix who is chosen, before what would be done to them is shown. What asks it is loaded with the first
 * act, since most who look at a list choose nobody.
 */
export function useFreeze(lista: ListaConSeleccion, consulta: string) {
  const [congelando, setCongelando] = useState(false)
  async function freeze(chosen: AFijar): Promise<Congelada | undefined> {
    if (congelando) return undefined
    setCongelando(true)
    try {
      const { freezeChosen } = await import('@/components/seleccion/freeze')
      return await freezeChosen(lista, consulta, chosen)
    } catch {
      toast.error(SIN_RESPUESTA)
      return undefined
    } finally {
      setCongelando(false)
    }
  }
  return { freeze, congelando }
}
