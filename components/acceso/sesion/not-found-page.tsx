import type { Metadata } from 'next'
import { NextSteps } from '@/components/espera/next-steps'
import { NotFoundFrame } from '@/components/shell/frames'
import { landingOf } from '@/domain/roles'
import { environment } from '@/lib/environment'
import { rutas } from '@/lib/routes'
import { readSession } from '@/lib/session'

const TITULO = 'Página no encontrada'

/** The title of the first HTML; in the browser the page sets its own. */
export const metadata: Metadata = { title: TITULO }

/** Keeps the session and leads to the person's landing. */
export async function NotFoundPage() {
  const sesion = await readSession()
  return (
    <>
      <title>{`${TITULO} · ${environment().SISTEMA_NOMBRE}`}</title>
      <NotFoundFrame>
        <NextSteps inicio={sesion ? landingOf(sesion.roles) : rutas.raiz()} />
      </NotFoundFrame>
    </>
  )
}
