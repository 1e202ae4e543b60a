'use client'

import { ErrorPage, type ErrorPageProps } from '@/components/espera/error-page'
import { rutas } from '@/lib/rutas'

/** Inside the shell: menu and session stay. */
export default function PersonalError(props: ErrorPageProps) {
  return <ErrorPage {...props} inicio={rutas.inicio()} />
}
