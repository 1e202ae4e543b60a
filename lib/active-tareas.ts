import 'server-only'
import { cache } from 'react'
import { traerActivas } from '@/contract/tarea'
import { readApi } from '@/lib/api/client'
import type { Alcance } from '@/lib/own-screens'
import type { Sesion } from '@/lib/session-cookie'

/** What the person asked for and is not done, or ended and he was not told of; once a page, none where it cannot be had. */
export const readActivas = cache(async () => {
  const activas = await readApi(traerActivas, {})
  return activas.ok ? activas.datos : []
})

/** Whether there can be any. */
export const hasTareas = ({ permisos }: Sesion, { propio }: Alcance): boolean =>
  propio && permisos.has('tareas.ver')
