import type { Metadata } from 'next'
import { ChangePasswordForm } from '@/components/acceso/sesion/change-password-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { CLAVE_NO_GENERADA } from '@/contract/sesion'
import { passwordRule } from '@/lib/api/password-rule'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Elegir contraseña' }

export default async function CambiarClavePage() {
  const { usuario } = await requireSession('clave.cambiar')
  return (
    <PublicFrame>
      <ChangePasswordForm usuario={usuario} fracaso={CLAVE_NO_GENERADA} regla={await passwordRule()} />
    </PublicFrame>
  )
}
