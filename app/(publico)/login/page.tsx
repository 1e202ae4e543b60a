import { Info } from 'lucide-react'
import type { Metadata } from 'next'
import { LoginForm } from '@/components/sesion/login-form'
import { Card } from '@/components/ui/card'
import { SESION_CADUCADA } from '@/contract/mensajes'
import { entorno } from '@/lib/entorno'
import { goHomeIfAlive } from '@/lib/llegada'
import type { Busqueda } from '@/lib/pantalla'

export const metadata: Metadata = { title: 'Iniciar sesión' }

export default async function LoginPage({ searchParams }: { searchParams: Busqueda }) {
  await goHomeIfAlive()
  const { aviso } = await searchParams
  const { SISTEMA_NOMBRE, PADRON_REGISTRO } = entorno()
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm">
        <h1 className="mb-5 text-center text-xl font-semibold tracking-tight">{SISTEMA_NOMBRE}</h1>
        {aviso === 'caducada' && (
          <p
            role="status"
            className="mb-4 flex gap-2 rounded-lg border bg-primary-tint px-3 py-2.5 text-primary-ink"
          >
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {SESION_CADUCADA}
          </p>
        )}
        <Card className="raised px-6 py-6">
          <LoginForm />
        </Card>
        {PADRON_REGISTRO === 'demo' && (
          <p className="mt-4 text-center text-soft">
            Datos de demostración: ninguna persona ni importe es real.
          </p>
        )}
      </div>
    </main>
  )
}
