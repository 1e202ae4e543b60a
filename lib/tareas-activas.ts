import 'server-only'
import { cache } from 'react'
import { traerActivas } from '@/contract/tarea'
import { leer } from '@/lib/api/cliente'
import type { Alcance } from '@/lib/propias'
import type { Sesion } from '@/lib/galleta'

/** What the person asked for and is not done, or ended and he was not told of; once a page, none where it cannot be had. */
export const readActivas = cache(async () => {
  const activas = await leer(traerActivas, {})
  return activas.ok ? activas.datos : []
})

/** Whether there can be any. */
export const hasTareas = ({ permisos }: Sesion, { propio }: Alcance): boolean =>
  propio && permisos.has('tareas.ver')
