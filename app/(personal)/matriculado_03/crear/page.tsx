import type { Metadata } from 'next'
import { AltaScreen } from '@/components/padron/alta/alta-screen'
import { TITULOS } from '@/components/padron/alta/fields'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: TITULOS.academico }

export default async function CrearAcademicoPage() {
  const sesion = await requireSession('padron.crear')
  return <AltaScreen sesion={sesion} />
}
