import type { Metadata } from 'next'
import { catalogueCards, Hub } from '@/components/catalogo/hub'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Ajustes Avanzados' }

export default async function AjustesAvanzadosPage() {
  await exigir('catalogos.administrar')
  return <Hub title="Ajustes Avanzados" back={rutas.varios()} cards={catalogueCards('avanzados')} />
}
