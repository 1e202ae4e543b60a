import type { Metadata } from 'next'
import { NextSteps } from '@/components/espera/next-steps'
import { NotFoundFrame } from '@/components/shell/frames'
import { landingOf } from '@/domain/roles'
import { entorno } from '@/lib/entorno'
import { rutas } from '@/lib/rutas'
import { leerSesion } from '@/lib/sesion'

const TITULO = 'Página no encontrada'

/** The title of the first HTML; in the browser the page sets its own. */
export const metadata: Metadata = { title: TITULO }

/** Keeps the session and leads to the person's landing. */
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
