import 'server-only'
import { redirect } from 'next/navigation'
import { landingOf } from '@/domain/roles'
import { isRefused } from '@/lib/api/session-check'
import { rutas } from '@/lib/routes'
import { EXPIRED_EXIT } from '@/lib/sign-out-routes'
import { readSession } from '@/lib/session'
import { withComeBack } from '@/lib/come-back'

/**
 * Leads from /login and / to the landing. A session that the API refuses is cleared. An API that does not answer
 * keeps nobody before an empty form: the landing tells what it waits for.
 */
export async function goHomeIfAlive(volver: unknown): Promise<void> {
  const sesion = await readSession()
  if (!sesion) return
  if (await isRefused(sesion)) redirect(withComeBack(EXPIRED_EXIT, volver))
  if (sesion.debeSegundoFactor) redirect(rutas.miCuenta())
  redirect(sesion.debeCambiarClave ? rutas.cambiarClave() : withComeBack(landingOf(sesion.roles), volver))
}
