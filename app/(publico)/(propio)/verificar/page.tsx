import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { CodeForm } from '@/components/credenciales/papel/code-form'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'Verificar un papel' }

export default async function VerificarPage({ searchParams }: { searchParams: Busqueda }) {
  const { codigo } = await searchParams
  const typed = typeof codigo === 'string' ? codigo.replace(/[^\p{L}\d]/gu, '').slice(0, 40) : ''
  if (/^[A-Za-z0-9]+$/.test(typed)) redirect(rutas.verificarPapel(typed))
  return (
    <PublicFrame>
      <CodeForm {...(codigo !== undefined && { error: 'Ingrese el código que está en el papel' })} />
    </PublicFrame>
  )
}
