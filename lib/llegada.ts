import 'server-only'
import { redirect } from 'next/navigation'
import { landingOf } from '@/domain/roles'
import { isRefused } from '@/lib/api/verificar'
import { rutas } from '@/lib/rutas'
import { SALIDA_CADUCADA } from '@/lib/salida'
import { leerSesion } from '@/lib/sesion'
import { conVolver } from '@/lib/volver'

/**
 * Leads from /login and / to the landing. A session that the API refuses is cleared. An API that does not answer
 * keeps nobody before an empty form: the landing tells what it waits for.
 */
export async function goHomeIfAlive(volver: unknown): Promise<void> {
  const sesion = await leerSesion()
  if (!sesion) return
  if (await isRefused(sesion)) redirect(conVolver(SALIDA_CADUCADA, volver))
  redirect(sesion.debeCambiarClave ? rutas.cambiarClave() : conVolver(landingOf(sesion.roles), volver))
}
