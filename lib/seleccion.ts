import * as z from 'zod'
import type { Objeto } from '@/contract/objeto'
import type { Actos, ListaConSeleccion } from '@/domain/seleccion'
import type { Permiso } from '@/domain/roles'

/** A list's filters as the query of its call, which a selection of all that they find is frozen by. */
export function queryOf<E>({ cable }: Objeto<E>, filtros: E): string {
  const wire = z.encode(cable, filtros) as Record<string, unknown>
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(wire))
    if (value !== undefined && value !== null && value !== '')
      query.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  return query.toString()
}

/** What this person may do with those chosen in a list; undefined where there is nothing. For lists of a server that keeps selections. */
export function actsOf(
  { permisos }: { permisos: ReadonlySet<Permiso> },
  lista: ListaConSeleccion,
  consulta: string,
): Actos | undefined {
  if (!permisos.has('padron.exportar')) return undefined
  return {
    lista,
    consulta,
    carga: permisos.has('conceptos.cargarAVarios'),
    mensaje: permisos.has('mensajes.enviar'),
    credenciales: permisos.has('credenciales.editar'),
  }
}
