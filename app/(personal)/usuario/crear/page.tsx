import type { Metadata } from 'next'
import { UsuarioEditor } from '@/components/acceso/usuario/usuario-editor'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Nuevo Usuario' }

export default async function CrearUsuarioPage() {
  const { hay } = await requireSession('usuarios.administrar')
  return <UsuarioEditor ampliado={hay.propio} />
}
