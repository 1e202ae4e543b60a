import type { Metadata } from 'next'
import { UserEditor } from '@/components/acceso/usuario/user-editor'
import { readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Editar el usuario' }

export default async function UsuarioPage({ params }: { params: Promise<{ id: string }> }) {
  const { personaID, hay } = await requireSession('usuarios.administrar')
  return <UserEditor id={readId((await params).id)} self={personaID} ampliado={hay.propio} />
}
