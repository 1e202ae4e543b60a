'use client'

import { ErrorPage, type ErrorPageProps } from '@/components/espera/error-page'
import { rutas } from '@/lib/routes'

export default function MedicoError(props: ErrorPageProps) {
  return <ErrorPage {...props} inicio={rutas.inicioMatriculado()} />
}
