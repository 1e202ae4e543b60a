import type { Metadata } from 'next'
import { UserEditor } from '@/components/acceso/usuario/user-editor'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Nuevo Usuario' }

export default async function CrearUsuarioPage() {
  const { hay } = await requireSession('usuarios.administrar')
  return <UserEditor ampliado={hay.propio} />
}
