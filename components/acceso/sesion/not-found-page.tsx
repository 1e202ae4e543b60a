import { NextSteps } from '@/components/espera/next-steps'
import { NotFoundFrame } from '@/components/shell/frames'
import { landingOf } from '@/domain/roles'
import { rutas } from '@/lib/rutas'
import { leerSesion } from '@/lib/sesion'

/** 404: the session is kept, and the way on is where this person begins. */
export async function NotFoundPage() {
  const sesion = await leerSesion()
  return (
    <>
      <title>Página no encontrada</title>
      <NotFoundFrame>
        <NextSteps inicio={sesion ? landingOf(sesion.roles) : rutas.raiz()} />
      </NotFoundFrame>
    </>
  )
}
