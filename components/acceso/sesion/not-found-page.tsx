import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/acceso/sesion/lost-screens'
import { landingOf } from '@/domain/roles'
import { environment } from '@/lib/environment'
import { rutas } from '@/lib/routes'
import { readSession } from '@/lib/session'

const TITULO = 'Página no encontrada'

export const metadata: Metadata = { title: TITULO }

/** Keeps the session and leads to the person's landing. */
export async function NotFoundPage() {
  const sesion = await readSession()
  return (
    <NotFoundScreen
      titulo={`${TITULO} · ${environment().SISTEMA_NOMBRE}`}
      inicio={sesion ? landingOf(sesion.roles) : rutas.raiz()}
    />
  )
}
