import type { Metadata } from 'next'
import { ActoScreen } from '@/components/catalogos/acto/acto-screen'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/acto'
import { firmante } from '@/contract/catalogo/seleccion'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Resolución' }

export default async function ResolucionPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await requireSession('actos.ver')
  const id = readId((await params).id)
  const leido = orNotFound(await readApi(traerDatos, { id }))
  if (!leido.ok)
    return (
      <>
        <PageHeader title="Resolución" back={rutas.resoluciones()} />
        <ReadFailure falla={leido} ruta="/acto/traerDatos" entrada={{ id }} que="la resolución" />
      </>
    )
  const redacta = permisos.has('actos.redactar')
  const acto = leido.datos
  const edits = redacta && acto.estado === 'borrador'
  const firmantes = edits ? await readApi(firmante, {}) : undefined
  return (
    <ActoScreen {...{ acto, redacta, permisos }} firmantes={firmantes?.ok ? firmantes.datos : undefined} />
  )
}
