import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Permiso } from '@/domain/roles'
import { alcance } from '@/lib/api/servidor'
import { screenAt } from '@/lib/screen-addresses'
import { type Sesion, openSessionCookie } from '@/lib/session-cookie'
import { type Alcance, isThere, permissionsHere } from '@/lib/own-screens'
import { rutas } from '@/lib/routes'
import { PLACE_HEADER, withComeBack } from '@/lib/come-back'

/** Opened once per request, however many components ask, with the permissions that mean something on this server. */
export const readSession = cache(async (): Promise<Sesion | null> => {
  const sesion = await openSessionCookie(await cookies())
  return sesion && { ...sesion, permisos: permissionsHere(sesion.permisos, await alcance()) }
})

/** The address that this request draws, once `requireSession` has read it. */
export const placeOfPage = cache((): { texto: string | null } => ({ texto: null }))

export interface Visita extends Sesion {
  /** What the server has beyond the specification. */
  hay: Alcance
}

/**
 * The first line of every page and server action: answers a session with the permission. Otherwise it goes to /login,
 * to the 403 page, or to the screen for setting a password. A screen that this server cannot fill is a 404.
 */
export async function requireSession(permiso: Permiso): Promise<Visita> {
  const lugar = placeOfPage()
  lugar.texto = (await headers()).get(PLACE_HEADER)
  const sesion = await readSession()
  if (!sesion) redirect(withComeBack(rutas.login(), lugar.texto))
  const hay = await alcance()
  if (sesion.permisos.has(permiso)) {
    if (!isHere(lugar.texto, hay)) notFound()
    return { ...sesion, hay }
  }
  if (sesion.debeCambiarClave) redirect(rutas.cambiarClave())
  if (sesion.debeSegundoFactor) redirect(rutas.miCuenta())
  if (!isHere(lugar.texto, hay)) notFound()
  forbidden()
}

/** Whether the screen at an address exists on this server; an address of no screen is no matter. */
export function isHere(lugar: string | null, hay: Alcance): boolean {
  const nombre = screenAt(lugar?.split('?')[0] ?? '')
  return !nombre || isThere(nombre, hay)
}
