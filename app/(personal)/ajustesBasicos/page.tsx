import type { Metadata } from 'next'
import { catalogueCards, Hub } from '@/components/catalogo/hub'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Ajustes Basicos' }

export default async function AjustesBasicosPage() {
  await exigir('catalogos.administrar')
  return <Hub title="Ajustes Basicos" back={rutas.varios()} cards={catalogueCards('basicos')} />
}
