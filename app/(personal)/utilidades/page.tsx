import type { Metadata } from 'next'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Utilidades' }

/** Bank and insurance files will be reached from here; until then no card leads to this hub. */
export default async function UtilidadesPage() {
  await requireSession('utilidades.ver')
  return <Hub title="Utilidades" back={rutas.varios()} cards={[]} />
}
