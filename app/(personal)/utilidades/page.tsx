import type { Metadata } from 'next'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Utilidades' }

/** The bank and insurance files will be reached from here (S1 2.3); until one is, no card leads to this hub. */
export default async function UtilidadesPage() {
  await exigir('utilidades.ver')
  return <Hub title="Utilidades" back={rutas.varios()} cards={[]} />
}
