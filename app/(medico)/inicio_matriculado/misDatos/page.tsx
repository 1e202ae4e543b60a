import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { OwnData } from '@/components/padron/propuesta/own-data'
import { PageHeader } from '@/components/shell/page-header'
import { traerPropias } from '@/contract/propuesta'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Proponer un cambio' }

export default async function MisDatosPage() {
  const { matriculadoID, permisos } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const leidos = orLeave(await readApi(traerPropias, {}))
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Proponer un cambio" back={rutas.inicioMatriculado()} />
      <p className="mb-4 text-muted-foreground">
        Proponga un cambio y el Consejo lo aprueba o le dice por qué no. Lo demás de su ficha se cambia en el
        Consejo.
      </p>
      {leidos.ok ? (
        <OwnData datos={leidos.datos} />
      ) : (
        <ReadFailure falla={leidos} ruta="/propuesta/traerPropias" entrada={{}} que="sus datos" />
      )}
    </div>
  )
}
