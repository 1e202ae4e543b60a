import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { LastResults } from '@/components/debitos/rendicion/last-results'
import { hubCards } from '@/components/inicio/hub-cards'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Utilidades' }

export default async function UtilidadesPage() {
  const { permisos, hay } = await requireSession('utilidades.ver')
  return (
    <Hub title="Utilidades" back={rutas.varios()} cards={hubCards('utilidades', permisos, hay)}>
      {hay.propio && permisos.has('debitos.rondas') && (
        <Suspense>
          <LastResults />
        </Suspense>
      )}
    </Hub>
  )
}
