import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { OwnVisits } from '@/components/medico/own-visits'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { PageHeader } from '@/components/shell/page-header'
import { traerAccesos } from '@/contract/medico'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Quién vio o cambió mis datos' }

export default async function MisAccesosPage() {
  const { matriculadoID, permisos } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const leidos = orLeave(await readApi(traerAccesos, {}))
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Quién vio o cambió mis datos" back={rutas.inicioMatriculado()} />
      <p className="mb-4 text-muted-foreground">
        Lo de este año: cada día, qué puesto del Consejo abrió su ficha y qué hizo con sus datos. Verlo en una
        lista entre otros no se anota.
      </p>
      {leidos.ok ? (
        <OwnVisits accesos={leidos.datos} />
      ) : (
        <ReadFailure falla={leidos} ruta="/medico/traerAccesos" entrada={{}} que="quién vio sus datos" />
      )}
    </div>
  )
}
