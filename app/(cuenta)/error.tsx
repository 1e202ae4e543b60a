'use client'

import { ErrorPage, type ErrorPageProps } from '@/components/espera/error-page'
import { rutas } from '@/lib/rutas'

/** Inside the shell: menu and session stay. Anybody's screens: the root knows each one's landing. */
export default function CuentaError(props: ErrorPageProps) {
  return <ErrorPage {...props} inicio={rutas.raiz()} />
}
