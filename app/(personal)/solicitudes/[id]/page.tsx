import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { SolicitudScreen } from '@/components/medico/solicitud/solicitud-screen'
import { PageHeader } from '@/components/shell/page-header'
import { traerDatos } from '@/contract/solicitud'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Solicitud' }

export default async function SolicitudPage({ params }: { params: Promise<{ id: string }> }) {
  await requireSession('solicitudes.ver')
  const id = readId((await params).id)
  const leido = orNotFound(await readApi(traerDatos, { id }))
  if (leido.ok) return <SolicitudScreen solicitud={leido.datos} />
  return (
    <>
      <PageHeader title="Solicitud" back={rutas.solicitudes()} />
      <ReadFailure falla={leido} ruta="/solicitud/traerDatos" entrada={{ id }} que="la solicitud" />
    </>
  )
}
