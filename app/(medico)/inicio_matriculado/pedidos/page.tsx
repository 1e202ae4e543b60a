import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { OfferedList } from '@/components/medico/solicitud/offered-list'
import { OwnList } from '@/components/medico/solicitud/own-list'
import { Section } from '@/components/medico/section'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { PageHeader } from '@/components/shell/page-header'
import { traerOfrecidas, traerPropias } from '@/contract/solicitud-propia'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Pedidos al Consejo' }

export default async function PedidosPage() {
  const { matriculadoID, permisos } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const [leidas, suyas] = await Promise.all([readApi(traerOfrecidas, {}), readApi(traerPropias, {})])
  const [ofrecidas, propias] = [orLeave(leidas), orLeave(suyas)]
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Pedidos al Consejo" back={rutas.inicioMatriculado()} />
      {propias.ok ? (
        <OwnList solicitudes={propias.datos} />
      ) : (
        <ReadFailure falla={propias} ruta="/solicitud/traerPropias" entrada={{}} que="sus pedidos" />
      )}
      <Section id="ofrecidas" title="Lo que puede pedir">
        {ofrecidas.ok ? (
          <OfferedList ofrecidas={ofrecidas.datos} />
        ) : (
          <ReadFailure
            falla={ofrecidas}
            ruta="/solicitud/traerOfrecidas"
            entrada={{}}
            que="lo que puede pedir"
          />
        )}
      </Section>
    </div>
  )
}
