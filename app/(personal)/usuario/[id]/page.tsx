import type { Metadata } from 'next'
import { UsuarioEditor } from '@/components/acceso/usuario/usuario-editor'
import { readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Editar el usuario' }

export default async function UsuarioPage({ params }: { params: Promise<{ id: string }> }) {
  const { personaID, hay } = await requireSession('usuarios.administrar')
  return <UsuarioEditor id={readId((await params).id)} self={personaID} ampliado={hay.propio} />
}
