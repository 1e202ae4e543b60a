import type { Metadata } from 'next'
import { LoginForm } from '@/components/acceso/sesion/login-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { SESION_CADUCADA } from '@/contract/fixed-texts'
import { CLAVE_GENERADA } from '@/contract/sesion'
import { goHomeIfAlive } from '@/lib/arrival'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { COME_BACK, withComeBack } from '@/lib/come-back'

export const metadata: Metadata = { title: 'Iniciar sesión' }

/** Why somebody was sent here, by the address's word. */
const AVISOS = new Map([
  ['caducada', SESION_CADUCADA],
  ['clave', CLAVE_GENERADA],
])

export default async function LoginPage({ searchParams }: { searchParams: Busqueda }) {
  const { aviso, [COME_BACK]: volver } = await searchParams
  await goHomeIfAlive(volver)
  return (
    <PublicFrame aviso={AVISOS.get(String(aviso))}>
      <LoginForm destino={withComeBack(rutas.raiz(), volver)} />
    </PublicFrame>
  )
}
