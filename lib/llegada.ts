import 'server-only'
import { redirect } from 'next/navigation'
import { landingOf } from '@/domain/roles'
import { verificarSesion } from '@/lib/api/verificar'
import { rutas } from '@/lib/rutas'
import { SALIDA_CADUCADA } from '@/lib/salida'
import { leerSesion } from '@/lib/sesion'

/**
 * /login and / with a session that the API takes go to the landing (D6). One that it refuses is cleared; when it does
 * not say, the page is shown as if there were none.
 */
export async function goHomeIfAlive(): Promise<void> {
  const sesion = await leerSesion()
  if (!sesion) return
  const estado = await verificarSesion(sesion)
  if (estado === 'viva') redirect(sesion.debeCambiarClave ? rutas.cambiarClave() : landingOf(sesion.roles))
  if (estado === 'muerta') redirect(SALIDA_CADUCADA)
}
