import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NotFoundScreen } from '@/components/acceso/sesion/lost-screens'
import { landingOf } from '@/domain/roles'
import { alcance } from '@/lib/api/servidor'
import { PLACE_HEADER } from '@/lib/come-back'
import { environment } from '@/lib/environment'
import { isUnfilled } from '@/lib/own-screens'
import { rutas } from '@/lib/routes'
import { screenAt } from '@/lib/screen-addresses'
import { readSession } from '@/lib/session'

const TITULO = 'Página no encontrada'
const SIN_SERVIDOR = 'No está disponible con este servidor'

export const metadata: Metadata = { title: TITULO }

/** Keeps the session and leads to the person's landing. */
export async function NotFoundPage() {
  const sesion = await readSession()
  const unfilled = sesion !== null && (await isOfAnotherServer())
  return (
    <NotFoundScreen
      sinServidor={unfilled}
      titulo={`${unfilled ? SIN_SERVIDOR : TITULO} · ${environment().SISTEMA_NOMBRE}`}
      inicio={sesion ? landingOf(sesion.roles) : rutas.raiz()}
    />
  )
}

/** The address is one of the specification's, and only our own server fills its screen. */
async function isOfAnotherServer(): Promise<boolean> {
  const lugar = (await headers()).get(PLACE_HEADER)?.split('?')[0] ?? ''
  const nombre = screenAt(lugar)
  return nombre !== undefined && isUnfilled(nombre, await alcance())
}
