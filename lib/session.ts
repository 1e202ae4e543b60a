import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Permiso } from '@/domain/roles'
import { alcance } from '@/lib/api/servidor'
import { screenAt } from '@/lib/screen-addresses'
import { type Sesion, openSessionCookie } from '@/lib/session-cookie'
import { type Alcance, isThere } from '@/lib/own-screens'
import { rutas } from '@/lib/routes'
import { PLACE_HEADER, withComeBack } from '@/lib/come-back'

/** Opened once per request, however many components ask. */
export const readSession = cache(async (): Promise<Sesion | null> => openSessionCookie(await cookies()))

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
  if (sesion.permisos.has(permiso)) {
    const hay = await alcance()
    if (!isHere(lugar.texto, hay)) notFound()
    return { ...sesion, hay }
  }
  if (sesion.debeCambiarClave) redirect(rutas.cambiarClave())
  if (sesion.debeSegundoFactor) redirect(rutas.miCuenta())
  forbidden()
}

function isHere(lugar: string | null, hay: Alcance): boolean {
  const nombre = screenAt(lugar?.split('?')[0] ?? '')
  return !nombre || isThere(nombre, hay)
}
