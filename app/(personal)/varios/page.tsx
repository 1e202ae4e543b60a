import type { Metadata } from 'next'
import { Hub } from '@/components/catalogos/catalogo/hub'
import { hubCards } from '@/components/inicio/hub-cards'
import { traer } from '@/contract/mudanza'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Varios' }

export default async function VariosPage() {
  const { permisos, hay } = await requireSession('varios.ver')
  const moved = permisos.has('mudanza.ver') ? orLeave(await readApi(traer, {})) : undefined
  return (
    <Hub
      title="Varios"
      subtitle="Ajustes y Utilidades"
      back={rutas.inicio()}
      cards={hubCards('varios', permisos, hay, moved?.ok && moved.datos.mudanza ? ['mudanza'] : [])}
    />
  )
}
