import type { Metadata } from 'next'
import { ChooseWithCode } from '@/components/acceso/sesion/choose-with-code'
import { ForgottenForm } from '@/components/acceso/sesion/forgotten-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { rutas } from '@/lib/routes'
import { CODE_STEP } from '@/lib/code-step'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'Olvidé mi contraseña' }

export default async function RecuperarClavePage({ searchParams }: { searchParams: Busqueda }) {
  const { paso } = await searchParams
  return (
    <PublicFrame>
      {paso === CODE_STEP ? <ChooseWithCode otro={rutas.recuperarClave()} /> : <ForgottenForm />}
    </PublicFrame>
  )
}
