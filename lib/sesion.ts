import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Permiso } from '@/domain/roles'
import { type Sesion, abrirGalleta } from '@/lib/galleta'
import { rutas } from '@/lib/rutas'
import { CABECERA_LUGAR, conVolver } from '@/lib/volver'

/** The session of this request, opened once however many components ask. */
export const leerSesion = cache(async (): Promise<Sesion | null> => abrirGalleta(await cookies()))

/** The address that this request draws, once `exigir` has read it. */
export const lugarDePagina = cache((): { texto: string | null } => ({ texto: null }))

/**
 * First line of every page and server action: the session that holds the permission. Without a session it goes to
 * /login, without the permission it ends in the 403 page, and who must set a password is taken there. The gate before it
 * is only a signpost (D6).
 */
export async function exigir(permiso: Permiso): Promise<Sesion> {
  const lugar = lugarDePagina()
  lugar.texto = (await headers()).get(CABECERA_LUGAR)
  const sesion = await leerSesion()
  if (!sesion) redirect(conVolver(rutas.login(), lugar.texto))
  if (sesion.permisos.has(permiso)) return sesion
  if (sesion.debeCambiarClave) redirect(rutas.cambiarClave())
  forbidden()
}
