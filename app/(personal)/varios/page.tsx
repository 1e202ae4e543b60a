import type { Metadata } from 'next'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { variosCards } from '@/components/inicio/varios-cards'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Ajustes y Utilidades' }

export default async function VariosPage() {
  const { permisos, hay } = await requireSession('varios.ver')
  return <Hub title="Ajustes y Utilidades" back={rutas.inicio()} cards={variosCards(permisos, hay)} />
}
