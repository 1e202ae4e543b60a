import type { Metadata } from 'next'
import { LoginForm } from '@/components/acceso/sesion/login-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { SESION_CADUCADA } from '@/contract/mensajes'
import { CLAVE_GENERADA } from '@/contract/sesion'
import { goHomeIfAlive } from '@/lib/llegada'
import type { Busqueda } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { VOLVER, conVolver } from '@/lib/volver'

export const metadata: Metadata = { title: 'Iniciar sesión' }

/** Why somebody was sent here, by the address's word. */
const AVISOS = new Map([
  ['caducada', SESION_CADUCADA],
  ['clave', CLAVE_GENERADA],
])

export default async function LoginPage({ searchParams }: { searchParams: Busqueda }) {
  const { aviso, [VOLVER]: volver } = await searchParams
  await goHomeIfAlive(volver)
  return (
    <PublicFrame aviso={AVISOS.get(String(aviso))}>
      <LoginForm destino={conVolver(rutas.raiz(), volver)} />
    </PublicFrame>
  )
}
