import type { Metadata } from 'next'
import { OwnNotices } from '@/components/avisos/rehuso/own-notices'
import { ReadFailure } from '@/components/espera/read-failure'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { PageHeader } from '@/components/shell/page-header'
import { traerPropios } from '@/contract/aviso-rehusado'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Mis avisos' }

export default async function MisAvisosPage() {
  const { matriculadoID, permisos } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const leidos = orLeave(await readApi(traerPropios, {}))
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Mis avisos" back={rutas.inicioMatriculado()} />
      {leidos.ok ? (
        <OwnNotices avisos={leidos.datos} />
      ) : (
        <ReadFailure falla={leidos} ruta="/aviso_rehusado/traerPropios" entrada={{}} que="sus avisos" />
      )}
    </div>
  )
}
