import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { OwnSolicitud } from '@/components/medico/solicitud/own-solicitud'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { PageHeader } from '@/components/shell/page-header'
import { traerPropia } from '@/contract/solicitud-propia'
import { readApi } from '@/lib/api/client'
import { orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Pedido al Consejo' }

export default async function PedidoPage({ params }: { params: Promise<{ id: string }> }) {
  const { matriculadoID, permisos } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const entrada = { solicitudID: readId((await params).id) }
  const leida = orNotFound(await readApi(traerPropia, entrada))
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={leida.ok ? (leida.datos.nombre ?? 'Pedido') : 'Pedido'} back={rutas.misPedidos()} />
      {leida.ok ? (
        <OwnSolicitud solicitud={leida.datos} />
      ) : (
        <ReadFailure falla={leida} ruta="/solicitud/traerPropia" entrada={entrada} que="el pedido" />
      )}
    </div>
  )
}
