import 'server-only'
import { redirect } from 'next/navigation'
import { landingOf } from '@/domain/roles'
import { isRefused } from '@/lib/api/verificar'
import { rutas } from '@/lib/rutas'
import { SALIDA_CADUCADA } from '@/lib/salida'
import { leerSesion } from '@/lib/sesion'
import { conVolver } from '@/lib/volver'

/**
 * /login and / with a session go to the landing, which offers the place one was taken from, unless the API refuses it:
 * then it is cleared (D6). An API that does not say keeps nobody before an empty form: the landing tells what it waits
 * for.
 */
export async function goHomeIfAlive(volver: unknown): Promise<void> {
  const sesion = await leerSesion()
  if (!sesion) return
  if (await isRefused(sesion)) redirect(conVolver(SALIDA_CADUCADA, volver))
  redirect(sesion.debeCambiarClave ? rutas.cambiarClave() : conVolver(landingOf(sesion.roles), volver))
}
