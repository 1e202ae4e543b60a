'use client'

import { ErrorPage, type ErrorPageProps } from '@/components/espera/error-page'
import { rutas } from '@/lib/routes'

export default function RootError(props: ErrorPageProps) {
  return (
    <main>
      <ErrorPage {...props} inicio={rutas.raiz()} />
    </main>
  )
}
