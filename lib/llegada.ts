import 'server-only'
import { redirect } from 'next/navigation'
import { landingOf } from '@/domain/roles'
import { isRefused } from '@/lib/api/verificar'
import { rutas } from '@/lib/rutas'
import { SALIDA_CADUCADA } from '@/lib/salida'
import { leerSesion } from '@/lib/sesion'

/**
 * /login and / with a session go to the landing, unless the API refuses it: then it is cleared (D6). An API that does not
 * say keeps nobody before an empty form: the landing tells what it waits for.
 */
export async function goHomeIfAlive(): Promise<void> {
  const sesion = await leerSesion()
  if (!sesion) return
  if (await isRefused(sesion)) redirect(SALIDA_CADUCADA)
  redirect(sesion.debeCambiarClave ? rutas.cambiarClave() : landingOf(sesion.roles))
}
