import type { Metadata } from 'next'
import Link from 'next/link'
import { LoginForm } from '@/components/acceso/sesion/login-form'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { SESION_CADUCADA } from '@/contract/fixed-texts'
import { CLAVE_GENERADA } from '@/contract/sesion'
import { isPropio } from '@/lib/api/servidor'
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
      {(await isPropio()) && (
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-t pt-3">
          <Link href={rutas.recuperarClave()} prefetch={false} className="link">
            Olvidé mi contraseña
          </Link>
          <Link href={rutas.primerAcceso()} prefetch={false} className="link">
            Primer acceso de un médico
          </Link>
        </p>
      )}
    </PublicFrame>
  )
}
