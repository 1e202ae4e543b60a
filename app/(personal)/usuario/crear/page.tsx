import type { Metadata } from 'next'
import { UserEditor } from '@/components/acceso/usuario/user-editor'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Nuevo Usuario' }

export default async function CrearUsuarioPage() {
  await exigir('usuarios.administrar')
  return <UserEditor />
}
