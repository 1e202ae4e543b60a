import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { AskPapeles } from '@/components/medico/ask-papeles'
import { OwnRequests } from '@/components/medico/own-requests'
import { Section } from '@/components/medico/section'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { PageHeader } from '@/components/shell/page-header'
import { traerOfrecidos, traerPropios } from '@/contract/papel-pedido'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Pedir un papel' }

const ABIERTAS: readonly unknown[] = ['porPagar', 'enTramite', 'seEmite', 'enEspera']

export default async function PedirPapelPage() {
  const { matriculadoID, permisos, hay } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const [leidos, suyos] = await Promise.all([readApi(traerOfrecidos, {}), readApi(traerPropios, {})])
  const [ofrecidos, propios] = [orLeave(leidos), orLeave(suyos)]
  const abiertos = (propios.ok ? propios.datos : []).filter(({ situacion }) => ABIERTAS.includes(situacion))
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Pedir un papel" back={rutas.inicioMatriculado()} />
      {propios.ok ? (
        <OwnRequests
          pedidos={propios.datos}
          matriculadoID={matriculadoID}
          emisor={await emisor()}
          paga={hay.pasarela !== null}
        />
      ) : (
        <ReadFailure falla={propios} ruta="/papel_pedido/traerPropios" entrada={{}} que="lo que pidió" />
      )}
      <Section id="ofrecidos" title="Los que puede pedir">
        {ofrecidos.ok ? (
          <AskPapeles
            ofrecidos={ofrecidos.datos}
            pedidos={new Set(abiertos.map(({ tipoCertificadoID }) => tipoCertificadoID))}
          />
        ) : (
          <ReadFailure
            falla={ofrecidos}
            ruta="/papel_pedido/traerOfrecidos"
            entrada={{}}
            que="los papeles que puede pedir"
          />
        )}
      </Section>
    </div>
  )
}
