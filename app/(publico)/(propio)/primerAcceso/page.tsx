import type { Metadata } from 'next'
import { ChooseWithCode } from '@/components/acceso/sesion/choose-with-code'
import { FirstAccessForm } from '@/components/acceso/sesion/first-access-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { rutas } from '@/lib/routes'
import { CODE_STEP } from '@/lib/code-step'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'Primer acceso' }

export default async function PrimerAccesoPage({ searchParams }: { searchParams: Busqueda }) {
  const { paso } = await searchParams
  return (
    <PublicFrame>
      {paso === CODE_STEP ? <ChooseWithCode otro={rutas.primerAcceso()} /> : <FirstAccessForm />}
    </PublicFrame>
  )
}
