import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Permiso } from '@/domain/roles'
import { alcance } from '@/lib/api/servidor'
import { rutaDe } from '@/lib/direcciones'
import { type Sesion, abrirGalleta } from '@/lib/galleta'
import { PROPIAS, isThere } from '@/lib/propias'
import { rutas } from '@/lib/rutas'
import { CABECERA_LUGAR, conVolver } from '@/lib/volver'

/** Opened once per request, however many components ask. */
export const leerSesion = cache(async (): Promise<Sesion | null> => abrirGalleta(await cookies()))

/** The address that this request draws, once `exigir` has read it. */
export const lugarDePagina = cache((): { texto: string | null } => ({ texto: null }))

/**
 * The first line of every page and server action: answers a session with the permission. Otherwise it goes to /login,
 * to the 403 page, or to the screen for setting a password. A screen that this server cannot fill is a 404.
 */
export async function exigir(permiso: Permiso): Promise<Sesion> {
  const lugar = lugarDePagina()
  lugar.texto = (await headers()).get(CABECERA_LUGAR)
  const sesion = await leerSesion()
  if (!sesion) redirect(conVolver(rutas.login(), lugar.texto))
  if (sesion.permisos.has(permiso)) {
    await requireThere(lugar.texto)
    return sesion
  }
  if (sesion.debeCambiarClave) redirect(rutas.cambiarClave())
  forbidden()
}

async function requireThere(lugar: string | null): Promise<void> {
  const nombre = rutaDe(lugar?.split('?')[0] ?? '')
  if (nombre && nombre in PROPIAS && !isThere(nombre as keyof typeof PROPIAS, await alcance())) notFound()
}
