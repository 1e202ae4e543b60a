import type { ChosenNow } from '@/components/seleccion/use-chosen'
import { toast } from '@/components/ui/toast'
import type { ListaConSeleccion } from '@/domain/seleccion'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { sendChange } from '@/lib/llamada/ask-proxy'
import { makeIdempotencyKey } from '@/lib/llamada/idempotency-key'

export interface Congelada {
  seleccionID: number
  cantidad: number
  /** How many of them are in each state. */
  estados: readonly { nombre?: string | undefined; cantidad?: number | undefined }[]
}

export type AFijar = Pick<ChosenNow, 'todos' | 'leftOut' | 'marked'>

/** Has the register fix who is chosen. Answers undefined when it refuses. */
export async function freezeChosen(
  lista: ListaConSeleccion,
  consulta: string,
  { todos, leftOut, marked }: AFijar,
): Promise<Congelada | undefined> {
  const all = { consulta, ...(leftOut && { excluidos: marked }) }
  const eleccion = { lista, ...(todos || leftOut ? all : { ids: marked }) }
  const result = await sendChange('/seleccion/crear', eleccion, makeIdempotencyKey())
  if (!result.ok) {
    if (result.tipo === 'sesion') leaveForLogin()
    else toast.error('No se pudo elegir', result.mensaje)
    return undefined
  }
  const { seleccionID, cantidad = 0, faltan = 0, estados = [] } = result.datos
  if (faltan > 0)
    toast.info(
      faltan === 1
        ? '1 de los elegidos ya no está en esta lista y queda afuera'
        : `${faltan} de los elegidos ya no están en esta lista y quedan afuera`,
    )
  return seleccionID === undefined ? undefined : { seleccionID, cantidad, estados }
}
