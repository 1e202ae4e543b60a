'use client'

import { ErrorPage, type ErrorPageProps } from '@/components/espera/error-page'
import { rutas } from '@/lib/routes'

/** Inside the shell, so that menu and session stay. The root knows each person's landing. */
export default function CuentaError(props: ErrorPageProps) {
  return <ErrorPage {...props} inicio={rutas.raiz()} />
}
