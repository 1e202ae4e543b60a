import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChooseWithCode } from '@/components/acceso/sesion/choose-with-code'
import { FirstAccessForm } from '@/components/acceso/sesion/first-access-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { isPropio } from '@/lib/api/servidor'
import { rutas } from '@/lib/routes'
import { CODE_STEP } from '@/lib/code-step'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'Primer acceso' }

export default async function PrimerAccesoPage({ searchParams }: { searchParams: Busqueda }) {
  if (!(await isPropio())) notFound()
  const { paso } = await searchParams
  return (
    <PublicFrame>
      {paso === CODE_STEP ? <ChooseWithCode otro={rutas.primerAcceso()} /> : <FirstAccessForm />}
    </PublicFrame>
  )
}
