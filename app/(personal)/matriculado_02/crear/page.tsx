import type { Metadata } from 'next'
import { AltaScreen } from '@/components/padron/alta/alta-screen'
import { TITULOS } from '@/components/padron/alta/fields'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: TITULOS.personal }

export default async function CrearPersonalPage() {
  const sesion = await exigir('padron.crear')
  return <AltaScreen sesion={sesion} />
}
