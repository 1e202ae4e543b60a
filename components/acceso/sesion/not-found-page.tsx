import type { Metadata } from 'next'
import { NextSteps } from '@/components/espera/next-steps'
import { NotFoundFrame } from '@/components/shell/frames'
import { landingOf } from '@/domain/roles'
import { entorno } from '@/lib/entorno'
import { rutas } from '@/lib/rutas'
import { leerSesion } from '@/lib/sesion'

const TITULO = 'Página no encontrada'

/** Of the HTML as it comes, once the files that show this page export it; in the browser its own title stands instead. */
export const metadata: Metadata = { title: TITULO }

/** 404: the session is kept, and the way on is where this person begins. */
export async function NotFoundPage() {
  const sesion = await leerSesion()
  return (
    <>
      <title>{`${TITULO} · ${entorno().SISTEMA_NOMBRE}`}</title>
      <NotFoundFrame>
        <NextSteps inicio={sesion ? landingOf(sesion.roles) : rutas.raiz()} />
      </NotFoundFrame>
    </>
  )
}
