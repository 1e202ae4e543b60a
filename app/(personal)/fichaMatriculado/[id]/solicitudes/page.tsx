import type { Metadata } from 'next'
import { contentOf } from '@/components/espera/content-of'
import { NewSolicitudButton } from '@/components/medico/solicitud/new-button'
import { SolicitudesOfMatriculado } from '@/components/medico/solicitud/of-matriculado'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerDe } from '@/contract/solicitud'
import { readApi } from '@/lib/api/client'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Solicitudes' }

export default async function SolicitudesDeMatriculadoPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await requireSession('solicitudes.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const [quien, lista] = await Promise.all([readApi(traerDatosBasicos, entrada), readApi(traerDe, entrada)])
  const datos = knownMatriculado(orNotFound(quien))
  return (
    <>
      <MatriculadoHeader pantalla="Solicitudes" {...entrada} datos={datos} />
      {datos && permisos.has('solicitudes.resolver') && (
        <div className="mb-4 flex justify-end" data-print="hide">
          <NewSolicitudButton {...entrada} />
        </div>
      )}
      <SolicitudesOfMatriculado
        content={contentOf(orLeave(lista), { ruta: '/solicitud/traerDe', entrada, que: 'las solicitudes' })}
        address={{ path: rutas.solicitudesDeMatriculado(entrada.matriculadoID), params: {} }}
      />
    </>
  )
}
