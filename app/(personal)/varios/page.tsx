import type { Metadata } from 'next'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { hubCards } from '@/components/inicio/hub-cards'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Varios' }

export default async function VariosPage() {
  const { permisos, hay } = await requireSession('varios.ver')
  return (
    <Hub
      title="Varios"
      subtitle="Ajustes y Utilidades"
      back={rutas.inicio()}
      cards={hubCards('varios', permisos, hay)}
    />
  )
}
