import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Permiso } from '@/domain/roles'
import { type Sesion, abrirGalleta } from '@/lib/galleta'
import { rutas } from '@/lib/rutas'
import { CABECERA_LUGAR, conVolver } from '@/lib/volver'

/** Opened once per request, however many components ask. */
export const leerSesion = cache(async (): Promise<Sesion | null> => abrirGalleta(await cookies()))

/** The address that this request draws, once `exigir` has read it. */
export const lugarDePagina = cache((): { texto: string | null } => ({ texto: null }))

/**
 * The first line of every page and server action: answers a session with the permission. Otherwise it goes to /login,
 * to the 403 page, or to the screen for setting a password.
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
