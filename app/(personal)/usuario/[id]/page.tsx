import type { Metadata } from 'next'
import { UserEditor } from '@/components/acceso/usuario/user-editor'
import { readId } from '@/lib/pantalla'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Editar el usuario' }

export default async function UsuarioPage({ params }: { params: Promise<{ id: string }> }) {
  const { personaID } = await exigir('usuarios.administrar')
  return <UserEditor id={readId((await params).id)} self={personaID} />
}
